import fc from "fast-check";
import { expect, test } from "vitest";
import { bodyOf } from "#gateway/testing/gateway.ts";
import { compareLines } from "./compare-lines.ts";

interface Counting {
  readonly id: string;
  readonly products: readonly { readonly id: number; readonly text: string }[];
}

const texts = fc.oneof(
  fc.string(),
  fc.constantFrom('},{"id":1', "},{", '"', "\\", '"products":[{"id":1}', "é", "\u2028"),
);
const lines = fc.record({ id: fc.nat({ max: 9 }), text: texts });
const countings: fc.Arbitrary<Counting> = fc.record({
  id: texts,
  products: fc.array(lines, { minLength: 1, maxLength: 12 }),
});

function inPieces(text: string, cuts: readonly number[]): string[] {
  const at = cuts.map((cut) => cut % text.length).sort((one, other) => one - other);
  return [...at, text.length].map((end, index) => text.slice(at[index - 1] ?? 0, end));
}

/** The counting after its changes. */
function applied(before: Counting, text: string): Counting {
  const { changed, products, ...header } = JSON.parse(text);
  const all = before.products.slice(0, changed.count);
  for (const [index, row] of changed.rows.entries()) all[row] = products[index];
  expect(all).toHaveLength(changed.count);
  return { ...header, products: all };
}

async function read(counting: Counting) {
  const lines = await compareLines(bodyOf([JSON.stringify(counting)]), [], 0);
  return lines ?? expect.fail("The lines could not be read");
}

test("what changed between any two versions, applied to one, is the other, however its body is cut", async () => {
  await fc.assert(
    fc.asyncProperty(
      countings,
      countings,
      fc.array(fc.nat(), { maxLength: 5 }),
      async (one, other, cuts) => {
        const before = await read(one);
        const pieces = inPieces(JSON.stringify(other), cuts);
        const lines = await compareLines(bodyOf(pieces), [before], 1e6);
        expect(lines?.hashes).toHaveLength(other.products.length);
        expect(applied(one, lines?.changes.get(before) ?? "")).toEqual(other);
      },
    ),
    { numRuns: 300 },
  );
});

const line = (id: number, text = "x".repeat(50)) => ({ id, text });
const counting = (products: Counting["products"]): Counting => ({ id: "a", products });

test("only lines that differ are among the changes", async () => {
  const before = await read(counting([line(1), line(2), line(3), line(4)]));
  const now = counting([line(1), line(2, "new"), line(3), line(4), line(5)]);
  const { changes } = (await compareLines(bodyOf([JSON.stringify(now)]), [before], 1e6)) ?? {};
  const { changed, products } = JSON.parse(changes?.get(before) ?? "");
  expect(changed).toEqual({ count: 5, rows: [1, 4] });
  expect(products).toEqual([line(2, "new"), line(5)]);
});

test("many changes are dropped, and few since another version are not", async () => {
  const now = counting([line(1), line(2), line(3)]);
  const far = await read(counting([line(7), line(8), line(9)]));
  const near = await read(counting([line(1), line(2), line(9)]));
  const lines = await compareLines(bodyOf([JSON.stringify(now)]), [far, near], 100);
  expect(lines?.changes.has(far)).toBe(false);
  expect(applied(counting([line(1), line(2), line(9)]), lines?.changes.get(near) ?? "")).toEqual(
    now,
  );
});

test.each([
  ["white space", JSON.stringify(counting([line(1), line(2)]), null, 1)],
  ["no lines", JSON.stringify(counting([]))],
  ["no list", '{"id":"a"}'],
  ["no JSON", '{"products":[{"id":1},{"id":2'],
  ["a mark of its encoding", `\uFEFF${JSON.stringify(counting([line(1), line(2)]))}`],
])("a body with %s is not read", async (_, text) => {
  expect(await compareLines(bodyOf([text]), [], 0)).toBeNull();
});

test("lines with lists of objects have no changes, since their parts look like lines", async () => {
  const textOf = (tags: readonly object[], id: number) =>
    JSON.stringify({ id: "a", products: [{ id: 1, tags }, { id }] });
  const tags = [{ id: 1 }, { id: 2 }];
  const before = (await compareLines(bodyOf([textOf(tags, 2)]), [], 0)) ?? expect.fail("unread");
  const lines = await compareLines(bodyOf([textOf(tags, 3)]), [before], 1e6);
  expect(lines?.changes.size).toBe(0);
});
