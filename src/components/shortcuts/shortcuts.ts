import type { Messages } from "#messages/en/catalogue.ts";

/** The keys that do something in a part of the pages, and what that is, by its name in the messages. */
interface Shortcut {
  /** One key or another, by `KeyboardEvent.key`; `Shift+` before it asks for that key too. */
  readonly keys: readonly string[];
  readonly does: keyof Messages["shortcuts"]["actions"];
}

/** Every keyboard shortcut: those of all pages are handled from here, those of a part by the part itself. */
export const shortcuts = {
  everywhere: [
    { keys: ["?"], does: "shortcuts" },
    { keys: ["/"], does: "search" },
    { keys: ["Escape"], does: "close" },
  ],
  countings: [
    { keys: ["j", "ArrowDown"], does: "nextCounting" },
    { keys: ["k", "ArrowUp"], does: "previousCounting" },
    { keys: ["Enter"], does: "openCounting" },
  ],
  lines: [
    { keys: ["ArrowDown", "ArrowUp"], does: "row" },
    { keys: ["PageDown", "PageUp"], does: "screenful" },
    { keys: ["Home", "End"], does: "end" },
    { keys: ["Enter"], does: "openLine" },
  ],
  log: [
    { keys: ["ArrowDown", "ArrowUp"], does: "row" },
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

/** What a key does on every page; nothing while it is typed into a field or belongs to the browser. */
export function shortcutOf(
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing">,
  typing: boolean,
): (typeof shortcuts.everywhere)[number]["does"] | null {
  if (typing || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null;
  return shortcuts.everywhere.find(({ keys: [key] }) => key === event.key)?.does ?? null;
}
