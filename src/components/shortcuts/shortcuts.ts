import type { Messages } from "#messages/en/catalogue.ts";

/** Keys, and the message that names their action. */
export interface Shortcut {
  /** Alternatives by `KeyboardEvent.key`; a prefix `Shift+` or `Ctrl+` requires that key. */
  readonly keys: readonly string[];
  readonly does: keyof Messages["shortcutList"]["actions"];
}

/** The shortcuts that work everywhere. */
export const globalShortcuts = [
  { keys: ["Ctrl+K"], does: "find" },
  { keys: ["?"], does: "shortcuts" },
  { keys: ["/"], does: "search" },
  { keys: ["Escape"], does: "close" },
] as const satisfies readonly Shortcut[];

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
): (typeof globalShortcuts)[number]["does"] | null {
  if (typing || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null;
  return globalShortcuts.find(({ keys: [key] }) => key === event.key)?.does ?? null;
}
