import { beforeEach, expect, it, vi } from "vitest";
import { stubStorage } from "#testing/fake-storage.ts";

/** Loads the module as a freshly loaded page does. */
async function load(fresh?: string) {
  vi.resetModules();
  const { ScrollPositions } = await import("./scroll-positions.ts");
  return new ScrollPositions(fresh);
}

let stored: Map<string, string>;

beforeEach(() => {
  stored = stubStorage();
  return () => vi.unstubAllGlobals();
});

it("has the position of each entry separately", async () => {
  const positions = await load();
  positions.set("a", 120);
  positions.set("b", 0);
  positions.set("a", 80);
  expect([positions.top("a"), positions.top("b"), positions.top("c")]).toEqual([80, 0, undefined]);
});

it("keeps an entry as long as it is in the history", async () => {
  const positions = await load();
  positions.set("list", 900);
  for (let step = 0; step < 200; step += 1) {
    positions.set(`typed ${step}`, 0);
    positions.delete(`typed ${step - 1}`);
  }
  expect([positions.top("list"), positions.top("typed 198"), positions.top("typed 199")]).toEqual([
    900,
    undefined,
    0,
  ]);
});

it("survives a reload, and ignores invalid storage", async () => {
  const positions = await load();
  positions.set("a", 120);
  positions.store();
  expect((await load()).top("a")).toBe(120);
  for (const other of ["{", '{"a":1}', '[["a","x"],7,["b",5]]']) {
    stored.set("countboard:scroll", other);
    expect((await load()).top("a")).toBeUndefined();
  }
  expect((await load()).top("b")).toBe(5);
});

it("forgets where an address was left that is opened anew", async () => {
  const positions = await load();
  positions.set("/countings/7", 900);
  positions.set("/", 300);
  positions.store();
  const next = await load("/countings/7");
  expect([next.top("/countings/7"), next.top("/")]).toEqual([undefined, 300]);
});

it("keeps the last hundred entries", async () => {
  const positions = await load();
  for (let position = 0; position < 150; position += 1) positions.set(String(position), position);
  expect(positions.top("0")).toBeUndefined();
  expect(positions.top("149")).toBe(149);
  positions.store();
  expect(JSON.parse(stored.get("countboard:scroll") ?? "")).toHaveLength(100);
});
