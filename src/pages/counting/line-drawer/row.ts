import type { SentLine } from "#contract/line.ts";
import type { EarlierOutcomes } from "#domain/lines/earlier-outcomes.ts";
import { lineFacts } from "#domain/lines/line-facts.ts";
import type { PairedLine } from "#domain/recount/look-first.ts";
import { PairFinder } from "#domain/recount/round-pairs.ts";
import type { ReadableLine } from "#lines/computed-fields.ts";
import { fieldValue, type LineValues, lineFields } from "#lines/line-fields.ts";
import { type LineMarks, lineMarks } from "#lines/line-row.ts";
import type { SentField, SentValues } from "#lines/sent-fields.ts";

/** The value at a path; `null` also where a part of the path is null. */
function at<Field extends SentField>(line: SentLine, path: Field): SentValues[Field] {
  let value: unknown = line;
  for (const name of path.split(".")) {
    value = value === null ? null : (value as Readonly<Record<string, unknown>>)[name];
  }
  return value as SentValues[Field];
}

/** A row of the grid with every field. */
export type FullRow = LineMarks & LineValues;

/** An open line has its hints from a query of its own. */
const noPairs = new PairFinder<PairedLine>([]);

/**
 * A complete line as a row of the grid, so that the same code renders both.
 * @param earlier outcomes of the counts before; `null` while they are not known
 */
export function toRow(line: SentLine, earlier: EarlierOutcomes | null): FullRow {
  const readable: ReadableLine = {
    ...lineFacts(line),
    pairs: noPairs,
    earlier,
    value: (field) => at(line, field),
  };
  const values = lineFields.map((field) => [field, fieldValue(field, readable)]);
  return { ...(Object.fromEntries(values) as LineValues), ...lineMarks(readable) };
}
