import type { shortcuts as english } from "#messages/en/shortcuts.ts";

/** The head of the list of keyboard shortcuts, and the names of keys. */
export const shortcuts: typeof english = {
  title: "Atajos de teclado",
  close: "Cerrar",
  more: "Qué significan las cifras",
  keys: {
    Escape: "Esc",
    ArrowDown: "↓",
    ArrowUp: "↑",
    ArrowRight: "→",
    Ctrl: "Ctrl",
    " ": "Espacio",
    Control: "Ctrl",
    Meta: "⌘",
    PageDown: "Av Pág",
    PageUp: "Re Pág",
    Home: "Inicio",
    End: "Fin",
  },
};
