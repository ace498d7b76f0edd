import { searchWords } from "#domain/search-text.ts";
import type { LineField } from "#lines/line-fields.ts";
import type { LineColumns } from "./columns/line-columns.ts";
import type { Dictionary } from "./columns/text-column.ts";
import { oncePer } from "./once-per.ts";
import { SearchIndex } from "./search-index.ts";

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
