import { expect, onTestFinished, test, vi } from "vitest";
import { recordOfHeader } from "#domain/forecast/count-record.ts";
import { connectInTurn, fetchedAt, neverAborted } from "#testing/connected-store.ts";
import { aCounting, aLine, unchangedRecord } from "#testing/samples.ts";
import type { LoadedCounting } from "./line-store.ts";

const freshness = { fetchedAt, now: fetchedAt, at: 0 };

test("a load has the counted lines over time that the gateway knows, whatever the API sends as such", async () => {
  // All lines arrive within one moment, on a machine of any speed.
  vi.spyOn(performance, "now").mockReturnValue(0);
  onTestFinished(() => void vi.restoreAllMocks());
  const known = recordOfHeader({ counted: 80, startedAt: 0, at: fetchedAt });
  const sent = JSON.stringify({
    // Enough lines announced for the first of them to be rendered early.
    ...aCounting({ totalProducts: 5000 }),
    countRecord: unchangedRecord(0),
    products: Array.from({ length: 40 }, (_, id) => aLine({ id, index: id })),
  });
  const half = sent.length / 2;
  const { store } = connectInTurn(
    { freshness, tag: "1", countRecord: known, texts: [sent.slice(0, half), sent.slice(half)] },
    { freshness, tag: "1", countRecord: unchangedRecord(1), texts: [] },
    { freshness, texts: [sent] },
  );
  const parts: LoadedCounting[] = [];
  const onPart = (part: LoadedCounting) => {
    parts.push(part);
    store.rendered();
  };
  const loaded = await store.load(neverAborted(), { onPart });
  expect(parts[0]).toMatchObject({ isArriving: true, counting: { countRecord: known } });
  expect(loaded.counting.countRecord).toEqual(known);
  const unchanged = await store.load(neverAborted());
  expect(unchanged.counting.countRecord).toEqual(unchangedRecord(1));
  expect((await store.load(neverAborted())).counting.countRecord).toBeUndefined();
});
