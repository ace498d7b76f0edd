import type { copy as english } from "#messages/en/copy.ts";

/** Messages of what copies a text. */
export const copy: typeof english = {
  copied: "Copiado",
  byKeys: "Pulse Ctrl+C para copiar",
  byMacKeys: "Pulse ⌘C para copiar",
  byTouch: "Mantenga pulsado el texto marcado para copiarlo",
};
