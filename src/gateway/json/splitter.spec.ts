import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyCharacter } from "#testing/any-character.ts";
import { createJsonSplitter, wholeText } from "./splitter.ts";

/** The reported parts of a text that arrives in pieces of one size. */
function cut(text: string, size: number, list: Parameters<typeof createJsonSplitter>[0] = "list") {
  const events: unknown[] = [];
  const splitter = createJsonSplitter(list, {
    member: (key, value) => events.push([key, JSON.parse(value())]),
    listBegins: (key) => events.push(`${key} begins`),
    element: (value) => events.push(JSON.parse(value())),
    listEnds: () => events.push("ends"),
  });
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) splitter.push(bytes.subarray(at, at + size));
  splitter.end();
  return events;
}

describe("a JSON object", () => {
  test.each([1, 2, 3, 1000])("is cut into its values, %i bytes at a time", (size) => {
    const text = `\ufeff { "a" : -1.5e3 ,"\\u006cist": [ {"x":"]},{"} ,\n2,"\\"",[],null ] , "b":{"list":[1]},"list":[],"":true}\n`;
    expect(cut(text, size)).toEqual([
      ["a", -1500],
      "list begins",
      { x: "]},{" },
      2,
      '"',
      [],
      null,
      "ends",
      ["b", { list: [1] }],
      "list begins",
      "ends",
      ["", true],
    ]);
  });

  test("may have another value in place of the list", () => {
    expect(cut('{"list":{"a":1}}', 4)).toEqual([["list", { a: 1 }]]);
    expect(cut('{"list":null}', 4)).toEqual([["list", null]]);
    expect(cut("{}", 1)).toEqual([]);
  });

  test.each([
    "",
    "[]",
    '"text"',
    "{",
    '{"a"',
    '{"a":',
    '{"a":1',
    '{"a":1,',
    '{"a":1,}',
    '{,"a":1}',
    '{"a" 1}',
    "{a:1}",
    '{"a":1}}',
    '{"a":1}{"b":2}',
    '{"a":1 "b":2}',
    '{"list":[1',
    '{"list":[1}',
    '{"list":[1,]}',
    '{"list":[,1]}',
    '{"list":[1 2]}',
    '{"list":[{]}',
    '{"a":"}',
    '{"a":}',
    '{"a":tru}',
    '{"\\x":1}',
  ])("that is invalid is rejected: %s", (text) => {
    for (const size of [1, 1000]) expect(() => cut(text, size)).toThrow();
  });

  test("of any kind is reported unchanged", () => {
    const key = fc.oneof(fc.constant("list"), fc.string({ unit: anyCharacter, maxLength: 5 }));
    const value = fc.jsonValue({ maxDepth: 3 });
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(key, value), { selector: ([name]) => name, maxLength: 5 }),
        fc.nat(3),
        fc.integer({ min: 1, max: 20 }),
        (members, blanks, size) => {
          const object = Object.fromEntries(members.filter(([name]) => name !== "__proto__"));
          const expected = Object.entries(object).flatMap(([name, one]): unknown[] =>
            name === "list" && Array.isArray(one) ? ["list begins", ...one, "ends"] : [[name, one]],
          );
          const events = cut(JSON.stringify(object, null, blanks), size);
          expect(events).toEqual(JSON.parse(JSON.stringify(expected)));
        },
      ),
    );
  });

  test.each([
    ["larger than 1 MB", (n: number) => `"${"x".repeat(n * 500_000)}"`],
    ["with more than 10,000 values", (n: number) => `[${"0,".repeat(n * 5_000)}0]`],
    ["with more than 64 levels", (n: number) => "[".repeat(n * 40) + "]".repeat(n * 40)],
  ])("has no value %s", (_name, valueFor) => {
    for (const size of [1000, 10_000_000]) {
      for (const wrap of [
        (value: string) => `{"a":${value}}`,
        (value: string) => `{"list":[${value}]}`,
      ]) {
        expect(() => cut(wrap(valueFor(1)), size)).not.toThrow();
        expect(() => cut(wrap(valueFor(2)), size)).toThrow("too-large");
      }
    }
  });

  test("has at most 1,000 members", () => {
    const members = (count: number) => `{${Array.from({ length: count }, () => '"a":0').join()}}`;
    expect(cut(members(1000), 1000)).toHaveLength(1000);
    expect(() => cut(members(1001), 1000)).toThrow("too-large");
  });
});

describe("a JSON list", () => {
  test.each([1, 2, 1000])("is cut into its elements, %i bytes at a time", (size) => {
    expect(cut('\ufeff[ {"a":[1]} ,2,"]"]\n', size, wholeText)).toEqual([
      " begins",
      { a: [1] },
      2,
      "]",
      "ends",
    ]);
    expect(cut("[]", size, wholeText)).toEqual([" begins", "ends"]);
  });

  test.each(["", "{}", "[", "[1", "[1,]", "[1 2]", "[]]", '[],"a":1', "[][]"])(
    "that is invalid is rejected: %s",
    (text) => {
      for (const size of [1, 1000]) expect(() => cut(text, size, wholeText)).toThrow();
    },
  );
});
