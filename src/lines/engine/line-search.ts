import { foldText, searchWords } from "#domain/search-text.ts";
import type { LineField } from "#lines/line-fields.ts";
import type { LineColumns } from "./columns/line-columns.ts";
import type { Dictionary } from "./columns/text-column.ts";
import { oncePer } from "./once-per.ts";

/** Search words never contain it. */
const separator = "\n";

/** The texts of one column joined into one, so that a word needs a single search. */
class SearchIndex {
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

/** What a text is searched in: everything of a line, or its product alone. */
export type SearchedPart = "line" | "product";

const ofProduct = [
  "product.code",
  "product.description",
  "lot.code",
] as const satisfies readonly LineField[];

const ofLine = [
  "location.code",
  "documentation.reason.name",
  "incident.type.name",
  "incident.body",
] as const satisfies readonly LineField[];

const indexOf = oncePer((texts: Dictionary) => new SearchIndex(texts));

/** Assignees: the name, or for a person without one the id in digits. */
function people(lines: LineColumns): Dictionary {
  const names = lines.texts("assignedUser.username");
  const ids = lines.numbers("assignedUser.id");
  const entries = [""];
  const codeOf = new Map<string, number>();
  const codes = new Uint32Array(lines.size);
  for (let row = 0; row < lines.size; row += 1) {
    const person = names.read(row) ?? String(ids.number(row));
    const code = codeOf.get(person) ?? entries.push(person) - 1;
    codeOf.set(person, code);
    codes[row] = code;
  }
  return { entries, codes };
}

/** The searchable texts of all lines. */
export class LineSearch {
  private readonly indexes: Readonly<Record<SearchedPart, readonly SearchIndex[]>>;
  private readonly size: number;

  constructor(lines: LineColumns) {
    this.size = lines.size;
    const indexesOf = (fields: readonly (typeof ofProduct | typeof ofLine)[number][]) =>
      fields.map((field) => indexOf(lines.texts(field).dictionary(lines.size)));
    const product = indexesOf(ofProduct);
    const line = [...product, ...indexesOf(ofLine), new SearchIndex(people(lines))];
    this.indexes = { product, line };
  }

  /** By row, 1 where every word is found in some text of that part; `null` without words. */
  find(text: string, within: SearchedPart): Uint8Array | null {
    let found: Uint8Array | null = null;
    for (const word of searchWords(text)) {
      const rows = new Uint8Array(this.size);
      for (const index of this.indexes[within]) index.mark(word, rows);
      found = found ? rows.map((row, at) => row & (found?.[at] ?? 0)) : rows;
    }
    return found;
  }
}
