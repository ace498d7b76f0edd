import { type TableContent, tableContent } from "#components/export/exported-table.ts";
import { allFigures } from "#figures/all-figures.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import type { Definition } from "#messages/en/definitions-common.ts";
import type { Words } from "./words.ts";

/** The definition of every figure for a spreadsheet, with where it is from. */
export function definitionContent(t: Words["figures"], { definitions }: Messages): TableContent {
  const sources = Object.keys(definitions) as (keyof Messages["definitions"])[];
  const rows = sources.flatMap((source) =>
    (Object.entries(definitions[source]) as [FigureName, Definition][]).map(
      ([figure, definition]) => ({ source, figure, ...definition }),
    ),
  );
  return tableContent<(typeof rows)[number]>(
    [
      { title: t.figure, value: ({ name }) => name },
      { title: t.from, value: ({ source }) => t[source] },
      { title: t.meaning, value: ({ meaning, note }) => (note ? `${meaning} ${note}` : meaning) },
      { title: t.unit, value: ({ unit }) => unit },
      { title: t.noAnswer, value: ({ noAnswer }) => noAnswer ?? t.never },
      { title: t.fields, value: ({ figure }) => allFigures[figure].fields.join(", ") },
    ],
    rows,
  );
}
