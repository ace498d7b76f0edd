export type Theme = "light" | "dark";

/** Also known to `public/theme.js`, which applies the theme before anything is painted. */
const storageKey = "theme";

/** The theme that is shown: the one set on the document, else the system's. */
export function shownTheme(): Theme {
  const set = document.documentElement.dataset.theme;
  if (set === "light" || set === "dark") return set;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
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
