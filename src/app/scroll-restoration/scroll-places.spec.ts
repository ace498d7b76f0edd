import { beforeEach, expect, it, vi } from "vitest";
import { ScrollPlaces } from "./scroll-places.ts";

let stored: string | null = null;

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

it("knows how far the window was scrolled at a place, and nothing of others", () => {
  const places = new ScrollPlaces();
  places.note("a", 120);
  places.note("b", 0);
  places.note("a", 80);
  expect([places.top("a"), places.top("b"), places.top("c")]).toEqual([80, 0, undefined]);
});

it("knows a place for as long as it can be come back to", () => {
  const places = new ScrollPlaces();
  places.note("list", 900);
  for (let step = 0; step < 200; step += 1) {
    places.note(`typed ${step}`, 0);
    places.forget(`typed ${step - 1}`);
  }
  expect([places.top("list"), places.top("typed 198"), places.top("typed 199")]).toEqual([
    900,
    undefined,
    0,
  ]);
});

it("outlives a reload, and whatever else was stored", () => {
  const places = new ScrollPlaces();
  places.note("a", 120);
  places.keep();
  expect(new ScrollPlaces().top("a")).toBe(120);
  for (const other of ["{", '{"a":1}', '[["a","x"],7,["b",5]]']) {
    stored = other;
    expect(new ScrollPlaces().top("a")).toBeUndefined();
  }
  expect(new ScrollPlaces().top("b")).toBe(5);
});

it("forgets what is long ago", () => {
  const places = new ScrollPlaces();
  for (let position = 0; position < 150; position += 1) places.note(String(position), position);
  expect(places.top("0")).toBeUndefined();
  expect(places.top("149")).toBe(149);
  places.keep();
  expect(JSON.parse(stored ?? "")).toHaveLength(100);
});
