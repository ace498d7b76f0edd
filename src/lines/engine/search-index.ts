import type { Dictionary } from "./columns/text-column.ts";
import { folded } from "./search-text.ts";

/** No word of a search holds one. */
const border = "\n";

/** The texts of one column, ready to be searched: one long text, so that a word is looked for only once. */
export class SearchIndex {
  private readonly codes: Uint32Array;
  private readonly text: string;
  /** Where in the text each entry begins. */
  private readonly starts: Uint32Array;

  constructor({ entries, codes }: Dictionary) {
    const all = folded(entries.map((entry) => entry.replaceAll(border, " ")).join(border));
    this.codes = codes;
    this.text = all;
    this.starts = new Uint32Array(entries.length);
    let start = 0;
    for (let code = 1; code < entries.length; code += 1) {
      start = all.indexOf(border, start) + 1;
      this.starts[code] = start;
    }
  }

  /** Sets the rows whose text holds the word. */
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
