/** The head of the list of keyboard shortcuts, and the names of keys. */
export const shortcuts = {
  title: "Keyboard shortcuts",
  close: "Close",
  more: "What the figures mean",
  keys: {
    Escape: "Esc",
    ArrowDown: "↓",
    ArrowUp: "↑",
    ArrowRight: "→",
    Ctrl: "Ctrl",
    " ": "Space",
    Control: "Ctrl",
    Meta: "⌘",
    PageDown: "Page down",
    PageUp: "Page up",
    Home: "Home",
    End: "End",
  } as Readonly<Record<string, string>>,
};
