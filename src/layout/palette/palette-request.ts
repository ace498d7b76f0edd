import { createContext, use } from "react";
import type { ListFilter } from "#api/countings/countings-page.ts";

/** How the palette opens. */
export interface PaletteRequest {
  /** The text in its field. */
  readonly text: string;
  /** The active countings whose lines are searched for that text at once; `null` to search none. */
  readonly products: ListFilter | null;
}

export const emptyRequest: PaletteRequest = { text: "", products: null };

export const PaletteContext = createContext<(request: PaletteRequest) => void>(() => {});

/** Whether a text may name products: a shorter one matches too many lines. */
export function isProductText(text: string): boolean {
  return text.trim().length >= 2;
}

/** Opens the palette from a page. */
export function useOpenPalette(): (request: PaletteRequest) => void {
  return use(PaletteContext);
}
