import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fuzzRuns, fuzzTimeout } from "#testing/fuzz-runs.ts";
import { BodyReader } from "./body-reader.ts";

const encode = (text: string) => new TextEncoder().encode(text);

/** Every element is parsed; the columns' own test covers those that are read from bytes. */
function read(pieces: readonly Uint8Array[]) {
  const products: unknown[] = [];
  const reader = new BodyReader({ take: () => -1, add: (element) => products.push(element) });
  for (const piece of pieces) reader.push(piece);
  reader.end();
  return { reader, products };
}

const single = (bytes: Uint8Array) => Array.from(bytes, (byte) => Uint8Array.of(byte));

const texts = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.constantFrom("},{", "\\", '\\"', '"}]', "]}", '{"products":[', "\u2028", "\ud800", "}, {"),
);
const smallObject = { maxKeys: 3 };
const values = fc.jsonValue({ stringUnit: "grapheme", maxDepth: 1 });
const nested = fc.array(fc.dictionary(texts, texts, smallObject), { maxLength: 3 });
const elements = fc.oneof(
  values,
  fc.dictionary(texts, fc.oneof(texts, values, nested), smallObject),
);
const bodies = fc.record({
  before: fc.dictionary(texts, values, smallObject),
  products: fc.array(elements, { maxLength: 5 }),
  after: fc.dictionary(texts, values, smallObject),
});
const isMember = (name: string) => name !== "products";

test("agrees with JSON.parse, wherever the body is cut", { timeout: fuzzTimeout }, () => {
  fc.assert(
    fc.property(
      bodies,
      fc.constantFrom(undefined, 1, "\t"),
      fc.array(fc.nat(), { maxLength: 8 }),
      fc.boolean(),
      fc.boolean(),
      ({ before, products, after }, indent, cuts, each, hasMark) => {
        const text = JSON.stringify({ ...before, products, ...after }, null, indent);
        const expected = JSON.parse(text);
        const body = encode(hasMark ? `\ufeff\n${text}` : text);
        const offsets = cuts.map((cut) => cut % (body.length + 1)).sort((a, b) => a - b);
        const pieces = [0, ...offsets].map((from, turn) => body.slice(from, offsets[turn]));
        const { reader, products: got } = read(each ? single(body) : pieces);
        expect(reader.isEnded).toBe(true);
        if (Array.isArray(expected.products)) expect(got).toEqual(expected.products);
        const names = Object.keys(expected).filter(isMember);
        expect(Object.keys(reader.members)).toEqual(names);
        for (const name of names) expect(reader.members[name]).toEqual(expected[name]);
      },
    ),
    fuzzRuns(0.15),
  );
});

test("decodes invalid UTF-8 as browsers do", () => {
  const bytes = Uint8Array.from([...encode('{"products":["a'), 0xff, ...encode('b"]}')]);
  expect(read([bytes]).products).toEqual(["a\ufffdb"]);
  expect(read(single(bytes)).products).toEqual(["a\ufffdb"]);
});

test("an element that is read from bytes is not parsed", () => {
  const added: unknown[] = [];
  const taken: string[] = [];
  const reader = new BodyReader({
    take: (bytes, from) => {
      if (bytes[from] !== 0x22) return -1;
      taken.push(new TextDecoder().decode(bytes.subarray(from, from + 3)));
      return from + 3;
    },
    add: (element) => added.push(element),
  });
  reader.push(encode('{"products":["a",1,"b" , [2]]}'));
  expect({ added, taken, isEnded: reader.isEnded }).toEqual({
    added: [1, [2]],
    taken: ['"a"', '"b"'],
    isEnded: true,
  });
});

test("returns the elements before the one that is cut off", () => {
  const { reader, products } = read([encode('{"id":"a","products":[{"n":1},{"n":2},{"n"')]);
  expect(products).toEqual([{ n: 1 }, { n: 2 }]);
  expect(reader).toMatchObject({ members: { id: "a" }, list: "list", isEnded: false });
});

test("a name may contain escapes", () => {
  const { products } = read([encode('{"\\u0070roducts":[1]}')]);
  expect(products).toEqual([1]);
});

describe("when products is not a list", () => {
  test.each(["null", "{}", '"[1]"', "7"])("%s is distinguished", (value) => {
    const { reader } = read([encode(`{"products":${value}}`)]);
    expect(reader).toMatchObject({ list: "other", isEnded: true });
  });

  test("its absence is distinguished, too", () => {
    expect(read([encode("{}")]).reader).toMatchObject({ list: "none", isEnded: true });
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
  '{"a":1}\0',
  '\0{"a":1}',
  '{"products":[1,\0 2]}',
  "\ufeff[]",
  "\ufeff\ufeff{}",
  " \ufeff{}",
])("%s is refused, cut or whole", (body) => {
  expect(() => read([encode(body)])).toThrow(SyntaxError);
  expect(() => read(single(encode(body)))).toThrow(SyntaxError);
});

test("a long list without line breaks takes constant time per element", () => {
  const line = JSON.stringify({ text: "x".repeat(200), more: { a: [1, 2, 3] } });
  const body = encode(`{"products":[${Array(20_000).fill(line).join(",")}]}`);
  const pieces = Array.from({ length: Math.ceil(body.length / 65_536) }, (_, turn) =>
    body.subarray(turn * 65_536, (turn + 1) * 65_536),
  );
  expect(read(pieces).products).toHaveLength(20_000);
});

test("a value that does not end is rescanned only as it grows", () => {
  const body = encode(`{"products":[{"text":"${"x".repeat(6_000_000)}`);
  let scanned = 0;
  const take = (bytes: Uint8Array) => {
    scanned += bytes.length;
    return -1;
  };
  const reader = new BodyReader({ take, add: () => {} });
  for (let at = 0; at < body.length; at += 65_536) reader.push(body.subarray(at, at + 65_536));
  reader.end();
  expect(reader.isEnded).toBe(false);
  // With each piece, it would be over forty times.
  expect(scanned / body.length).toBeLessThan(6);
});

test("a large value is read at the end of the body", () => {
  const text = "x".repeat(3_000_000);
  const body = encode(JSON.stringify({ products: [{ text }] }));
  const pieces = Array.from({ length: Math.ceil(body.length / 65_536) }, (_, turn) =>
    body.subarray(turn * 65_536, (turn + 1) * 65_536),
  );
  expect(read(pieces)).toMatchObject({ products: [{ text }], reader: { isEnded: true } });
});
