import { FigureHint } from "#components/figure-hint.tsx";
import type { Counting } from "#contract/counting.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import { type TableContext, tableOf } from "#table/entries/columns.ts";
import { fileColumns } from "#table/entries/places.ts";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import type { IncidentCount, IncidentGroup } from "./incident-groups.ts";
import { type IncidentMessages, incidentMessages } from "./messages.ts";
import { WhereCell } from "./where-cell.tsx";

/** A type; in the file, one of the countings where it occurs. */
interface TypeRow {
  readonly group: IncidentGroup;
  readonly at?: IncidentCount;
}

/** What the columns of incident types are read with. */
interface TypesContext extends TableContext {
  readonly t: IncidentMessages;
  /** The countings that were searched; `null` before the first count. */
  readonly counted: readonly Counting[] | null;
  /** Whether the count is complete. */
  readonly isWhole: boolean;
  /** The gateway's time, for naming days. Milliseconds since 1970. */
  readonly now: number;
  /** Lines of the most frequent type. */
  readonly max: number;
}

/** The columns of incident types; before a count only the first one says something. */
export const typeTable = tableOf<TypeRow, TypesContext>()((column) => ({
  type: column.text(
    ({ t }) => t.table.type,
    ({ group }, { t }) => group.name ?? t.noType,
    { cell: ({ group }) => <TypeCell group={group} /> },
  ),
  lines: column.number(
    ({ t }) => t.table.lines,
    ({ group, at = group }, { counted }) => counted && at.lines,
    {
      align: "start",
      head: ({ t }) => (
        <span>
          <FigureHint figure="lines-incidents" label={t.table.lines} />
        </span>
      ),
      cell: ({ group: { lines } }, { format, max }) => (
        <>
          <Figure name="lines-incidents" value={lines} text={format.number(lines)} />
          <i aria-hidden="true">
            <i style={{ width: `${(lines / max) * 100}%` }} />
          </i>
        </>
      ),
    },
  ),
  where: column.text(
    ({ t }) => t.table.where,
    () => null,
    {
      place: "page",
      head: ({ t: { table } }) => (
        <>
          {table.where} <small>{table.whereScope}</small>
        </>
      ),
      cell: ({ group }, { counted, isWhole, now }) => (
        <WhereCell group={group} counted={counted ?? []} isWhole={isWhole} now={now} />
      ),
    },
  ),
}));

/** A type's name, with a note when it is unusual. */
function TypeCell({ group: { name, listed } }: { group: IncidentGroup }) {
  const t = useMessages(incidentMessages);
  const note = useNote(name, listed);
  return (
    <>
      <span className="prose" data-placeholder={!name || undefined}>
        {name === null ? t.noType : name || t.emptyName}
      </span>
      {note.tag && <em>{note.tag}</em>}
      {note.text && <small>{note.text}</small>}
    </>
  );
}

function useNote(name: string | null, listed: number): { tag?: string; text?: string } {
  const t = useMessages(incidentMessages);
  const format = useFormat();
  if (name === null) return { text: t.untyped };
  if (listed === 0) return { tag: t.unlisted, text: t.unlistedMeaning };
  if (listed === 1) return {};
  return {
    tag: listed === 2 ? t.listedTwice : t.listedTimes(format.number(listed)),
    text: t.sameNameMeaning,
  };
}

/** What the columns of their file are read with: some titles are not loaded with the page. */
interface FileContext extends TypesContext {
  readonly messages: Messages;
}

function countingOf({ at }: TypeRow, { counted }: TypesContext): Counting | undefined {
  return counted?.find(({ id }) => id === at?.id);
}

/** The columns of the file of incident types. */
export const typeFile = fileColumns<TypeRow, FileContext>({
  ...typeTable,
  ...tableOf<TypeRow, FileContext>()((column) => ({
    warehouse: column.text(
      ({ messages }) => messages.countingTable.columns["warehouse.name"],
      (row, context) => countingOf(row, context)?.warehouse.name ?? null,
    ),
    code: column.text(
      ({ messages }) => messages.fileExport.titles.warehouseCode,
      (row, context) => countingOf(row, context)?.warehouse.code ?? null,
    ),
    counting: column.text(
      ({ messages }) => messages.fileExport.titles.counting,
      (row, context) => countingOf(row, context)?.id ?? null,
    ),
    zones: column.text(
      ({ t }) => t.table.zone,
      ({ at }) => (at?.zones ?? []).map(({ zone, lines }) => `${zone} ${lines}`).join(", "),
    ),
  })),
});

/** The rows of that file: a row per type and counting where it occurs, else one per type. */
export function fileRows(groups: readonly IncidentGroup[]): readonly TypeRow[] {
  return groups.flatMap((group): TypeRow[] =>
    group.countings.length === 0 ? [{ group }] : group.countings.map((at) => ({ group, at })),
  );
}
