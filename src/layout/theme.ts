import { createStoredState } from "#storage/stored-state.ts";

export type Theme = "light" | "dark";

/** `public/early.js` reads the same key before the first paint. */
const storedTheme = createStoredState<string>({
  key: "theme",
  initial: "",
  decode: (text) => text,
  encode: (theme) => theme,
});

/** The chosen theme, or `null` for the system's. */
export function chosenTheme(): Theme | null {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : null;
}

/** Applies a theme and stores it for the next visit. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  storedTheme.update(() => theme);
}
