import type { copy as english } from "#messages/en/copy.ts";

/** Messages of what copies a text. */
export const copy: typeof english = {
  copied: "Copiado",
  byKeys: "Pressione Ctrl+C para copiar",
  byMacKeys: "Pressione ⌘C para copiar",
  byTouch: "Toque e segure o texto marcado para copiá-lo",
};
