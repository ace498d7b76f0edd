import { describe, expect, it } from "vitest";
import { someday } from "#reference-api/spec-client.ts";
import { outcome, planLines } from "./line-plan.ts";
import { lineOf } from "./lines.ts";
import { createSchedule } from "./schedule.ts";
import { locationAt, placesOfCounting } from "./stock.ts";
import { createPlanCache } from "./totals.ts";

const cache = createPlanCache();
const ended = createSchedule(20)(someday)
  .filter(({ isOfStock, closesAt, size }) => isOfStock && closesAt < someday && size > 300)
  .slice(0, 60);
const [latest] = ended;
const ofOneWarehouse = ended.filter(({ warehouse }) => warehouse.id === latest?.warehouse.id);

const linesOf = (counting: (typeof ended)[number]) => {
  const plan = cache.plan(counting);
  return Array.from({ length: counting.size }, (_, index) =>
    lineOf(counting, plan, index, someday),
  );
};
const placeOf = ({ product, location, lot }: ReturnType<typeof linesOf>[number]) =>
  JSON.stringify([product.code, location.code, lot?.code ?? null]);

describe("countings of a warehouse's stock", () => {
  it("find the same products at the same locations", () => {
    const [first = [], second = []] = ofOneWarehouse.map((one) => linesOf(one).map(placeOf));
    const shared = new Set(first.filter((place) => second.includes(place)));
    expect(shared.size).toBeGreaterThan(0.8 * Math.min(first.length, second.length));
  });

  it("find differences at the same places again and again", () => {
    const [counting] = ofOneWarehouse;
    const trouble = placesOfCounting(counting as (typeof ended)[number])?.filter(
      ({ isTrouble }) => isTrouble,
    );
    const codes = new Set(
      trouble?.map((place) => locationAt(place, counting?.warehouse.id ?? 0).code),
    );
    expect(codes.size).toBeGreaterThan(5);
    for (const one of ofOneWarehouse.slice(0, 3)) {
      const there = linesOf(one).filter(({ location }) => codes.has(location.code));
      const wrong = there.filter(({ difference }) => difference);
      expect(wrong.length / there.length).toBeGreaterThan(0.4);
    }
  });

  it("have the totals that they have without that", () => {
    for (const counting of ended.slice(0, 8)) {
      const plain = planLines(counting).outcomes;
      const moved = cache.plan(counting).outcomes;
      const count = (outcomes: Uint8Array, bit: number) =>
        outcomes.filter((one) => one & bit).length;
      for (const bit of Object.values(outcome)) expect(count(moved, bit)).toBe(count(plain, bit));
    }
  });
});
