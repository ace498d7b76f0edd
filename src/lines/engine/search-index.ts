import { foldText } from "#domain/search-text.ts";
import type { Dictionary } from "./columns/text-column.ts";

/** Search words never contain it. */
const separator = "\n";

/** The texts of one column joined into one, so that a word needs a single search. */
export class SearchIndex {
  private readonly codes: Uint32Array;
  private readonly text: string;
  /** Start of each entry in the text. */
  private readonly starts: Uint32Array;

  constructor({ entries, codes }: Dictionary) {
    // Most entries are ASCII, which folds fast, so that each is folded on its own.
    const all = entries.map((entry) => foldText(entry).replaceAll(separator, " ")).join(separator);
    this.codes = codes;
    this.text = all;
    this.starts = new Uint32Array(entries.length);
    let start = 0;
    for (let code = 1; code < entries.length; code += 1) {
      start = all.indexOf(separator, start) + 1;
      this.starts[code] = start;
    }
  }

  /** Marks the rows whose text contains the word. */
  mark(word: string, rows: Uint8Array): void {
    const { codes, text, starts } = this;
    const found = new Uint8Array(starts.length);
    let code = 0;
    let at = text.indexOf(word);
    if (at === -1) return;
    while (at !== -1) {
      while (code + 1 < starts.length && (starts[code + 1] ?? 0) <= at) code += 1;
      found[code] = 1;
      if (code + 1 === starts.length) break;
      at = text.indexOf(word, starts[code + 1]);
    }
    for (let row = 0; row < codes.length; row += 1) {
      if (found[codes[row] ?? 0] === 1) rows[row] = 1;
    }
  }
}
