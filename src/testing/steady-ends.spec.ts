import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Counting } from "#contract/counting.ts";
import type { Line } from "#contract/line.ts";
import { type CountingFacts, countingFacts } from "#domain/counting/facts.ts";
import { outlookOf, shownEnds } from "#domain/counting/outlook.ts";
import { recordOfLines } from "#domain/forecast/count-record.ts";
import { countUpTo } from "#domain/time/instants.ts";
import { day as dayLength, hour, minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { createReferenceApi } from "#reference-api/create.ts";
import { standardMadrid } from "./calendars.ts";
import { fuzzTimeout } from "./fuzz-runs.ts";
import { seenRecord } from "./samples.ts";

let day: readonly (readonly Moment[])[] = [];

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  day = (await countingsOfADay()).map(momentsOf);
}, fuzzTimeout);
afterAll(() => void vi.useRealTimers());

/** A Monday. */
const start = Date.UTC(2026, 2, 2);

const calendars = [
  ["day and night", roundTheClock],
  ["in working hours", standardMadrid],
] as const;

type SentCounting = Counting & { readonly products: readonly Line[] };

/** The demo's countings that were active at some time of a day, as they are at its end. */
async function countingsOfADay(): Promise<SentCounting[]> {
  const api = createReferenceApi();
  const ask = async (path: string) => {
    const headers = { authorization: `Basic ${btoa("demo:demo")}` };
    return (await api(new Request(`http://localhost/v1/countings${path}`, { headers }))).json();
  };
  const ids = new Set<string>();
  for (let at = start; at <= start + dayLength; at += 4 * hour) {
    vi.setSystemTime(at);
    const { items } = await ask("");
    for (const { id, active } of items) if (active) ids.add(id);
  }
  return Promise.all([...ids].map((id) => ask(`/${id}`)));
}

interface Moment {
  readonly now: number;
  /** By the header alone, and with the lines. */
  readonly listed: CountingFacts;
  readonly read: CountingFacts;
}

const step = 5 * minute;

/** A counting as it was during the day, while it was active. */
function momentsOf(counting: SentCounting): readonly Moment[] {
  const times = (field: "startedAt" | "finishedAt") =>
    Float64Array.from(counting.products.flatMap((line) => Date.parse(line[field] ?? "") || []));
  const finishes = times("finishedAt").sort();
  const firstStart = Math.min(...times("startedAt"));
  const last = counting.active ? start + dayLength : (finishes.at(-1) ?? start);
  const moments: Moment[] = [];
  for (let now = start; now < last; now += step) {
    const counted = countUpTo(finishes, now);
    const lines = { finishes: finishes.subarray(0, counted), firstStart, counted };
    const total = counting.products.length;
    const facts = { ...countingFacts(counting), active: true, total, counted };
    const record = counted > 0 ? seenRecord(now, counted, counting.startedAt) : null;
    const listed = { ...facts, left: total - counted, record };
    moments.push({ now, listed, read: { ...listed, record: recordOfLines(lines, now) } });
  }
  return moments;
}

test.each(calendars)(
  "a shown end changes at most four times an hour, and never there and back, %s",
  (_, calendar) => {
    let known = 0;
    for (const moments of day) {
      const changes: { at: number; from: string; to: string }[] = [];
      let shown: string | null = null;
      for (const { now, read } of moments) {
        const ends = shownEnds(outlookOf(read, now, calendar).conclusion);
        if (ends === null) continue;
        known += 1;
        const to = JSON.stringify(ends);
        if (shown !== null && shown !== to) changes.push({ at: now, from: shown, to });
        shown = to;
      }
      for (const [index, { at, from }] of changes.entries()) {
        expect(changes[index + 4]?.at ?? Infinity).toBeGreaterThanOrEqual(at + hour - step);
        const next = changes[index + 1];
        expect(next && next.to === from && next.at < at + 15 * minute).not.toBe(true);
      }
    }
    expect(known).toBeGreaterThan(100);
  },
);

const areOpposite = (one: string, other: string) =>
  [one, other].toSorted().join(" ") === "early late";

test.each(calendars)(
  "late does not become early within a quarter of an hour, nor when lines are read, %s",
  (_, calendar) => {
    const kindOf = (facts: CountingFacts, now: number) =>
      outlookOf(facts, now, calendar).conclusion.kind;
    const kinds = new Set<string>();
    for (const moments of day) {
      let last = "";
      for (const { now, listed, read } of moments.filter((_, index) => index % 3 === 0)) {
        const kind = kindOf(read, now);
        kinds.add(kind);
        expect(areOpposite(last, kind)).toBe(false);
        last = kind;
        const { startedAt } = read;
        const firstStart = read.record?.firstStart ?? startedAt;
        // Of a counting that began much later than planned, no header tells.
        if (firstStart - startedAt > (now - startedAt) / 4) continue;
        const byHeader = kindOf(listed, now);
        kinds.add(`${byHeader} by its header`);
        expect(areOpposite(byHeader, kind)).toBe(false);
      }
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining(["late", "early", "late by its header", "early by its header"]),
    );
  },
);
