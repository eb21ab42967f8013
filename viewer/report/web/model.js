// A model of the page, made of a GLB: its nodes, dressed for drawing, and how large it is.
function parapetModel(gltf) {
  'use strict';
  var nodes = {};
  var bounds = new THREE.Box3();

  // Behind all that is solid.
  var kOrder = { 'paint': 11, 'blocker': 12, 'glow': 13, 'rim': 19, 'line': 20, 'mark rim': 30,
    'mark': 31 };

  // Each stud is written as a point with the way up for a normal.
  function studs(cloud, height, radius, sides) {
    var at = cloud.geometry.attributes.position;
    var up = cloud.geometry.attributes.normal;
    var colour = cloud.geometry.attributes.color;
    var scale = cloud.getWorldScale(new THREE.Vector3()).x;
    var places = [], colours = [];
    var p = new THREE.Vector3(), n = new THREE.Vector3(), u = new THREE.Vector3(),
      v = new THREE.Vector3();
    for (var i = 0; i < at.count; ++i) {
      p.set(at.getX(i), at.getY(i), at.getZ(i));
      n.set(up.getX(i), up.getY(i), up.getZ(i)).normalize();
      u.set(1, 0, 0);
      if (Math.abs(n.x) > 0.8) u.set(0, 0, 1);
      v.crossVectors(n, u).normalize();
      u.crossVectors(v, n);
      var rim = [], r = radius / scale, h = height / scale, k;
      for (k = 0; k <= sides; ++k) {
        var a = 2 * Math.PI * k / sides, c = Math.cos(a) * r, s = Math.sin(a) * r;
        rim.push([p.x + u.x * c + v.x * s, p.y + u.y * c + v.y * s, p.z + u.z * c + v.z * s]);
      }
      var lift = function (q) { return [q[0] + n.x * h, q[1] + n.y * h, q[2] + n.z * h]; };
      var middle = lift([p.x, p.y, p.z]);
      for (k = 0; k < sides; ++k) {
        var low = rim[k], next = rim[k + 1], high = lift(low), after = lift(next);
        places.push(low, high, next, next, high, after, middle, after, high);
      }
      for (k = 0; k < 9 * sides; ++k) {
        colours.push(colour.getX(i) / 255, colour.getY(i) / 255, colour.getZ(i) / 255);
      }
    }
    var flat = new Float32Array(places.length * 3);
    for (i = 0; i < places.length; ++i) flat.set(places[i], 3 * i);
    var geometry = new THREE.BufferGeometry();
    geometry.setAttribute('position', new THREE.BufferAttribute(flat, 3));
    geometry.setAttribute('color', new THREE.BufferAttribute(new Float32Array(colours), 3));
    // Whichever way the corners run, both sides are drawn.
    var material = new THREE.MeshStandardMaterial({ vertexColors: THREE.VertexColors,
      roughness: 1, metalness: 0, flatShading: true, side: THREE.DoubleSide });
    var mesh = new THREE.Mesh(geometry, material);
    mesh.receiveShadow = true;
    return mesh;
  }

  function dress(object) {
    var material = object.material;
    var name = material.name;
    if (object.isLineSegments) {
      object.renderOrder = 5;
      material.depthWrite = false;
      material.transparent = true;
      if (name === 'blocker lines') object.renderOrder = 14;
      return;
    }
    if (name in kOrder) object.renderOrder = kOrder[name];
    if (name === 'solid' || name === 'figure') {
      object.castShadow = true;
      object.receiveShadow = true;
      material.polygonOffset = true;
      material.polygonOffsetFactor = 1;
      material.polygonOffsetUnits = 1;
    } else if (material.transparent) {
      material.depthWrite = false;
    }
    if (name === 'mark' || name === 'mark rim') {
      material.depthTest = false;
      material.transparent = true;  // drawn after all that is solid
    }
    if (name === 'line') {  // once more, faint, where something hides it
      material.transparent = true;
      var faint = material.clone();
      faint.opacity = 0.4;
      faint.depthFunc = THREE.GreaterDepth;
      faint.depthWrite = false;
      var hidden = new THREE.Mesh(object.geometry, faint);
      hidden.renderOrder = 18;
      object.parent.add(hidden);
    }
    if (name === 'rim') material.transparent = true;
  }

  function find(name) { return nodes[THREE.PropertyBinding.sanitizeNodeName(name)]; }

  // The points of a node that a view of it has to take in.
  function measure(node) {
    var points = [];
    node.traverse(function (part) {
      if (!part.isMesh) return;
      var at = part.geometry.attributes.position;
      var step = Math.max(1, Math.floor(at.count / 1500));
      for (var i = 0; i < at.count; i += step) {
        var point = new THREE.Vector3(at.getX(i), at.getY(i), at.getZ(i));
        point.applyMatrix4(part.matrixWorld);
        points.push(point);
        bounds.expandByPoint(point);
      }
    });
    node.userData.points = points;
  }

  function shownPoints() {
    var points = [];
    gltf.scene.children.forEach(function (node) {
      if (node.visible) points = points.concat(node.userData.points);
    });
    return points;
  }

  var parts = [];
  gltf.scene.updateMatrixWorld(true);
  gltf.scene.traverse(function (object) { if (object.material) parts.push(object); });
  parts.forEach(function (part) {
    if (!part.isPoints) return dress(part);
    var made = studs(part, 17 / 320, 24 / 320, part.geometry.attributes.position.count > 1500 ?
      8 : 14);
    if (part.parent === gltf.scene) {  // it was the whole node
      made.position.copy(part.position);
      made.scale.copy(part.scale);
    }
    made.name = part.name;
    part.parent.add(made);
    part.parent.remove(part);
  });
  gltf.scene.children.forEach(function (node) { nodes[node.name] = node; });
  gltf.scene.updateMatrixWorld(true);
  gltf.scene.children.forEach(measure);
  return { root: gltf.scene, find: find, bounds: bounds, shownPoints: shownPoints };
}

// A sun beside him who looks from the first view, a sky, and a table that shadows fall on.
function parapetLight(world, model, towardsEye) {
  'use strict';
  var bounds = model.bounds;
  var radius = bounds.getSize(new THREE.Vector3()).length() / 2;
  var middle = bounds.getCenter(new THREE.Vector3());
  var eye = new THREE.Vector3().fromArray(towardsEye).setY(0).normalize();
  var left = new THREE.Vector3(-eye.z, 0, eye.x).negate();
  var way = left.multiplyScalar(-0.8).addScaledVector(eye, 0.28)
    .add(new THREE.Vector3(0, 1.15, 0)).normalize();
  var sky = new THREE.HemisphereLight(0xffffff, 0xb8ad9c, 0.62);
  world.add(sky);
  var sun = new THREE.DirectionalLight(0xfff3df, 0.58);
  sun.position.copy(middle).addScaledVector(way, radius * 2);
  sun.target.position.copy(middle);
  sun.castShadow = true;
  sun.shadow.mapSize.set(2048, 2048);
  sun.shadow.radius = 2.5;
  sun.shadow.bias = -0.0008;
  var box = sun.shadow.camera;
  box.left = box.bottom = -radius;
  box.right = box.top = radius;
  box.near = radius * 0.5;
  box.far = radius * 3.5;
  world.add(sun, sun.target);
  var table = new THREE.Mesh(new THREE.CircleBufferGeometry(radius * 12, 48),
    new THREE.ShadowMaterial({ opacity: 0.22 }));
  table.rotation.x = -Math.PI / 2;
  table.position.set(middle.x, bounds.min.y - 0.004, middle.z);
  table.receiveShadow = true;
  world.add(table);
  return table;
}
