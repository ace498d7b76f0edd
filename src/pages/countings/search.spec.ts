import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countingStatuses } from "#domain/counting/status.ts";
import { type CountingsSearch, countingsSearch } from "./search.ts";
import { columnNames, defaultColumns } from "./table/column-names.ts";

const none: CountingsSearch = {
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
  it("reads back every view that it writes", () => {
    fc.assert(
      fc.property(view, (wanted) => {
        const written = countingsSearch.update(new URLSearchParams(), wanted).toString();
        expect(countingsSearch.parse(new URLSearchParams(written))).toEqual(wanted);
      }),
    );
  });

  it("changes what is asked alone, whatever else it says", () => {
    fc.assert(
      fc.property(view, view, (before, { q, sort }) => {
        const search = countingsSearch.update(new URLSearchParams("tz=UTC&x=1"), before);
        const next = countingsSearch.update(search, { q, sort });
        expect(countingsSearch.parse(next)).toEqual({ ...before, q, sort });
        expect([next.get("tz"), next.get("x")]).toEqual(["UTC", "1"]);
      }),
    );
  });

  it("leaves defaults out and other parameters alone", () => {
    const search = new URLSearchParams(
      "tz=Europe%2FMadrid&warehouse=0&from=2026-03-29&status=active&q=x&sort=-progress&columns=active",
    );
    expect(countingsSearch.update(search, none).toString()).toBe("tz=Europe%2FMadrid");
    const fallback = { columns: defaultColumns };
    expect(countingsSearch.update(new URLSearchParams(), fallback).toString()).toBe("");
  });

  it("reads the warehouse 0 as one", () => {
    expect(countingsSearch.parse(new URLSearchParams("warehouse=0")).warehouse).toBe("0");
  });

  it("falls back where a value is not known", () => {
    const search = new URLSearchParams(
      "from=2026-02-30&to=yesterday&status=late,incidents,active,active&columns=nonsense&sort=-totalProductsLeft,nonsense,warehouse.name,totalProductsLeft",
    );
    expect(countingsSearch.parse(search)).toEqual({
      ...none,
      statuses: ["active", "incidents"],
      sort: [
        { field: "totalProductsLeft", descending: true },
        { field: "warehouse.name", descending: false },
      ],
    });
  });

  it("knows everything that it writes itself", () => {
    fc.assert(
      fc.property(view, (wanted) => {
        expect(
          countingsSearch.invalid(countingsSearch.update(new URLSearchParams("tz=UTC"), wanted)),
        ).toEqual([]);
      }),
    );
  });

  it("tells what it left out, as it stands there", () => {
    const search = new URLSearchParams(
      "from=2026-02-30&to=2026-03-01&status=late,active&columns=nonsense,active&sort=-lines,-endsAt&x=1",
    );
    expect(countingsSearch.invalid(search)).toEqual([
      "from=2026-02-30",
      "status=late",
      "sort=-lines",
      "columns=nonsense",
    ]);
    expect(countingsSearch.invalid(countingsSearch.update(search, { q: "a" }))).toEqual([]);
  });
});
