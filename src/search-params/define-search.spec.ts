import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  columns,
  flag,
  instant,
  items,
  list,
  number,
  oneOf,
  param,
  parseNumber,
  range,
  sorts,
  subset,
  text,
  values,
} from "./codecs.ts";
import { appended, type Codec, defineSearch, group, mapped, named } from "./define-search.ts";

const names = ["a", "b", "c"] as const;
const some = fc.uniqueArray(fc.constantFrom(...names));
const times = fc
  .date({ min: new Date(0), max: new Date("9999-01-01"), noInvalidDate: true })
  .map(Number);
const nullable = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

/** A codec, values that it can write, and texts that it cannot read. */
function kind<Value>(
  codec: Codec<Value>,
  written: fc.Arbitrary<Value>,
  invalid: readonly string[] = [],
) {
  return { codec: codec as Codec<unknown>, written: written as fc.Arbitrary<unknown>, invalid };
}

const kinds = {
  text: kind(text(), fc.string()),
  "valid text": kind(
    text((value) => value.startsWith("x")),
    fc.string().map((value) => `x${value}`),
    ["y"],
  ),
  flag: kind(flag(), fc.boolean(), ["0", "true"]),
  "flag for off": kind(flag("off", true), fc.boolean(), ["1", "on"]),
  "one of": kind(oneOf(names, "b"), fc.constantFrom(...names), ["d", "A", " a"]),
  number: kind(
    number(null),
    nullable(fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)),
    ["x", "1,5", "Infinity", "NaN"],
  ),
  "limited number": kind(
    number(1, { min: 1, max: 9, isWhole: true }),
    fc.integer({ min: 1, max: 9 }),
    ["0", "10", "1.5", "x"],
  ),
  "plain number": kind(number(null, { pattern: /^\d+$/ }), nullable(fc.nat()), ["1e3", "-1", " 3"]),
  instant: kind(instant(), nullable(times), ["2026-03-02", "6", "2026-03-02Tx", "soon"]),
  time: kind(instant(/./), nullable(times), ["soon"]),
  items: kind(items({ parse: (part) => parseNumber(part, { min: 0 }) }), fc.uniqueArray(fc.nat()), [
    "x",
    "-1",
  ]),
  list: kind(list(names), some, ["d", "A"]),
  subset: kind(
    subset(names),
    some.map((list) => names.filter((name) => list.includes(name))),
    ["d"],
  ),
  columns: kind(
    columns(list(names), ["a", "b"]),
    nullable(some.filter((list) => list.length > 0 && list.join() !== "a,b")),
    ["d"],
  ),
  sorts: kind(
    sorts(names),
    fc.uniqueArray(fc.record({ field: fc.constantFrom(...names), descending: fc.boolean() }), {
      selector: ({ field }) => field,
    }),
    ["d", "-d", "-", "--a"],
  ),
  values: kind(values(), nullable(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 }))),
  mapped: kind(
    mapped(
      flag("off"),
      (isOff) => !isOff,
      (isOn) => !isOn,
    ),
    fc.boolean(),
    ["on"],
  ),
};

const before = "tz=UTC&value=d&x=1&x=2&value-from=1";

describe.each(Object.entries(kinds))(
  "a parameter that is a %s",
  (_, { codec, written, invalid }) => {
    const search = defineSearch({ value: codec });

    it("reads its own output, and finds all of it valid", () => {
      fc.assert(
        fc.property(written, (value) => {
          const params = search.update(new URLSearchParams(before), { value });
          expect(search.parse(new URLSearchParams(params.toString()))).toEqual({ value });
          expect(search.invalid(params)).toEqual([]);
        }),
      );
    });

    it("keeps other parameters unchanged", () => {
      fc.assert(
        fc.property(written, (value) => {
          const params = new URLSearchParams(before);
          const next = search.update(params, { value });
          expect([next.get("tz"), ...next.getAll("x")]).toEqual(["UTC", "1", "2"]);
          expect(params.toString()).toBe(before);
        }),
      );
    });

    it("removes the parameter of a default", () => {
      const { value } = search.parse(new URLSearchParams());
      expect(search.update(new URLSearchParams("value=a"), { value }).has("value")).toBe(false);
    });

    it.each(invalid.map((value) => ({ value })))(
      "reports $value and reads its default",
      ({ value }) => {
        const params = new URLSearchParams({ value });
        expect(search.invalid(params)).toEqual([`value=${value}`]);
        expect(search.parse(params)).toEqual(search.parse(new URLSearchParams()));
        expect(search.update(params, {}).toString()).toBe("");
      },
    );

    it("treats an empty text as missing", () => {
      const params = new URLSearchParams("value=");
      expect(search.invalid(params)).toEqual([]);
      expect(search.parse(params)).toEqual(search.parse(new URLSearchParams()));
    });
  },
);

describe("a list in an address", () => {
  const search = defineSearch({ sort: sorts(names), columns: list(names) });
  const params = new URLSearchParams("sort=-b,d,a,,b&columns=c,A,a,c");

  it("has each item once, without the invalid ones, which are all reported", () => {
    expect(search.parse(params)).toEqual({
      sort: [
        { field: "b", descending: true },
        { field: "a", descending: false },
      ],
      columns: ["c", "a"],
    });
    expect(search.invalid(params)).toEqual(["sort=d", "columns=A"]);
    expect(search.update(params, {}).toString()).toBe("sort=-b%2Ca&columns=c%2Ca");
  });
});

describe("a range in an address", () => {
  const search = defineSearch({ size: range(number(null)) });

  it("has two ends, each of which may be open", () => {
    const ends = nullable(fc.integer());
    const ranges = fc
      .record({ from: ends, to: ends })
      .filter(({ from, to }) => from !== null || to !== null);
    fc.assert(
      fc.property(nullable(ranges), (size) => {
        const params = search.update(new URLSearchParams("size-from=3&size=1"), { size });
        expect(search.parse(params)).toEqual({ size });
        expect(params.get("size")).toBe("1");
      }),
    );
    const params = new URLSearchParams("size-from=much&size-to=2");
    expect(search.parse(params)).toEqual({ size: { from: null, to: 2 } });
    expect(search.invalid(params)).toEqual(["size-from=much"]);
  });
});

describe("an address", () => {
  const search = defineSearch({
    first: named("one", text()),
    filter: group({ q: appended(text()), tag: values() }),
    last: param({ default: 5, parse: (value) => parseNumber(value), always: true }),
  });

  it("keeps the order of its parameters, except for appended ones", () => {
    const params = new URLSearchParams("q=a&last=3&tag=x&z=1&one=b");
    const next = search.update(params, { first: "c", last: 5 });
    expect(next.toString()).toBe("last=5&z=1&one=c&q=a&tag=x");
  });

  it("contains a default that is always written", () => {
    expect(search.update(new URLSearchParams(), {}).toString()).toBe("last=5");
  });
});
