/** Words of the keyboard shortcuts. */
export const shortcuts = {
  title: "Keyboard shortcuts",
  close: "Close",
  more: "What the figures mean",
  places: { everywhere: "Everywhere", lines: "In the product lines" },
  actions: {
    shortcuts: "Show these shortcuts",
    search: "Go to the search box of the page",
    close: "Close what is open",
    row: "Next or previous line",
    screenful: "One screen further or back",
    end: "First or last line",
  },
  or: "or",
  keys: {
    Escape: "Esc",
    ArrowDown: "↓",
    ArrowUp: "↑",
    PageDown: "Page down",
    PageUp: "Page up",
    Home: "Home",
    End: "End",
  } as Readonly<Record<string, string>>,
};
