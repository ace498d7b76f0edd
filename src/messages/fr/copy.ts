import type { copy as english } from "#messages/en/copy.ts";

/** Messages of what copies a text. */
export const copy: typeof english = {
  copied: "Copié",
  byKeys: "Ctrl+C pour copier",
  byMacKeys: "⌘C pour copier",
  byTouch: "Appui long sur le texte sélectionné pour le copier",
};
