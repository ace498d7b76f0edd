import { allFigures } from "#figures/all-figures.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import type { Definition } from "#messages/en/definitions-common.ts";
import { type TableContext, tableOf } from "#table/entries/columns.ts";
import type { HelpMessages } from "./messages.ts";

/** The definition of a figure, and where the figure is from. */
interface DefinitionRow extends Definition {
  readonly source: keyof Messages["definitions"];
  readonly figure: FigureName;
}

/** What the columns of definitions are read with. */
interface DefinitionContext extends TableContext {
  readonly t: HelpMessages["figures"];
}

const head =
  (name: keyof HelpMessages["figures"]) =>
  ({ t }: DefinitionContext) =>
    t[name];

function fieldsOf({ figure }: DefinitionRow): string {
  return allFigures[figure].fields.join(", ");
}

/** The columns of definitions. */
export const definitionTable = tableOf<DefinitionRow, DefinitionContext>()((column) => ({
  figure: column.text(head("figure"), ({ name }) => name),
  source: column.text(head("from"), ({ source }, { t }) => t[source], { place: "file" }),
  meaning: column.text(head("meaning"), ({ meaning, note }) =>
    note ? `${meaning} ${note}` : meaning,
  ),
  unit: column.text(head("unit"), ({ unit }) => unit),
  noAnswer: column.text(head("noAnswer"), ({ noAnswer }, { t }) => noAnswer ?? t.never),
  fields: column.text(head("fields"), fieldsOf, {
    cell: (row, { t }) => {
      const fields = fieldsOf(row);
      return fields === "" ? t.noFields : <span className="code">{fields}</span>;
    },
  }),
}));

/** The definition of every figure, by source. */
export function definitionRows({ definitions }: Messages): readonly DefinitionRow[] {
  const sources = Object.keys(definitions) as (keyof Messages["definitions"])[];
  return sources.flatMap((source) =>
    (Object.entries(definitions[source]) as [FigureName, Definition][]).map(
      ([figure, definition]) => ({ source, figure, ...definition }),
    ),
  );
}
