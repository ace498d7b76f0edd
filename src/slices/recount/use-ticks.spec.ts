import { afterEach, describe, expect, test, vi } from "vitest";
import { stubStorage } from "#testing/fake-storage.ts";
import { createTicks, type Ticks, withoutTicks, withTick } from "./use-ticks.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const tickAll = (...ticked: [counting: string, line: number][]) =>
  ticked.reduce<Ticks>(
    (ticks, [counting, line]) => withTick(ticks, { counting, line, isTicked: true }),
    new Map(),
  );

describe("ticks", () => {
  test("are separate per counting, and can be removed", () => {
    const ticks = withTick(tickAll(["c-1", 0], ["c-1", 7], ["c-2", 7]), {
      counting: "c-1",
      line: 0,
      isTicked: false,
    });
    expect([...(ticks.get("c-1") ?? [])]).toEqual([7]);
    expect([...(ticks.get("c-2") ?? [])]).toEqual([7]);
  });

  test("are cleared for a single counting", () => {
    const ticks = withoutTicks(tickAll(["c-1", 1], ["c-2", 2]), "c-1");
    expect([...ticks.keys()]).toEqual(["c-2"]);
  });

  test("stay for the twenty countings changed last", () => {
    const ticks = tickAll(
      ...Array.from({ length: 25 }, (_, index): [string, number] => [`c-${index}`, 1]),
    );
    expect(ticks.size).toBe(20);
    expect([ticks.has("c-4"), ticks.has("c-5"), ticks.has("c-24")]).toEqual([false, true, true]);
  });

  test("are read as they were stored", () => {
    const texts = stubStorage();
    createTicks().update((ticks) => withTick(ticks, { counting: "c-1", line: 7, isTicked: true }));
    expect(texts.get("recount-ticks")).toBe('[{"counting":"c-1","lines":[7]}]');
    expect([...(createTicks().get().get("c-1") ?? [])]).toEqual([7]);
  });

  test.each(["", "{", "5", "[1]", '[{"counting":1,"lines":[]}]', '[{"counting":"c-1"}]'])(
    "stored as %j are ignored",
    (text) => {
      stubStorage({ "recount-ticks": text });
      expect(createTicks().get().size).toBe(0);
    },
  );
});
