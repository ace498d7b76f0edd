import type { shortcuts as english } from "#messages/en/shortcuts.ts";

/** The head of the list of keyboard shortcuts, and the names of keys. */
export const shortcuts: typeof english = {
  title: "Tastenkürzel",
  close: "Schließen",
  more: "Was die Zahlen bedeuten",
  keys: {
    Escape: "Esc",
    ArrowDown: "↓",
    ArrowUp: "↑",
    ArrowRight: "→",
    Ctrl: "Strg",
    " ": "Leertaste",
    Control: "Strg",
    Meta: "⌘",
    PageDown: "Bild ab",
    PageUp: "Bild auf",
    Home: "Pos1",
    End: "Ende",
  },
};
