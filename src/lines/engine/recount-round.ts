import { RecountRoundPlanner } from "#domain/recount/round.ts";
import type { LineSort } from "#lines/line-query.ts";
import type { LineRound, RoundOrder } from "#lines/line-store.ts";
import type { LineTable } from "./line-table.ts";

/** Walking order: by location, then by what is side by side there. */
const walk = (["location.code", "product.code", "lot.code"] as const).map(
  (field): LineSort => ({ field, descending: false }),
);

/** Before that, those whose product was wrong in most of the counts before. */
const wrongBefore: LineSort = { field: "wrong-before", descending: true };

/** The fewest lines that explain a share of all differences, in their order. */
export function recountRound(
  table: Pick<LineTable, "eachLine" | "rows">,
  share: number,
  order: RoundOrder,
): Omit<LineRound, "version"> {
  const planner = new RecountRoundPlanner();
  const rows: number[] = [];
  table.eachLine(order === "location" ? walk : [wrongBefore, ...walk], (line, row) => {
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
