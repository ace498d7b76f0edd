import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { peopleRows } from "#components/counting/panels/people/people-rows.ts";
import { PeopleTotaller } from "#domain/groups/people.ts";
import { LineEvaluation } from "#domain/lines/line-evaluation.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import { minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import type { Sort } from "#table/sort/sorts.ts";
import { someLineFacts } from "#testing/samples.ts";
import { sortPeople } from "./sort-people.ts";
import { type PeopleColumn, peopleColumns } from "./table.tsx";

const now = Date.parse("2026-03-02T12:00:00Z");
const compare = new Intl.Collator("en", { numeric: true }).compare;

/** A person's lines: some counted, each off by `off`; minutes since the last finish. */
interface Of {
  readonly name: string | null;
  readonly counted?: number;
  readonly left?: number;
  readonly off?: number;
  readonly ago?: number;
}

function rowsOf(people: readonly Of[]) {
  const measure = new LineEvaluation(defaultViewSettings, null);
  const totaller = new PeopleTotaller();
  for (const [userId, { name, counted = 0, left = 0, off = 0, ago = 5 }] of people.entries()) {
    for (let index = 0; index < counted + left; index += 1) {
      const line = someLineFacts({
        userId,
        username: name,
        ...(index < counted && {
          startedAt: now - 200 * minute,
          finishedAt: now - ago * minute,
          countedStock: 10 + off,
          difference: off,
          costPrice: 0.1,
        }),
      });
      totaller.add(line, measure.read(line));
    }
  }
  return peopleRows(totaller.people(), {
    allPeople: totaller.people(),
    messages: en,
    active: true,
    now,
    calendar: roundTheClock,
  });
}

const context = {
  messages: en,
  overview: en.overview,
  format: createFormat({ locale: "en", timeZone: "UTC", currency: null, units: en.units }),
  costsHidden: false,
  whole: null,
  slow: new Map(),
  moment: now,
};

const sorted = (people: readonly Of[], ...sort: readonly Sort<PeopleColumn>[]) =>
  sortPeople(rowsOf(people), sort, context, compare).map(({ group }) => group);

describe("sorted people", () => {
  it("have most lines first by default", () => {
    expect(
      sorted([
        { name: "a", left: 1 },
        { name: "b", left: 3 },
        { name: "c", left: 2 },
      ]),
    ).toEqual(["1", "2", "0"]);
  });

  it("sort by name in the viewer's language, also without a name", () => {
    const people = ["worker 10", "Ábel", null, "worker 9", "ana"].map((name) => ({
      name,
      left: 1,
    }));
    // Ábel, ana, User 2, worker 9, worker 10
    expect(sorted(people, { field: "name", descending: false })).toEqual(["1", "4", "2", "3", "0"]);
  });

  it("come last without an answer, in both directions", () => {
    const people = [
      { name: "none", left: 9 },
      { name: "half", counted: 1, left: 1, off: 1 },
      { name: "all", counted: 4 },
    ];
    const accuracy = "accuracy";
    expect(sorted(people, { field: accuracy, descending: false })).toEqual(["1", "2", "0"]);
    expect(sorted(people, { field: accuracy, descending: true })).toEqual(["2", "1", "0"]);
  });

  it("sort by exact amounts, negative ones first", () => {
    // Differences of 3 × 0.1, −2 × 0.1 and 1 × 0.1 at cost.
    const people = [3, -2, 1].map((off) => ({ name: `${off}`, counted: 1, off }));
    expect(sorted(people, { field: "net-value", descending: false })).toEqual(["1", "2", "0"]);
    expect(sorted(people, { field: "absolute-value", descending: true })).toEqual(["0", "1", "2"]);
  });

  it("have ties broken by further columns", () => {
    const people = [
      { name: "at work", counted: 1, left: 2 },
      { name: "idle", counted: 1, left: 1, ago: 90 },
      { name: "idle longer", counted: 1, left: 1, ago: 120 },
    ];
    const left = { field: "left", descending: false } as const;
    expect(sorted(people, left)).toEqual(["1", "2", "0"]);
    expect(sorted(people, left, { field: "last-finish", descending: false })).toEqual([
      "2",
      "1",
      "0",
    ]);
  });

  it("are complete for any columns, and keep their order where equal", () => {
    const some = fc.array(
      fc.record({
        name: fc.constantFrom("ana", null),
        counted: fc.nat(2),
        left: fc.nat(2),
        off: fc.constantFrom(-1, 0, 1),
      }),
      { maxLength: 12 },
    );
    const sort = fc.uniqueArray(
      fc.record({ field: fc.constantFrom(...peopleColumns), descending: fc.boolean() }),
      { selector: ({ field }) => field, maxLength: 3 },
    );
    fc.assert(
      fc.property(some, sort, (people, sorts) => {
        const rows = rowsOf(people);
        const after = sortPeople(rows, sorts, context, () => 0);
        expect(new Set(after)).toEqual(new Set(rows));
        const reported = (row: (typeof rows)[number]) =>
          JSON.stringify({ ...row.totals, key: 0, value: 0, name: 0, username: 0 });
        for (const [index, row] of after.entries()) {
          const next = after[index + 1];
          if (next && reported(row) === reported(next)) {
            expect(rows.indexOf(next)).toBeGreaterThan(rows.indexOf(row));
          }
        }
      }),
    );
  });
});
