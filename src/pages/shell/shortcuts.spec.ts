import { expect, test } from "vitest";
import { moveInGrid } from "#table/move-in-grid.ts";
import { shortcutOf, shortcuts } from "./shortcuts.ts";

const press = (key: string, modifiers: { ctrlKey?: boolean; isComposing?: boolean } = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  ...modifiers,
});

test("a key does what the table says, on every keyboard layout", () => {
  expect(shortcutOf(press("?"), false)).toBe("shortcuts");
  expect(shortcutOf(press("/"), false)).toBe("search");
  expect(shortcutOf(press("a"), false)).toBeNull();
});

test("keys that are typed, composed or meant for the browser do nothing", () => {
  expect(shortcutOf(press("/"), true)).toBeNull();
  expect(shortcutOf(press("/", { ctrlKey: true }), false)).toBeNull();
  expect(shortcutOf(press("?", { isComposing: true }), false)).toBeNull();
});

test("every key that is listed for the lines moves in their grid", () => {
  const keys = shortcuts.lines.flatMap((shortcut) => shortcut.keys);
  expect(keys.filter((key) => moveInGrid(key, 5, 100, 10) === null)).toEqual([]);
});
