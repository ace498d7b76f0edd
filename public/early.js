// Sets the theme before the first paint: the address first, then the last choice, else the system's.
// Kept out of the bundle because it has to run before it; src/layout/theme.ts changes the choice.
(() => {
  let theme = new URLSearchParams(location.search).get("theme");
  try {
    theme ??= localStorage.getItem("theme");
  } catch {
    // Storage is switched off.
  }
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
})();
