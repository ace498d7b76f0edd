// Shows a notice when a browser is too old for the page, or when a part is missing on the server: early.js loads it
// then, and says why in attributes of the document. Not part of the bundle and in the oldest
// JavaScript, because nothing else runs then.
// biome-ignore-all lint/complexity/useArrowFunction: older than arrows
// biome-ignore-all lint/style/useTemplate: older than templates
// biome-ignore-all format: no commas behind the last argument
(function () {
  // The full address of the base path, with a slash at its end.
  var base = document.querySelector("script[src$='/engine.js']").src.replace(/engine\.js$/, "");

  // In each language: browser too old, what it needs instead, a part is missing, what happens next.
  var needed = "Chrome / Edge 116, Firefox 125, Safari 17.4";
  var words = {
    en: [
      "This browser is too old for Countboard",
      "It needs " + needed + " or newer. A television with an older browser can show it through a small " +
        "computer or stick at its HDMI port.",
      "A part of this page is missing on the server",
      "Countboard may be updating. The page comes back by itself as soon as there is another version. If it lasts, call IT."
    ],
    es: [
      "Este navegador es demasiado antiguo para Countboard",
      "Se necesita " + needed + " o posterior. Un televisor con un navegador más antiguo puede mostrarlo con un " +
        "pequeño ordenador o dispositivo en su puerto HDMI.",
      "Falta una parte de esta página en el servidor",
      "Quizá se esté actualizando. La página vuelve por sí sola en cuanto haya otra versión. Si continúa, llame a informática."
    ],
    de: [
      "Dieser Browser ist zu alt für Countboard",
      "Nötig ist " + needed + " oder neuer. Ein Fernseher mit älterem Browser kann es über einen kleinen Computer " +
        "oder Stick an seinem HDMI-Anschluss zeigen.",
      "Ein Teil dieser Seite fehlt auf dem Server",
      "Vielleicht wird er gerade aktualisiert. Die Seite kommt von selbst zurück, sobald es eine andere " +
        "Version gibt. Wenn es anhält, rufen Sie die IT an."
    ],
    fr: [
      "Ce navigateur est trop ancien pour Countboard",
      "Il faut " + needed + " ou plus récent. Un téléviseur dont le navigateur est plus ancien peut l’afficher par " +
        "un petit ordinateur ou une clé sur son port HDMI.",
      "Une partie de cette page manque sur le serveur",
      "Il est peut-être en cours de mise à jour. La page revient d’elle-même dès qu’il y a une autre version. Si cela dure, appelez l’informatique."
    ],
    pt: [
      "Este navegador é antigo demais para o Countboard",
      "É preciso " + needed + " ou mais recente. Uma televisão com navegador mais antigo pode mostrá-lo por um " +
        "pequeno computador ou dispositivo na porta HDMI.",
      "Falta uma parte desta página no servidor",
      "Talvez esteja sendo atualizado. A página volta sozinha assim que houver outra versão. Se persistir, chame a TI."
    ]
  };

  // The language of the address, else the browser's first one.
  function wordsHere() {
    var asked = /[?&]lang=([a-z]+)/.exec(location.search) || [];
    var language = (asked[1] || navigator.language || "").slice(0, 2).toLowerCase();
    // No property that every object has is of two letters.
    return words[language] || words.en;
  }

  function say(title, text) {
    var box = document.getElementById("engine-notice") || document.createElement("div");
    var head = document.createElement("h1");
    var body = document.createElement("p");
    box.id = "engine-notice";
    box.setAttribute("role", "alert");
    box.style.cssText =
      "position:fixed;top:0;right:0;bottom:0;left:0;z-index:9;padding:6%;overflow:auto;" +
      "background:#070b0a;color:#e8efed;font:400 3.2vw/1.4 sans-serif" +
      // Only screens are read from afar. Browsers that do not know max() keep the size above.
      (/\/screen\/?$/.test(location.pathname) ? "" : ";font-size:max(16px,min(3.2vw,32px))");
    head.style.cssText = "margin:0 0 .5em;font-size:1.4em";
    head.textContent = title;
    body.style.cssText = "margin:0;max-width:40em";
    body.textContent = text;
    box.textContent = "";
    box.appendChild(head);
    box.appendChild(body);
    document.body.appendChild(box);
  }

  // Whether the page may reload for a reason: once for each, and never where that cannot be stored.
  // src/hooks/reload-once.ts stores its builds under the same key.
  var key = "countboard:reloaded-for";

  function mayReload(reason) {
    try {
      return (sessionStorage.getItem(key) || "").split("\n").indexOf(reason) < 0;
    } catch (_error) {
      return false;
    }
  }

  function takeReload(reason) {
    var reasons;
    if (!mayReload(reason)) return false;
    try {
      reasons = (sessionStorage.getItem(key) || "").split("\n");
      sessionStorage.setItem(key, reasons.slice(-20).concat(reason).join("\n"));
      return true;
    } catch (_error) {
      return false;
    }
  }

  // A page reloads by itself, once for each build that lacks a part, and only while the server answers: a
  // browser's own error page would never reload.
  function onMissingPart() {
    var entry = document.querySelector("script[type=module]");
    reloadOnce("without " + (entry ? entry.src : ""));
  }

  function reloadOnce(reason) {
    if (!mayReload(reason)) {
      say(wordsHere()[2], wordsHere()[3]);
      waitForBuild(null);
      return;
    }
    askBuild(function (build) {
      if (build !== null && takeReload(reason)) {
        location.reload();
        return;
      }
      say(wordsHere()[2], wordsHere()[3]);
      setTimeout(function () {
        reloadOnce(reason);
      }, 15000);
    });
  }

  // Reloads when the server answers with another build than the one that lacks a part.
  function waitForBuild(before) {
    setTimeout(function () {
      askBuild(function (build) {
        if (before !== null && build !== null && build !== before && takeReload(build)) location.reload();
        else waitForBuild(before || build);
      });
    }, before === null ? 1000 : 15000);
  }

  // Calls back with the server's build; null without an answer.
  function askBuild(callback) {
    var request = new XMLHttpRequest();
    function none() {
      callback(null);
    }
    request.open("GET", base + "version");
    request.timeout = 30000;
    request.onload = function () {
      callback(request.status === 200 ? request.responseText : null);
    };
    request.onerror = none;
    request.ontimeout = none;
    request.send();
  }

  if (document.documentElement.hasAttribute("data-too-old")) say(wordsHere()[0], wordsHere()[1]);
  if (document.documentElement.hasAttribute("data-part-missing")) onMissingPart();
})();
