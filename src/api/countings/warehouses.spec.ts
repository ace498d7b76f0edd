import { beforeEach, describe, expect, it, vi } from "vitest";
import { stubStorage } from "#testing/fake-storage.ts";
import { aCounting } from "#testing/samples.ts";

const north = { name: "North", id: 0, code: "N", slug: "north" };
const east = { name: "East", id: 7, code: "E", slug: "east" };
const of = (...warehouses: (typeof north)[]) =>
  warehouses.map((warehouse) => aCounting({ warehouse }));

let stored: Map<string, string>;

/** Imports the module afresh, as after a page load. */
async function loaded() {
  vi.resetModules();
  return await import("./warehouses.ts");
}

beforeEach(() => {
  stored = stubStorage();
  return () => vi.unstubAllGlobals();
});

describe("known warehouses", () => {
  it("are listed once each, the id 0 too", async () => {
    const { recordWarehouses, knownWarehouses } = await loaded();
    recordWarehouses(of(north, east, north));
    recordWarehouses(of(east));
    expect(knownWarehouses.get()).toEqual([north, east]);
  });

  it("have their latest name, and notify listeners only of changes", async () => {
    const { recordWarehouses, knownWarehouses } = await loaded();
    const heard = vi.fn();
    const end = knownWarehouses.subscribe(heard);
    recordWarehouses(of(north));
    const before = knownWarehouses.get();
    recordWarehouses(of(north));
    expect(knownWarehouses.get()).toBe(before);
    recordWarehouses(of({ ...north, name: "Far north" }));
    expect(knownWarehouses.get()[0]?.name).toBe("Far north");
    end();
    recordWarehouses(of(east));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it("survive a reload, and ignore invalid entries", async () => {
    (await loaded()).recordWarehouses(of(north));
    expect((await loaded()).knownWarehouses.get()).toEqual([north]);
    stored.set("countboard:warehouses", '[{"id":"7"},null]');
    expect((await loaded()).knownWarehouses.get()).toEqual([]);
    stored.set("countboard:warehouses", "{");
    expect((await loaded()).knownWarehouses.get()).toEqual([]);
  });
});
