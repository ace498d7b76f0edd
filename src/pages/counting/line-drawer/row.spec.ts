import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { EarlierOutcomes } from "#domain/lines/earlier-outcomes.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import { lineFields } from "#lines/line-fields.ts";
import { everyLine } from "#lines/line-query.ts";
import { coreFields } from "#lines/line-row.ts";
import { lines } from "#testing/arbitraries.ts";
import { answerOf, connectInTurn, neverAborted } from "#testing/connected-store.ts";
import { toRow } from "./row.ts";

test("an open line has the same values as its row in the grid", async () => {
  const sent = fc.array(lines, { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(sent, async (products) => {
      const { store } = connectInTurn(answerOf(products));
      await store.load(neverAborted());
      const code = products[0]?.product.code ?? "";
      const earlier: EarlierOutcomes = { counts: 4, timesWrong: new Map([[code, 3]]) };
      store.setEarlier(earlier);
      const order = await store.order({ filter: everyLine, sorts: [], view: defaultViewSettings });
      const rows = await store.rows(order, { from: 0, to: order.rows.length, fields: lineFields });
      const row = rows[0];
      const found = await store.line(row?.id ?? Number.NaN);
      if (!row || !found) throw new Error("The store has lost its first line");
      const whole = toRow(found.line, earlier);
      // Ids may repeat, and then either of the two lines may be found.
      fc.pre(found.row === order.rows[0]);
      // Links to other lines take the place of that column.
      const fields = lineFields.filter((field) => field !== "look-first");
      for (const field of [...coreFields, ...fields]) expect(whole[field]).toEqual(row[field]);
      store.close();
    }),
    { numRuns: 40 },
  );
});
