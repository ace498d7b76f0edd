import { expect, test } from "vitest";
import { answerOf, connectInTurn, neverAborted } from "#testing/connected-store.ts";
import { aLine } from "#testing/samples.ts";

/** A loaded counting with a line per place, of one product. */
async function counting(places: readonly string[]) {
  const lines = places.map((code, index) => ({
    ...aLine(),
    id: index,
    index,
    location: { id: code, code },
    lot: null,
  }));
  const { store } = connectInTurn(answerOf(lines));
  await store.load(neverAborted());
  return store;
}

test("the worker counts the places that other countings have, too", async () => {
  const first = await (await counting(["A-1", "A-2", "A-2"])).places([]);
  expect(first.newlyShared).toBe(0);
  const second = await (await counting(["A-2", "A-3"])).places([first.text]);
  expect(second.newlyShared).toBe(1);
  const third = await (await counting(["A-2", "A-3", "A-4"])).places([first.text, second.text]);
  // A-2 is known to be shared.
  expect(third.newlyShared).toBe(1);
});
