// The view that can be turned, labels over it, buttons and keys. All comes from the page itself.
(function () {
  'use strict';
  var byId = function (id) { return document.getElementById(id); };
  var scene = JSON.parse(byId('scene').textContent);
  var canvas = byId('canvas');
  var stage = byId('stage');
  var dark = window.matchMedia('(prefers-color-scheme: dark)');

  function canDraw() {
    try {
      var gl = document.createElement('canvas').getContext('webgl');
      if (!gl) return false;
      var loses = gl.getExtension('WEBGL_lose_context');
      if (loses) loses.loseContext();
      return true;
    } catch (error) {
      return false;
    }
  }
  if (!canDraw()) return;  // the page says so already, and has the picture
  byId('flat').hidden = true;
  byId('turning').hidden = false;

  var renderer = new THREE.WebGLRenderer({ canvas: canvas, antialias: true });
  renderer.gammaOutput = true;
  renderer.gammaFactor = 2.2;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = THREE.PCFSoftShadowMap;
  renderer.shadowMap.autoUpdate = false;
  var world = new THREE.Scene();

  var state = 0;  // which of the states is shown
  var shown = scene.states.map(function (one) { return one.shown; });
  var labels = [];
  var model, view, table;

  // ---- What is shown ------------------------------------------------------------------------

  function show() {
    scene.states.forEach(function (one, number) {
      one.levels.forEach(function (name, level) {
        var node = model.find(name);
        if (node) node.visible = number === state && level < shown[number];
      });
      var ruling = model.find(one.ruling);
      if (ruling) ruling.visible = number === state;
    });
    renderer.shadowMap.needsUpdate = true;
    write();
    changed();
  }

  function write() {
    var one = scene.states[state];
    var box = byId('labels');
    box.textContent = '';
    labels = [];
    one.labels.forEach(function (label) {
      if (label.level && one.levels.indexOf(label.level) >= shown[state]) return;
      var span = document.createElement('span');
      span.textContent = label.text;
      span.className = label.kind;
      if (label.kind === 'name') {  // dark enough on its pale paper
        span.style.color = 'rgb(' + label.ink.map(function (part) {
          return Math.round(part * 0.72);
        }).join(',') + ')';
      }
      box.appendChild(span);
      labels.push({ at: new THREE.Vector3().fromArray(label.at), span: span, kind: label.kind,
        outward: new THREE.Vector3().fromArray(label.outward),
        wide: span.offsetWidth, high: span.offsetHeight });
    });
  }

  // Where there is room for it: those told first come first.
  function placeLabels() {
    var wide = stage.clientWidth, high = stage.clientHeight;
    var taken = [];
    var point = new THREE.Vector3();
    labels.forEach(function (label) {
      point.copy(label.at).project(view.camera);
      var x = (point.x + 1) / 2 * wide, y = (1 - point.y) / 2 * high;
      var isSeen = isThisSide(label) && point.z < 1 && x > 0 && y > 0 && x < wide && y < high;
      var box = isSeen && roomFor(label, x, y, wide, high, taken);
      label.span.style.visibility = box ? 'visible' : 'hidden';
      if (!box) return;
      label.span.style.transform =
        'translate(' + box[0].toFixed(1) + 'px,' + box[1].toFixed(1) + 'px)';
      taken.push(box);
    });
  }

  // Marks are written on the sides of the board that look at the beholder; on a map on all.
  function isThisSide(label) {
    if (label.kind !== 'mark' || view.isMap()) return true;
    return view.camera.position.clone().sub(label.at).dot(label.outward) > 0;
  }

  // Beside a point, free of what is taken; nothing if there is no room.
  function roomFor(label, x, y, wide, high, taken) {
    var w = label.wide, h = label.high;
    if (label.kind === 'number' && !view.isMap()) return null;
    if (label.kind === 'number' || label.kind === 'mark') {
      return freeBox([x - w / 2, y - h / 2, x + w / 2, y + h / 2], taken);
    }
    var above = [x - w / 2, y - h - 12], below = [x - w / 2, y + 14];
    var places = [label.kind === 'decision' ? below : above,
      label.kind === 'decision' ? above : below, [x + 14, y - h / 2], [x - w - 14, y - h / 2]];
    for (var n = 0; n < places.length; ++n) {
      var left = Math.min(Math.max(places[n][0], 3), wide - w - 3);
      var top = Math.min(Math.max(places[n][1], 3), high - h - 3);
      var box = freeBox([left, top, left + w, top + h], taken);
      if (box && left >= 0) return box;
    }
    return null;
  }

  function freeBox(box, taken) {
    return taken.every(function (other) {
      return box[2] + 2 <= other[0] || box[0] >= other[2] + 2 || box[3] + 1 <= other[1] ||
        box[1] >= other[3] + 1;
    }) ? box : null;
  }

  // ---- Drawing, when something changed --------------------------------------------------------

  var isAsked = false;
  function changed() {
    if (isAsked) return;
    isAsked = true;
    window.requestAnimationFrame(function () {
      isAsked = false;
      renderer.render(world, view.camera);
      placeLabels();
      press();
      stage.setAttribute('data-frames', Number(stage.getAttribute('data-frames') || 0) + 1);
    });
  }

  function fit() {
    var wide = stage.clientWidth, high = stage.clientHeight;
    if (!wide || !high) return false;
    renderer.setPixelRatio(Math.min(window.devicePixelRatio || 1, 2));
    renderer.setSize(wide, high, false);
    view.camera.aspect = wide / high;
    view.camera.updateProjectionMatrix();
    return true;
  }

  function colourOfTable() {
    renderer.setClearColor(dark.matches ? 0x262c34 : 0xefece4);
    if (table) table.material.opacity = dark.matches ? 0.45 : 0.22;
    changed();
  }

  // ---- Buttons and keys -----------------------------------------------------------------------

  var buttons = [];

  function group(label) {
    var box = document.createElement('div');
    box.setAttribute('role', 'group');
    box.setAttribute('aria-label', label);
    byId('keys').appendChild(box);
    return box;
  }

  function button(box, text, label, act, isPressed) {
    var made = document.createElement('button');
    made.type = 'button';
    made.textContent = text;
    if (label) made.setAttribute('aria-label', label);
    made.addEventListener('click', act);
    box.appendChild(made);
    if (isPressed) buttons.push({ made: made, isPressed: isPressed });
    return made;
  }

  function press() {
    buttons.forEach(function (one) {
      one.made.setAttribute('aria-pressed', one.isPressed() ? 'true' : 'false');
    });
  }

  function levelButtons(box) {
    box.textContent = '';
    buttons = buttons.filter(function (one) { return one.made.parentNode; });
    var one = scene.states[state];
    var prefix = one.name ? one.name.length + 1 : 0;
    box.hidden = one.levels.length < 2;
    one.levels.forEach(function (name, level) {
      var isLast = level + 1 === one.levels.length;
      var short = name.slice(prefix);
      button(box, isLast ? 'All' : level === 0 ? short : 'to ' + short,
        isLast ? 'Show all' : 'Show up to ' + short,
        function () { shown[state] = level + 1; show(); },
        function () { return shown[state] === level + 1; });
    });
  }

  function addButtons() {
    var levels;
    if (scene.states.length > 1) {
      var states = group('Before or after');
      scene.states.forEach(function (one, number) {
        button(states, one.name, '', function () {
          state = number;
          levelButtons(levels);
          show();
        }, function () { return state === number; });
      });
    }
    levels = group('What is shown');
    levelButtons(levels);
    var camera = group('View');
    button(camera, 'Home', 'View as at first', view.home);
    button(camera, 'Map', 'View from above', view.map, function () { return view.isMap(); });
    button(camera, '+', 'Nearer', function () { view.zoom(0.8); });
    button(camera, '\u2212', 'Farther', function () { view.zoom(1.25); });
  }

  function step(by) {
    var most = scene.states[state].levels.length;
    shown[state] = Math.min(Math.max(shown[state] + by, 1), most);
    show();
  }

  var kTurn = Math.PI / 24;
  function knownKeys() {
    return {
      ArrowLeft: function (shift) { shift ? view.move(-1, 0) : view.turn(-kTurn, 0); },
      ArrowRight: function (shift) { shift ? view.move(1, 0) : view.turn(kTurn, 0); },
      ArrowUp: function (shift) { shift ? view.move(0, 1) : view.turn(0, -kTurn); },
      ArrowDown: function (shift) { shift ? view.move(0, -1) : view.turn(0, kTurn); },
      '+': function () { view.zoom(0.8); }, '=': function () { view.zoom(0.8); },
      '-': function () { view.zoom(1.25); },
      Home: view.home, '0': view.home, m: view.map, M: view.map,
      PageUp: function () { step(1); }, PageDown: function () { step(-1); }
    };
  }

  function listen() {
    var known = knownKeys();
    canvas.addEventListener('keydown', function (event) {
      if (event.ctrlKey || event.altKey || event.metaKey || !(event.key in known)) return;
      event.preventDefault();
      known[event.key](event.shiftKey);
    });
    window.addEventListener('resize', function () { if (fit()) changed(); });
    if (dark.addEventListener) dark.addEventListener('change', colourOfTable);
  }

  function bytes(text) {
    var raw = window.atob(text);
    var all = new Uint8Array(raw.length);
    for (var i = 0; i < raw.length; ++i) all[i] = raw.charCodeAt(i);
    return all.buffer;
  }

  new THREE.GLTFLoader().parse(bytes(byId('model').textContent), '', function (gltf) {
    model = parapetModel(gltf);
    view = parapetCamera(canvas, model, scene.towardsEye, changed);
    world.add(model.root);
    table = parapetLight(world, model, scene.towardsEye);
    fit();
    addButtons();
    listen();
    colourOfTable();
    show();
    view.home();
  }, function (error) {
    byId('turning').hidden = true;
    byId('flat').hidden = false;
    throw error;
  });
})();
