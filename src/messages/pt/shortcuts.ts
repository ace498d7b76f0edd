import type { shortcuts as english } from "#messages/en/shortcuts.ts";

/** The head of the list of keyboard shortcuts, and the names of keys. */
export const shortcuts: typeof english = {
  title: "Atalhos de teclado",
  close: "Fechar",
  more: "O que os números significam",
  keys: {
    Escape: "Esc",
    ArrowDown: "↓",
    ArrowUp: "↑",
    ArrowRight: "→",
    Ctrl: "Ctrl",
    " ": "Espaço",
    Control: "Ctrl",
    Meta: "⌘",
    PageDown: "Page Down",
    PageUp: "Page Up",
    Home: "Home",
    End: "End",
  },
};
