import { expect, it } from "vitest";
import { aCounting } from "#testing/samples.ts";
import { distinctionOf } from "./distinction.ts";

const one = aCounting({ id: "1" });

it("is needed only beside another counting of the same warehouse", () => {
  const elsewhere = aCounting({ id: "2", warehouse: { ...one.warehouse, id: 9 } });
  expect(distinctionOf(one, [])).toBeNull();
  expect(distinctionOf(one, [one, elsewhere])).toBeNull();
});

it("is the start, else the number of lines, else the id", () => {
  const later = aCounting({ id: "2", startedAt: "2026-03-02T06:01:00.000Z" });
  const sameMinute = aCounting({
    id: "3",
    startedAt: "2026-03-02T06:00:59.000Z",
    totalProducts: 9,
  });
  const same = aCounting({ id: "4" });
  expect(distinctionOf(one, [one, later])).toBe("start");
  expect(distinctionOf(one, [one, later, sameMinute])).toBe("lines");
  expect(distinctionOf(one, [one, later, sameMinute, same])).toBe("id");
});
