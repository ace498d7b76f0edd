import type { Messages } from "#messages/en/catalogue.ts";
import { globalShortcuts, type Shortcut } from "./shortcuts.ts";

/** Every keyboard shortcut, by where it works. */
export const shortcuts = {
  everywhere: globalShortcuts,
  tables: [
    { keys: ["j", "k", "ArrowDown", "ArrowUp"], does: "tableRow" },
    { keys: ["PageDown", "PageUp"], does: "screenful" },
    { keys: ["Home", "End"], does: "tableEnd" },
    { keys: ["Enter"], does: "openRow" },
    { keys: [" "], does: "selectRow" },
    { keys: ["Shift+ArrowDown", "Shift+ArrowRight"], does: "selectCells" },
    { keys: ["Ctrl+A"], does: "selectAll" },
    { keys: ["Ctrl+C"], does: "copyCells" },
    { keys: ["Ctrl+Shift+C"], does: "copyWithTitles" },
    { keys: ["Escape"], does: "clearCells" },
  ],
  log: [
    { keys: ["j", "k", "ArrowDown", "ArrowUp"], does: "row" },
    { keys: ["PageDown", "PageUp"], does: "screenful" },
    { keys: ["Home", "End"], does: "end" },
    { keys: ["Enter"], does: "link" },
    { keys: ["Shift+Enter"], does: "linkUpTo" },
    { keys: ["Escape"], does: "unlink" },
  ],
  logSearch: [
    { keys: ["Enter"], does: "nextHit" },
    { keys: ["Shift+Enter"], does: "previousHit" },
    { keys: ["Escape"], does: "clear" },
  ],
  screen: [{ keys: ["f"], does: "fullScreen" }],
} as const satisfies Record<keyof Messages["shortcutList"]["places"], readonly Shortcut[]>;
