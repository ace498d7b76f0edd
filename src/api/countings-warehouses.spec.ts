import { beforeEach, describe, expect, it, vi } from "vitest";
import { aCounting } from "#testing/samples.ts";

const north = { name: "North", id: 0, code: "N", slug: "north" };
const east = { name: "East", id: 7, code: "E", slug: "east" };
const of = (...warehouses: (typeof north)[]) =>
  warehouses.map((warehouse) => aCounting({ warehouse }));

let stored: string | null = null;

/** The module as a page finds it that was just loaded. */
async function loaded() {
  vi.resetModules();
  return await import("./countings-warehouses.ts");
}

beforeEach(() => {
  stored = null;
  vi.stubGlobal("sessionStorage", {
    getItem: () => stored,
    setItem: (_: string, text: string) => {
      stored = text;
    },
  });
  return () => vi.unstubAllGlobals();
});

describe("the warehouses seen", () => {
  it("are each there once, the id 0 too", async () => {
    const { noteWarehouses, seenWarehouses } = await loaded();
    noteWarehouses(of(north, east, north));
    noteWarehouses(of(east));
    expect(seenWarehouses()).toEqual([north, east]);
  });

  it("bear the name that was heard last, and tell of changes alone", async () => {
    const { noteWarehouses, onWarehouseSeen, seenWarehouses } = await loaded();
    const heard = vi.fn();
    const end = onWarehouseSeen(heard);
    noteWarehouses(of(north));
    const before = seenWarehouses();
    noteWarehouses(of(north));
    expect(seenWarehouses()).toBe(before);
    noteWarehouses(of({ ...north, name: "Far north" }));
    expect(seenWarehouses()[0]?.name).toBe("Far north");
    end();
    noteWarehouses(of(east));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it("outlive a reload, and whatever else was stored", async () => {
    (await loaded()).noteWarehouses(of(north));
    expect((await loaded()).seenWarehouses()).toEqual([north]);
    stored = '[{"id":"7"},null]';
    expect((await loaded()).seenWarehouses()).toEqual([]);
    stored = "{";
    expect((await loaded()).seenWarehouses()).toEqual([]);
  });
});
