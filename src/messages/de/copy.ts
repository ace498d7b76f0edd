import type { copy as english } from "#messages/en/copy.ts";

/** Messages of what copies a text. */
export const copy: typeof english = {
  copied: "Kopiert",
  byKeys: "Zum Kopieren Strg+C drücken",
  byMacKeys: "Zum Kopieren ⌘C drücken",
  byTouch: "Zum Kopieren den markierten Text gedrückt halten",
};
