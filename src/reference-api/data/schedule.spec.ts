import { beforeAll, expect, it } from "vitest";
import { day, hour, minute } from "#domain/time/units.ts";
import { someday } from "#reference-api/spec-client.ts";
import { draw } from "./random.ts";
import { createSchedule, type ScheduledCounting } from "./schedule.ts";
import { createPlanCache } from "./totals.ts";

const seed = 20;
const schedule = createSchedule(seed);
const cache = createPlanCache();

interface Seen extends Pick<ScheduledCounting, "size" | "startedAt" | "endsAt"> {
  readonly counted: number;
  readonly left: number;
  readonly countedAnHourAgo: number;
  /** Milliseconds ahead of the pace; negative is behind. */
  readonly ahead: number;
  readonly tolerance: number;
}

function activeAt(now: number): Seen[] {
  return schedule(now)
    .filter((counting) => now < counting.closesAt)
    .map((counting) => {
      const { size, startedAt, endsAt } = counting;
      const { counted } = cache.totals(counting, now);
      return {
        size,
        startedAt,
        endsAt,
        counted,
        left: size - counted,
        countedAnHourAgo: cache.totals(counting, now - 65 * minute).counted,
        ahead: (size === 0 ? 0 : (counted / size) * (endsAt - startedAt)) - (now - startedAt),
        tolerance: Math.max(5 * minute, 0.01 * (endsAt - startedAt)),
      };
    });
}

type Stage = (counting: Seen, now: number) => boolean;
const moving = (counting: Seen) =>
  counting.left > 0 && counting.counted > counting.countedAnHourAgo;

const stages: Record<string, Stage> = {
  ahead: (c, now) => moving(c) && now < c.endsAt && c.ahead > 2 * hour,
  "on pace": (c) => moving(c) && c.size > 1000 && Math.abs(c.ahead) <= c.tolerance,
  behind: (c, now) => moving(c) && now < c.endsAt && c.ahead < -3 * hour,
  overdue: (c, now) => c.left > 0 && now > c.endsAt,
  "just started": (c, now) =>
    c.size > 0 && now - c.startedAt < 70 * minute && c.counted < c.size * 0.2,
  "nothing counted": (c, now) => c.size > 0 && c.counted === 0 && now - c.startedAt > hour,
  stalled: (c) => c.left > c.size / 3 && c.counted > 0 && c.counted === c.countedAnHourAgo,
  "zero products": (c) => c.size === 0,
  "all counted": (c) => c.size > 0 && c.left === 0,
  large: (c) => c.size >= 5000,
};

const moments = Array.from({ length: 30 }, (_, index) => {
  const moment = someday + Math.floor(draw(seed, index) * 365 * day);
  // A third of them are within a second of midnight.
  return index % 3 === 0
    ? Math.floor(moment / day) * day + (index % 2 === 0 ? -1000 : 1000)
    : moment;
});

let active: readonly (readonly [now: number, countings: readonly Seen[]])[] = [];

beforeAll(() => {
  active = moments.map((now) => [now, activeAt(now)] as const);
});

it.each(Object.entries(stages))("has an active counting that is %s at any moment", (_, stage) => {
  const without = active.filter(
    ([now, countings]) => !countings.some((counting) => stage(counting, now)),
  );
  expect(without.map(([now]) => new Date(now).toISOString())).toEqual([]);
});

it("has a handful of active countings at any moment", () => {
  for (const [, { length }] of active) {
    expect(length).toBeGreaterThanOrEqual(8);
    expect(length).toBeLessThanOrEqual(24);
  }
});

it("gives every counting a unique id, the same after a restart", () => {
  for (const now of moments.slice(0, 10)) {
    const countings = schedule(now);
    expect(new Set(countings.map(({ id }) => id)).size).toBe(countings.length);
  }
  expect(createSchedule(seed)(someday)).toEqual(schedule(someday));
  expect(createSchedule(seed + 1)(someday)).not.toEqual(schedule(someday));
});

it("turns active countings into finished ones that no longer change", () => {
  const later = someday + 4 * day;
  const kept = new Map(schedule(later).map((counting) => [counting.id, counting]));
  const old = schedule(someday).filter(({ startedAt }) => startedAt < someday - 6 * day);
  expect(old.length).toBeGreaterThan(400);
  for (const counting of old.slice(0, 400)) expect(kept.get(counting.id)).toEqual(counting);
  const ended = schedule(someday + 30 * hour).filter(({ startedAt }) => startedAt <= someday);
  expect(
    ended.filter(({ closesAt }) => closesAt > someday && closesAt < someday + 30 * hour),
  ).not.toEqual([]);
});

it("removes every counting two days after it is closed, and none sooner", () => {
  const has = (now: number, id: string) => schedule(now).some((counting) => counting.id === id);
  // Within three days one of every kind is active.
  const seen = [0, 1, 2, 3].flatMap((days) => {
    const now = someday + days * day;
    return schedule(now).filter(({ closesAt }) => now < closesAt);
  });
  const maxLength = Math.max(...seen.map(({ startedAt, closesAt }) => closesAt - startedAt));
  expect(maxLength).toBeGreaterThan(3 * day);
  for (const { id, closesAt } of seen) expect(has(closesAt + 2 * day - 1, id)).toBe(true);
  expect(seen.filter(({ id, closesAt }) => has(closesAt + 2 * day, id)).length).toBeLessThan(
    seen.length / 4,
  );
});

it("only adds data as time passes", () => {
  for (const counting of schedule(someday).slice(0, 30)) {
    let before = { counted: 0, discrepancies: 0, incidents: 0 };
    for (let now = counting.startedAt; now < counting.closesAt + hour; now += 47 * minute) {
      const totals = cache.totals(counting, now);
      expect(totals.counted).toBeGreaterThanOrEqual(before.counted);
      expect(totals.discrepancies).toBeGreaterThanOrEqual(before.discrepancies);
      expect(totals.incidents).toBeGreaterThanOrEqual(before.incidents);
      before = totals;
    }
  }
});

it("changes within a minute", () => {
  const counted = (now: number) =>
    activeAt(now).reduce((sum, counting) => sum + counting.counted, 0);
  expect(counted(someday + minute)).toBeGreaterThan(counted(someday));
});
