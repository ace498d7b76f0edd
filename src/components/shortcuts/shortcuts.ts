import type { Messages } from "#messages/en/catalogue.ts";

/** Keys, and the message that names their action. */
interface Shortcut {
  /** Alternatives by `KeyboardEvent.key`; a prefix `Shift+` or `Ctrl+` requires that key. */
  readonly keys: readonly string[];
  readonly does: keyof Messages["shortcuts"]["actions"];
}

/** Every keyboard shortcut. Global ones are handled from here, others by their part of the page. */
export const shortcuts = {
  everywhere: [
    { keys: ["Ctrl+K"], does: "find" },
    { keys: ["?"], does: "shortcuts" },
    { keys: ["/"], does: "search" },
    { keys: ["Escape"], does: "close" },
  ],
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
} as const satisfies Record<keyof Messages["shortcuts"]["places"], readonly Shortcut[]>;

/** Apple's keyboards have their own key for shortcuts; Ctrl and K deletes text there. */
const isApple = () => /Mac OS|iPhone|iPad/.test(navigator.userAgent);

/** The keys that open the palette, by `aria-keyshortcuts`. */
export const findKeys = (): readonly [string, string] => [isApple() ? "Meta" : "Control", "K"];

/** Whether a key opens or closes the palette, also while typing. */
export function isFindKey({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">): boolean {
  const isHeld = isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return isHeld && !shiftKey && !altKey && key.toLowerCase() === "k";
}

/** The global action of a key; none while typing into a field or for a browser shortcut. */
export function shortcutOf(
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing">,
  typing: boolean,
): (typeof shortcuts.everywhere)[number]["does"] | null {
  if (typing || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null;
  return shortcuts.everywhere.find(({ keys: [key] }) => key === event.key)?.does ?? null;
}
