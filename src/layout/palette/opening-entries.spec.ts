import { expect, it } from "vitest";
import { openingEntries } from "./opening-entries.ts";
import type { EntryKind, PaletteEntry } from "./palette-entry.ts";

const entry = (kind: EntryKind, key: string): PaletteEntry => ({
  key,
  kind,
  name: key,
  detail: "",
  also: [],
  does: { open: `/${key}` },
});

const countings = ["a", "b", "c", "d", "e", "f", "g", "h"].map((id) =>
  entry("counting", `counting ${id}`),
);
const entries = [
  entry("action", "action Export"),
  entry("page", "page /"),
  entry("page", "page /help"),
  ...countings,
  entry("view", "view mine"),
  entry("language", "language de"),
];

const keysOf = (briefed: readonly string[], recent: readonly string[]) =>
  openingEntries(entries, { briefed, recent }).map(({ key, reason }) =>
    reason ? `${key} (${reason})` : key,
  );

it("begins with the countings of the briefing, then those opened last, each once", () => {
  expect(keysOf(["c", "unknown", "a"], ["counting a", "counting h", "page /help"])).toEqual([
    "counting c (attention)",
    "counting a (attention)",
    "counting h (opened)",
    "page /help",
    "page /",
    "view mine",
    "action Export",
    "counting b",
    "counting d",
    "counting e",
    "counting f",
    "counting g",
    "language de",
  ]);
});

it("has five of each at most", () => {
  const briefed = ["a", "b", "c", "d", "e", "f"];
  const recent = ["counting f", "counting g"];
  expect(keysOf(briefed, recent).slice(4, 8)).toEqual([
    "counting e (attention)",
    "counting f (opened)",
    "counting g (opened)",
    "page /",
  ]);
});
