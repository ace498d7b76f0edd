// Runs before the first paint and before anything that can fail, so it is not part of the bundle. In the oldest
// JavaScript, because it finds out whether a browser is too old.
// biome-ignore-all lint/complexity/useArrowFunction: older than arrows
// biome-ignore-all lint/style/useTemplate: older than templates
// biome-ignore-all format: no commas behind the last argument
(function () {
  var root = document.documentElement;
  // The full address of the base path, with a slash at its end.
  var base = document.querySelector("script[src$='/early.js']").src.replace(/early\.js$/, "");

  // The theme: the address first, then the last choice, else the system's. src/layout/theme.ts changes the choice.
  var inAddress = /[?&]theme=([^&]*)/.exec(location.search);
  var theme = inAddress ? inAddress[1] : null;
  try {
    if (!inAddress) theme = localStorage.getItem("theme");
  } catch (_error) {
    // Storage is switched off.
  }
  if (theme === "light" || theme === "dark") root.setAttribute("data-theme", theme);

  // The Content-Security-Policy refuses plain strings as code or HTML. Two kinds are needed: files of the build, for
  // workers, and engine.js.
  if (window.trustedTypes) {
    window.trustedTypes.createPolicy("default", {
      createScriptURL: function (url) {
        return url === base + "engine.js" || url.indexOf(base + "assets/") === 0 ? url : null;
      }
    });
  }

  // Few browsers need engine.js, which reads these attributes.
  function loadEngine(attribute) {
    if (root.hasAttribute(attribute)) return;
    root.setAttribute(attribute, "");
    addEngine();
  }

  function addEngine() {
    var script = document.createElement("script");
    script.src = base + "engine.js";
    // A server that is being updated answers later.
    script.onerror = function () {
      setTimeout(addEngine, 15000);
    };
    document.head.appendChild(script);
  }

  // What the page cannot do without and browsers have had since 2022 or later: README.md says in which versions.
  var needed = (
    "Array.prototype.at Array.prototype.findLast Array.prototype.toReversed Array.prototype.toSorted " +
    "Array.prototype.toSpliced AbortSignal.any AbortSignal.timeout CompressionStream Element.prototype.checkVisibility " +
    "HTMLDialogElement.prototype.showModal HTMLElement.prototype.showPopover HTMLElement.prototype.hidePopover " +
    "Intl.Segmenter Object.hasOwn String.prototype.isWellFormed String.prototype.toWellFormed " +
    "URLSearchParams.prototype.size"
  ).split(" ");

  function exists(path) {
    var names = path.split(".");
    var last = names.pop();
    var owner = names.reduce(function (one, name) {
      return Object(one)[name];
    }, window);
    return last in Object(owner);
  }

  function isTooOld() {
    return !("noModule" in document.createElement("script") && needed.every(exists));
  }

  // The gateway's own pages have no module, and work in any browser.
  document.addEventListener("DOMContentLoaded", function () {
    if (document.querySelector("script[type=module]") && isTooOld()) loadEngine("data-too-old");
  });

  // Screens have nobody who reloads them. Once another page has started, src/hooks/part-reload.ts reloads it.
  function hasStarted() {
    var isScreen = location.origin + location.pathname.replace(/\/$/, "") === base + "screen";
    return !isScreen && root.hasAttribute("data-started");
  }

  window.addEventListener("vite:preloadError", function () {
    if (!hasStarted()) loadEngine("data-part-missing");
  });
  window.addEventListener(
    "error",
    function (event) {
      var target = event.target;
      if (target && target.tagName === "SCRIPT" && target.type === "module") loadEngine("data-part-missing");
    },
    true
  );
})();
