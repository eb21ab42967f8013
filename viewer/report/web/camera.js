// The camera of the page: where it is, and the ways to move it. Calls `changed` when it moved.
function parapetCamera(canvas, model, towardsEye, changed) {
  'use strict';
  var camera = new THREE.PerspectiveCamera(35, 1, 0.1, 1000);
  var controls = new THREE.OrbitControls(camera, canvas);
  var isMap = false;
  controls.enableKeys = false;  // ours are those of the canvas alone
  controls.screenSpacePanning = true;
  controls.maxPolarAngle = Math.PI * 0.53;

  // As near as takes in all points, seen along `back`, whatever the shape of the canvas.
  function frame(back, up) {
    var right = new THREE.Vector3().crossVectors(up, back).normalize();
    var over = new THREE.Vector3().crossVectors(back, right);
    var tall = Math.tan(camera.fov * Math.PI / 360) * 0.93;
    var wide = tall * camera.aspect;
    var target = model.bounds.getCenter(new THREE.Vector3());
    var points = model.shownPoints();
    var away = 1;
    var offset = new THREE.Vector3();
    for (var round = 0; round < 6; ++round) {
      away = 0.1;
      points.forEach(function (point) {
        offset.subVectors(point, target);
        var near = offset.dot(back);
        away = Math.max(away, near + Math.abs(offset.dot(right)) / wide,
          near + Math.abs(offset.dot(over)) / tall);
      });
      var low = [9, 9], high = [-9, -9];
      points.forEach(function (point) {
        offset.subVectors(point, target);
        var depth = away - offset.dot(back);
        var x = offset.dot(right) / depth, y = offset.dot(over) / depth;
        low = [Math.min(low[0], x), Math.min(low[1], y)];
        high = [Math.max(high[0], x), Math.max(high[1], y)];
      });
      target.addScaledVector(right, (low[0] + high[0]) / 2 * away);
      target.addScaledVector(over, (low[1] + high[1]) / 2 * away);
    }
    controls.target.copy(target);
    camera.position.copy(target).addScaledVector(back, away);
    camera.near = away / 200;
    camera.far = away * 20;
    controls.minDistance = away / 12;
    controls.maxDistance = away * 4;
    camera.updateProjectionMatrix();
    controls.update();
  }

  function home() {
    isMap = false;
    frame(new THREE.Vector3().fromArray(towardsEye).normalize(), new THREE.Vector3(0, 1, 0));
    changed();
  }

  function map() {
    isMap = true;
    frame(new THREE.Vector3(0, 1, 0.0001).normalize(), new THREE.Vector3(0, 0, -1));
    changed();
  }

  function turn(aside, upwards) {
    var offset = new THREE.Vector3().subVectors(camera.position, controls.target);
    var place = new THREE.Spherical().setFromVector3(offset);
    place.theta += aside;
    place.phi = Math.min(Math.max(place.phi + upwards, 0.0001), controls.maxPolarAngle);
    camera.position.copy(controls.target).add(offset.setFromSpherical(place));
    isMap = isMap && upwards === 0;
    controls.update();
    changed();
  }

  function move(right, up) {
    var away = camera.position.distanceTo(controls.target) * 0.08;
    var way = new THREE.Vector3().setFromMatrixColumn(camera.matrix, 0).multiplyScalar(right * away);
    way.addScaledVector(new THREE.Vector3().setFromMatrixColumn(camera.matrix, 1), up * away);
    camera.position.add(way);
    controls.target.add(way);
    controls.update();
    changed();
  }

  function zoom(by) {
    var offset = new THREE.Vector3().subVectors(camera.position, controls.target);
    var length = Math.min(Math.max(offset.length() * by, controls.minDistance),
      controls.maxDistance);
    camera.position.copy(controls.target).add(offset.setLength(length));
    controls.update();
    changed();
  }

  // The wheel scrolls the page until the view is chosen.
  controls.enableZoom = false;
  canvas.addEventListener('focus', function () { controls.enableZoom = true; });
  canvas.addEventListener('blur', function () { controls.enableZoom = false; });
  ['mousedown', 'touchstart'].forEach(function (kind) {
    canvas.addEventListener(kind, function () { canvas.focus({ preventScroll: true }); },
      { capture: true, passive: true });
  });
  controls.addEventListener('change', changed);
  controls.addEventListener('start', function () { isMap = false; });

  return { camera: camera, home: home, map: map, turn: turn, move: move, zoom: zoom,
    isMap: function () { return isMap; } };
}
