import type { shortcuts as english } from "#messages/en/shortcuts.ts";

/** The head of the list of keyboard shortcuts, and the names of keys. */
export const shortcuts: typeof english = {
  title: "Raccourcis clavier",
  close: "Fermer",
  more: "Ce que signifient les chiffres",
  keys: {
    Escape: "Échap",
    ArrowDown: "↓",
    ArrowUp: "↑",
    ArrowRight: "→",
    Ctrl: "Ctrl",
    " ": "Espace",
    Control: "Ctrl",
    Meta: "⌘",
    PageDown: "Page suiv.",
    PageUp: "Page préc.",
    Home: "Début",
    End: "Fin",
  },
};
