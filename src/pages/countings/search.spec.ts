import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countingStatuses } from "#domain/counting/status.ts";
import { type CountingsSearch, countingsSearch } from "./search.ts";
import { columnNames, defaultColumns } from "./table/columns/columns.tsx";

const defaults: CountingsSearch = {
  warehouse: "",
  from: "",
  to: "",
  statuses: [],
  q: "",
  sort: [],
  columns: null,
};

const moment = fc.constantFrom(
  "",
  "2026-03-29",
  "2026-03-29T06:00:00.000Z",
  "2026-03-29T06:00:00+02:00",
);
const view: fc.Arbitrary<CountingsSearch> = fc.record({
  warehouse: fc.oneof(fc.string(), fc.constant("0")),
  from: moment,
  to: moment,
  statuses: fc.subarray([...countingStatuses]),
  q: fc.string(),
  sort: fc.uniqueArray(
    fc.record({ field: fc.constantFrom(...columnNames), descending: fc.boolean() }),
    { selector: ({ field }) => field },
  ),
  columns: fc.option(
    fc
      .subarray([...columnNames], { minLength: 1 })
      .filter((columns) => columns.join() !== defaultColumns.join()),
  ),
});

describe("the address of the list", () => {
  it("reads every view that it writes", () => {
    fc.assert(
      fc.property(view, (view) => {
        const written = countingsSearch.update(new URLSearchParams(), view).toString();
        expect(countingsSearch.parse(new URLSearchParams(written))).toEqual(view);
      }),
    );
  });

  it("changes only the given values", () => {
    fc.assert(
      fc.property(view, view, (before, { q, sort }) => {
        const search = countingsSearch.update(new URLSearchParams("tz=UTC&x=1"), before);
        const next = countingsSearch.update(search, { q, sort });
        expect(countingsSearch.parse(next)).toEqual({ ...before, q, sort });
        expect([next.get("tz"), next.get("x")]).toEqual(["UTC", "1"]);
      }),
    );
  });

  it("omits defaults and keeps other parameters", () => {
    const search = new URLSearchParams(
      "tz=Europe%2FMadrid&warehouse=0&from=2026-03-29&status=active&q=x&sort=-progress&columns=active",
    );
    expect(countingsSearch.update(search, defaults).toString()).toBe("tz=Europe%2FMadrid");
    const fallback = { columns: defaultColumns };
    expect(countingsSearch.update(new URLSearchParams(), fallback).toString()).toBe("");
  });

  it("reads 0 as a warehouse", () => {
    expect(countingsSearch.parse(new URLSearchParams("warehouse=0")).warehouse).toBe("0");
  });

  it("falls back to defaults for unknown values", () => {
    const search = new URLSearchParams(
      "from=2026-02-30&to=yesterday&status=slow,incidents,active,active&columns=nonsense&sort=-totalProductsLeft,nonsense,warehouse.name,totalProductsLeft",
    );
    expect(countingsSearch.parse(search)).toEqual({
      ...defaults,
      statuses: ["active", "incidents"],
      sort: [
        { field: "totalProductsLeft", descending: true },
        { field: "warehouse.name", descending: false },
      ],
    });
  });

  it("writes only valid values", () => {
    fc.assert(
      fc.property(view, (view) => {
        expect(
          countingsSearch.invalid(countingsSearch.update(new URLSearchParams("tz=UTC"), view)),
        ).toEqual([]);
      }),
    );
  });

  it("reports invalid values as written", () => {
    const search = new URLSearchParams(
      "from=2026-02-30&to=2026-03-01&status=slow,active&columns=nonsense,active&sort=-lines,-endsAt&x=1",
    );
    expect(countingsSearch.invalid(search)).toEqual([
      "from=2026-02-30",
      "status=slow",
      "sort=-lines",
      "columns=nonsense",
    ]);
    expect(countingsSearch.invalid(countingsSearch.update(search, { q: "a" }))).toEqual([]);
  });
});
