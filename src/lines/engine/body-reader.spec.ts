import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BodyReader } from "./body-reader.ts";

function read(pieces: readonly string[]) {
  const reader = new BodyReader();
  const products = pieces.flatMap((piece) => [...reader.push(piece)]);
  return { reader, products };
}

const chars = (text: string) =>
  Array.from({ length: text.length }, (_, at) => text.slice(at, at + 1));

const texts = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.constantFrom("},{", "\\", '\\"', '"}]', "]}", '{"products":[', "\u2028", "\ud800", "}, {"),
);
const few = { maxKeys: 3 };
const values = fc.jsonValue({ stringUnit: "grapheme", maxDepth: 1 });
const nested = fc.array(fc.dictionary(texts, texts, few), { maxLength: 3 });
const elements = fc.oneof(values, fc.dictionary(texts, fc.oneof(texts, values, nested), few));
const bodies = fc.record({
  before: fc.dictionary(texts, values, few),
  products: fc.array(elements, { maxLength: 5 }),
  after: fc.dictionary(texts, values, few),
});
const isMember = (name: string) => name !== "products";

test("gives what JSON.parse gives, wherever the body is cut", () => {
  fc.assert(
    fc.property(
      bodies,
      fc.constantFrom(undefined, 1, "\t"),
      fc.array(fc.nat(), { maxLength: 8 }),
      fc.boolean(),
      ({ before, products, after }, indent, cuts, each) => {
        const body = JSON.stringify({ ...before, products, ...after }, null, indent);
        const expected = JSON.parse(body);
        const places = cuts.map((cut) => cut % (body.length + 1)).sort((a, b) => a - b);
        const pieces = [0, ...places].map((from, turn) => body.slice(from, places[turn]));
        const { reader, products: got } = read(each ? chars(body) : pieces);
        expect(reader.isEnded).toBe(true);
        if (Array.isArray(expected.products)) expect(got).toEqual(expected.products);
        const names = Object.keys(expected).filter(isMember);
        expect(Object.keys(reader.members)).toEqual(names);
        for (const name of names) expect(reader.members[name]).toEqual(expected[name]);
      },
    ),
    { numRuns: 400 },
  );
});

test("gives the elements before the one that is cut off", () => {
  const { reader, products } = read(['{"id":"a","products":[{"n":1},{"n":2},{"n"']);
  expect(products).toEqual([{ n: 1 }, { n: 2 }]);
  expect(reader).toMatchObject({ members: { id: "a" }, list: "list", isEnded: false });
});

test("a name may be written with escapes", () => {
  const { products } = read(['{"\\u0070roducts":[1]}']);
  expect(products).toEqual([1]);
});

describe("where products is no list", () => {
  test.each(["null", "{}", '"[1]"', "7"])("%s is told apart", (value) => {
    const { reader } = read([`{"products":${value}}`]);
    expect(reader).toMatchObject({ list: "other", isEnded: true });
  });

  test("its absence is told apart, too", () => {
    expect(read(["{}"]).reader).toMatchObject({ list: "none", isEnded: true });
  });
});

test.each([
  "[]",
  "null",
  '"text"',
  "{]",
  "{,}",
  '{"a":1,}x',
  '{"a" 1}',
  '{"a":1}}',
  '{"a":1 "b":2}',
  '{"a":tru}',
  '{"products":[1 2]}',
  '{"products":[{"a":1},{"a":}]}',
  '{"products":[,]}',
  '{"products":[1,]}',
  '{"products":[1],"products":[2]}',
  '{"products":[1}]',
])("%s is refused, cut or whole", (body) => {
  expect(() => read([body])).toThrow(SyntaxError);
  expect(() => read(chars(body))).toThrow(SyntaxError);
});

test("a long list without line breaks takes no time per element that grows with it", () => {
  const line = JSON.stringify({ text: "x".repeat(200), more: { a: [1, 2, 3] } });
  const body = `{"products":[${Array(20_000).fill(line).join(",")}]}`;
  const pieces = Array.from({ length: Math.ceil(body.length / 65_536) }, (_, turn) =>
    body.slice(turn * 65_536, (turn + 1) * 65_536),
  );
  expect(read(pieces).products).toHaveLength(20_000);
});
