import { expect, test } from "vitest";
import { hour } from "#domain/time/units.ts";
import { aCounting, foundCountings } from "#testing/samples.ts";
import { handedCountings } from "./read-handover.ts";

const at = Date.parse("2026-03-02T06:00:00Z");

/** A finished counting whose last line an answer saw at that time. */
const finishedAt = (id: string, lastChange: number) =>
  aCounting({
    id,
    active: false,
    countRecord: {
      marks: [],
      isExact: false,
      watchedSince: at - 24 * hour,
      firstStart: null,
      lastChange,
      typicalGap: null,
    },
  });

test("a handover has the active counts, and those that finished in its span, once", () => {
  const active = aCounting({ id: "active" });
  const items = [
    active,
    finishedAt("before", at - hour),
    finishedAt("within", at + hour),
    finishedAt("after", at + 9 * hour),
    aCounting({ id: "unknown", active: false }),
  ];
  const page = {
    items,
    faults: [],
    total: items.length,
    next: null,
    freshness: { fetchedAt: at, now: at, at: 0 },
    tag: null,
    transferTime: 0,
  };
  const found = foundCountings([active], { pages: [page, page] });
  const idsOf = (to: number | null) => handedCountings(found, { from: at, to }).map(({ id }) => id);
  expect(idsOf(at + 8 * hour)).toEqual(["active", "within"]);
  expect(idsOf(null)).toEqual(["active", "within", "after"]);
});
