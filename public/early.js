// Runs before the first paint and before anything that can fail, so it is not part of the bundle.
(() => {
  // The theme: the address first, then the last choice, else the system's. src/layout/theme.ts changes the choice.
  let theme = new URLSearchParams(location.search).get("theme");
  try {
    theme ??= localStorage.getItem("theme");
  } catch {
    // Storage is switched off.
  }
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;

  // A part of the page may turn out to be missing before engine.js runs, which reads this mark.
  const markMissing = ({ type, target }) => {
    const isEntry = target instanceof HTMLScriptElement && target.type === "module";
    if (type !== "error" || isEntry) document.documentElement.dataset.partMissing = "";
  };
  addEventListener("vite:preloadError", markMissing);
  addEventListener("error", markMissing, true);
})();
