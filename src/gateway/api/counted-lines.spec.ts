import { expect, test, vi } from "vitest";
import { aCounting, aLine } from "#testing/samples.ts";
import { createCountedLinesReader } from "./counted-lines.ts";

const finishes = ["2026-01-05T05:10:00.000Z", "2026-01-05T04:00:00.000Z", null];
const products = finishes.map((finishedAt, index) => aLine({ id: index, index, finishedAt }));

/** A cached body with lines. */
function bodyOf(counting: object) {
  const text = JSON.stringify(counting);
  return { read: vi.fn(() => new Blob([text]).stream()) };
}

test("reads the finishes and the count from a body, once for all who wait", async () => {
  const read = createCountedLinesReader();
  const body = bodyOf({ ...aCounting({ totalProductsCounted: 2 }), products });
  const [first, second] = await Promise.all([read(body), read(body)]);
  const [later, earlier] = finishes.map((at) => Date.parse(String(at)));
  expect(first).toEqual({
    counted: 2,
    finishes: Float64Array.of(earlier ?? 0, later ?? 0),
    firstStart: null,
  });
  expect(second).toBe(first);
  expect(body.read).toHaveBeenCalledTimes(1);
});

test("reads every other body of the same counting", async () => {
  const read = createCountedLinesReader();
  await read(bodyOf({ ...aCounting(), products }));
  const later = bodyOf({ ...aCounting({ totalProductsCounted: 3 }), products });
  expect((await read(later))?.counted).toBe(3);
});

test("knows nothing where a line cannot be read", async () => {
  const body = bodyOf({ ...aCounting(), products: [{ finishedAt: 5 }] });
  expect(await createCountedLinesReader()(body)).toBeNull();
});
