import { type TableContent, tableContent } from "#components/export/exported-table.ts";
import type { Counting } from "#contract/counting.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import type { IncidentGroup } from "./incident-groups.ts";
import type { Words } from "./words.ts";

interface TypeRow {
  readonly type: string;
  readonly lines: number | null;
  readonly counting: Counting | undefined;
  readonly zones: string;
}

/**
 * The incident types for a spreadsheet: one row per type and counting where it occurs, else one per type.
 * @param counted the countings that were searched; `null` before the first count
 */
export function typesContent(
  groups: readonly IncidentGroup[],
  counted: readonly Counting[] | null,
  t: Words,
  { countingTable: { columns }, fileExport: { titles } }: Messages,
): TableContent {
  const rows = groups.flatMap(({ name, countings }): TypeRow[] => {
    const type = name ?? t.noType;
    if (countings.length === 0) {
      return [{ type, lines: counted && 0, counting: undefined, zones: "" }];
    }
    return countings.map(({ id, lines, zones }) => ({
      type,
      lines,
      counting: counted?.find((one) => one.id === id),
      zones: zones.map(({ zone, lines: part }) => `${zone} ${part}`).join(", "),
    }));
  });
  return tableContent<TypeRow>(
    [
      { title: t.table.type, value: ({ type }) => type },
      { title: t.table.lines, value: ({ lines }) => lines },
      {
        title: columns["warehouse.name"],
        value: ({ counting }) => counting?.warehouse.name ?? null,
      },
      { title: titles.warehouseCode, value: ({ counting }) => counting?.warehouse.code ?? null },
      { title: titles.counting, value: ({ counting }) => counting?.id ?? null },
      { title: t.table.zone, value: ({ zones }) => zones },
    ],
    rows,
  );
}
