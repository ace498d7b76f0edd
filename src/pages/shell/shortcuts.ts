/** A key or one of several, by `KeyboardEvent.key`, and what it does, by its name in the messages. */
interface Shortcut {
  readonly keys: readonly string[];
  readonly does: "shortcuts" | "search" | "close" | "row" | "screenful" | "end";
}

/** Every keyboard shortcut: those of all pages are handled from here, those of a part by the part itself. */
export const shortcuts: {
  readonly everywhere: readonly Shortcut[];
  readonly lines: readonly Shortcut[];
} = {
  everywhere: [
    { keys: ["?"], does: "shortcuts" },
    { keys: ["/"], does: "search" },
    { keys: ["Escape"], does: "close" },
  ],
  lines: [
    { keys: ["ArrowDown", "ArrowUp"], does: "row" },
    { keys: ["PageDown", "PageUp"], does: "screenful" },
    { keys: ["Home", "End"], does: "end" },
  ],
};

/** What a key does on every page; nothing while it is typed into a field or belongs to the browser. */
export function shortcutOf(
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing">,
  typing: boolean,
): Shortcut["does"] | null {
  if (typing || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null;
  return shortcuts.everywhere.find(({ keys }) => keys.includes(event.key))?.does ?? null;
}
