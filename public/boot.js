// Runs before the first paint and before the bundle is there, so it is kept out of it.

// The theme: the address first, then the last choice, else the system's. src/pages/shell/theme.ts changes
// the choice.
(() => {
  let theme = new URLSearchParams(location.search).get("theme");
  try {
    theme ??= localStorage.getItem("theme");
  } catch {
    // Storage is switched off.
  }
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
})();

// A browser's first formatters read languages and zones for tens of milliseconds: better while it waits for the
// bundle than between the figures and their paint, and in two steps, so that nothing is blocked for long.
new Intl.DateTimeFormat("en", { timeZone: "UTC" });
setTimeout(() => new Intl.DateTimeFormat());
