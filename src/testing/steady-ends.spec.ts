import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Counting } from "#contract/counting.ts";
import type { Line } from "#contract/line.ts";
import { countingFacts } from "#domain/counting/facts.ts";
import { outlookOf, shownEnds } from "#domain/counting/outlook.ts";
import { recordOfLines } from "#domain/forecast/count-record.ts";
import { countUpTo } from "#domain/time/instants.ts";
import { day, hour, minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { createReferenceApi } from "#reference-api/create.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const start = Date.UTC(2026, 2, 2);

/** The demo's countings that were active at some time of a day, as they are at its end. */
async function countingsOfADay(): Promise<(Counting & { products: Line[] })[]> {
  const api = createReferenceApi();
  const ask = async (path: string) => {
    const headers = { authorization: `Basic ${btoa("demo:demo")}` };
    return (await api(new Request(`http://localhost/v1/countings${path}`, { headers }))).json();
  };
  const ids = new Set<string>();
  for (let at = start; at <= start + day; at += 4 * hour) {
    vi.setSystemTime(at);
    const { items } = await ask("");
    for (const { id, active } of items) if (active) ids.add(id);
  }
  return Promise.all([...ids].map((id) => ask(`/${id}`)));
}

test("a shown end changes at most four times an hour, and never there and back", async () => {
  let known = 0;
  for (const counting of await countingsOfADay()) {
    const times = (field: "startedAt" | "finishedAt") =>
      Float64Array.from(counting.products.flatMap((line) => Date.parse(line[field] ?? "") || []));
    const finishes = times("finishedAt").sort();
    const firstStart = Math.min(...times("startedAt"));
    const last = counting.active ? start + day : (finishes.at(-1) ?? start);
    const changes: { at: number; from: string; to: string }[] = [];
    let shown: string | null = null;
    for (let now = start; now < last; now += 5 * minute) {
      const counted = countUpTo(finishes, now);
      const lines = { finishes: finishes.slice(0, counted), firstStart, counted };
      const facts = {
        ...countingFacts(counting),
        active: true,
        total: counting.products.length,
        counted,
        left: counting.products.length - counted,
        record: recordOfLines(lines, now),
      };
      const ends = shownEnds(outlookOf(facts, now, roundTheClock).conclusion);
      if (ends === null) continue;
      known += 1;
      const to = JSON.stringify(ends);
      if (shown !== null && shown !== to) changes.push({ at: now, from: shown, to });
      shown = to;
    }
    for (const [index, { at, from }] of changes.entries()) {
      expect(changes[index + 4]?.at ?? Infinity).toBeGreaterThanOrEqual(at + hour - 5 * minute);
      const next = changes[index + 1];
      expect(next && next.to === from && next.at < at + 15 * minute).not.toBe(true);
    }
  }
  expect(known).toBeGreaterThan(100);
});
