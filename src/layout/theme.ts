import { createStoredState } from "#storage/stored-state.ts";

export type Theme = "light" | "dark";

/** `public/theme.js` reads the same key before anything is painted. */
const storedTheme = createStoredState<string>({
  key: "theme",
  initial: "",
  decode: (text) => text,
  encode: (theme) => theme,
});

/** The theme that was chosen, or `null` while the system's is shown. */
export function chosenTheme(): Theme | null {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : null;
}

/** Shows a theme and stores it for the next visit. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  storedTheme.update(() => theme);
}
