import { describe, expect, test } from "vitest";
import { createTicks, type Ticks, withoutTicks, withTick } from "./ticks.ts";

const storing = (text: string) => () => ({ getItem: () => text, setItem: () => {} });

const tickAll = (...ticked: [counting: string, line: number][]) =>
  ticked.reduce<Ticks>(
    (ticks, [counting, line]) => withTick(ticks, counting, line, true),
    new Map(),
  );

describe("ticks", () => {
  test("are those of each counting, and can be taken back", () => {
    const ticks = withTick(tickAll(["c-1", 0], ["c-1", 7], ["c-2", 7]), "c-1", 0, false);
    expect([...(ticks.get("c-1") ?? [])]).toEqual([7]);
    expect([...(ticks.get("c-2") ?? [])]).toEqual([7]);
  });

  test("are cleared for one counting alone", () => {
    const ticks = withoutTicks(tickAll(["c-1", 1], ["c-2", 2]), "c-1");
    expect([...ticks.keys()]).toEqual(["c-2"]);
  });

  test("are those of the twenty countings touched last", () => {
    const ticks = tickAll(
      ...Array.from({ length: 25 }, (_, index): [string, number] => [`c-${index}`, 1]),
    );
    expect(ticks.size).toBe(20);
    expect([ticks.has("c-4"), ticks.has("c-5"), ticks.has("c-24")]).toEqual([false, true, true]);
  });

  test("are read as they were stored", () => {
    let text: string | null = null;
    const storage = () => ({
      getItem: () => text,
      setItem: (_key: string, next: string) => {
        text = next;
      },
    });
    createTicks(storage).update((ticks) => withTick(ticks, "c-1", 7, true));
    expect(text).toBe('[{"counting":"c-1","lines":[7]}]');
    expect([...(createTicks(storage).get().get("c-1") ?? [])]).toEqual([7]);
  });

  test.each(["", "{", "5", "[1]", '[{"counting":1,"lines":[]}]', '[{"counting":"c-1"}]'])(
    "that were stored as %j are none",
    (text) => {
      expect(createTicks(storing(text)).get().size).toBe(0);
    },
  );
});
