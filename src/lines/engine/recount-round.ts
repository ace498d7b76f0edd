import { RecountRoundPlanner } from "#domain/recount/round.ts";
import type { LineSort } from "#lines/line-query.ts";
import type { LineRound } from "#lines/line-store.ts";
import type { LineTable } from "./line-table.ts";

/** Walking order: by location, then by what is side by side there. */
const walk = (["location.code", "product.code", "lot.code"] as const).map(
  (field): LineSort => ({ field, descending: false }),
);

/** The fewest lines that explain a share of all differences, in the order of their locations. */
export function recountRound(
  table: Pick<LineTable, "eachLine" | "rows">,
  share: number,
): Omit<LineRound, "version"> {
  const planner = new RecountRoundPlanner();
  const rows: number[] = [];
  table.eachLine(walk, (line, row) => {
    planner.add(line);
    rows.push(row);
  });
  const { lines, ...round } = planner.round(share);
  const chosen = Uint32Array.from(lines, ({ index }) => rows[index] ?? 0);
  return {
    ...round,
    rows: chosen,
    ids: Float64Array.from(table.rows(chosen, []), ({ id }) => id),
    pairs: Int32Array.from(lines, ({ pair }) => pair ?? -1),
    counterparts: Uint8Array.from(lines, ({ isCounterpart }) => Number(isCounterpart)),
    packHints: Uint8Array.from(lines, ({ isPackHint }) => Number(isPackHint)),
  };
}
