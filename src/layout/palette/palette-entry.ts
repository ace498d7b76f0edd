/** What an entry of the palette is. */
export type EntryKind =
  | "action"
  | "page"
  | "view"
  | "warehouse"
  | "counting"
  | "line"
  | "screen"
  | "language"
  | "products"
  | "product"
  | "lookup";

/** Something that the palette finds. */
export interface PaletteEntry {
  /** Unique, and the same on every visit. */
  readonly key: string;
  readonly kind: EntryKind;
  readonly name: string;
  /** Shown beside the name, to tell it from others of that name; "" for nothing. */
  readonly detail: string;
  /** What else people may call it: codes, ids, dates. */
  readonly also: readonly string[];
  /** Why it comes first without a text: the briefing names the counting, or it was opened lately. */
  readonly reason?: "attention" | "opened";
  /** Of a line that a search over several countings found. */
  readonly found?: FoundLine;
  /** Whether a search has found it, perhaps by more than its names. */
  readonly isFound?: boolean;
  /**
   * An address to open, a control of the page to press, the id of a counting to ask for, or a text to search the lines
   * of the active countings for.
   */
  readonly does:
    | { readonly open: string }
    | { readonly press: HTMLElement }
    | { readonly ask: string }
    | { readonly searchProducts: string };
}

/** Where a product was found, and its stock there in units; `null` is "no answer". */
export interface FoundLine {
  readonly location: string;
  readonly expected: number | null;
  readonly counted: number | null;
  readonly difference: number | null;
}
