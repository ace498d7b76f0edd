export type Theme = "light" | "dark";

/** Also known to `public/theme.js`, which applies the theme before anything is painted. */
const storageKey = "theme";

/** The theme that was chosen, or `null` while the system's is shown. */
export function chosenTheme(): Theme | null {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : null;
}

/** Shows a theme and keeps it for the next visit, where the browser lets pages keep anything. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is switched off: the choice lasts as long as the page.
  }
}
