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
  /** Whether a search has found it, perhaps by more than its names. */
  readonly isFound?: boolean;
  /** An address to open, a control of the page to press, or the id of a counting to ask for. */
  readonly does:
    | { readonly open: string }
    | { readonly press: HTMLElement }
    | { readonly ask: string };
}
