import { expect, test } from "vitest";
import { day, hour, minute } from "#domain/time/units.ts";
import { aCounting } from "#testing/samples.ts";
import { chosenCounts, type KnownEnds, maxChecked } from "./ended-counts.ts";
import { offeredWarehouses } from "./offered-warehouses.ts";

const at = Date.parse("2026-03-02T06:00:00Z");
const span = { from: at, to: at + 8 * hour };
const text = (instant: number) => new Date(instant).toISOString();

/** An ended counting without a known end. */
const ended = (id: string, changes: { startedAt?: number; endsAt?: number } = {}) =>
  aCounting({
    id,
    active: false,
    startedAt: text(changes.startedAt ?? at - 20 * hour),
    endsAt: text(changes.endsAt ?? at),
    totalProductsCounted: 10,
  });

/** A finished counting whose last line an answer saw at that time. */
const finishedAt = (id: string, lastChange: number) => ({
  ...ended(id),
  countRecord: {
    marks: [],
    isExact: false,
    watchedSince: at - 24 * hour,
    firstStart: null,
    lastChange,
    typicalGap: null,
  },
});

const active = aCounting({ id: "active" });

const idsOf = (
  countings: Parameters<typeof chosenCounts>[1],
  to: number | null = span.to,
  ends: KnownEnds = new Map(),
) => chosenCounts([active], countings, { ...span, to }, ends).countings.map(({ id }) => id);

test("a handover has the active counts, and those known to have finished in its span, once", () => {
  const found = [
    active,
    finishedAt("before", at - hour),
    finishedAt("within", at + hour),
    finishedAt("after", at + 9 * hour),
    finishedAt("within", at + hour),
  ];
  expect(idsOf(found)).toEqual(["active", "within"]);
  expect(idsOf(found, null)).toEqual(["active", "within", "after"]);
});

test("the lines of an ended count tell its end, unless it cannot lie in the span", () => {
  const found = [
    ended("deadline long before", { endsAt: at - 3 * day }),
    ended("begun later", { startedAt: at + 9 * hour }),
    { ...ended("nothing counted"), totalProductsCounted: 0 },
    ended("overdue by a day", { endsAt: at - day }),
    ended("in time", { endsAt: at + 2 * day }),
  ];
  expect(idsOf(found)).toEqual(["active", "in time", "overdue by a day"]);
});

test("what lines have told is not read again", () => {
  const found = [ended("within"), ended("before"), ended("never counted")];
  const ends = new Map([
    ["within", at + hour],
    ["before", at - hour],
    ["never counted", null],
  ]);
  const chosen = chosenCounts([], found, span, ends);
  expect(chosen.countings.map(({ id }) => id)).toEqual(["within"]);
  expect(chosen).toMatchObject({ checked: 0, unchecked: 0 });
});

test("a limited number of ended counts is read, those with the latest deadlines", () => {
  const all = maxChecked.counts + 3;
  const found = Array.from({ length: all }, (_, index) =>
    ended(`${index}`, { endsAt: at - (all - index) * minute }),
  );
  const { countings, checked, unchecked } = chosenCounts([], found, span, new Map());
  expect({ first: countings[0]?.id, checked, unchecked }).toEqual({
    first: `${all - 1}`,
    checked: maxChecked.counts,
    unchecked: 3,
  });
});

test("ended counts are read up to a number of lines", () => {
  const large = (id: string) => ({ ...ended(id), totalProducts: maxChecked.lines });
  const { checked, unchecked } = chosenCounts([], [large("a"), large("b")], span, new Map());
  expect({ checked, unchecked }).toEqual({ checked: 1, unchecked: 1 });
});

test("warehouses are offered by name, those without an active count last, others not at all", () => {
  const placed = (name: string, counting: typeof active) => ({
    ...counting,
    warehouse: { ...counting.warehouse, id: name.charCodeAt(0), name },
  });
  const countings = [
    placed("Rotterdam", ended("r")),
    placed("Porto", active),
    placed("Porto", ended("p")),
    placed("Aachen", ended("a")),
    placed("Lille", ended("l", { endsAt: at - 30 * day })),
    placed("Milano", active),
  ];
  const namesOf = (from: number | null) =>
    offeredWarehouses(countings, from, "en").map(({ warehouse }) => warehouse.name);
  expect(namesOf(at)).toEqual(["Milano", "Porto", "Aachen", "Rotterdam"]);
  expect(namesOf(null)).toEqual(["Milano", "Porto"]);
});
