import { expect, test } from "vitest";
import { rangeAfterKey } from "#table/grid-cell-range.ts";
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

test("a key runs its shortcut on every keyboard layout", () => {
  expect(shortcutOf(press("?"), false)).toBe("shortcuts");
  expect(shortcutOf(press("/"), false)).toBe("search");
  expect(shortcutOf(press("a"), false)).toBeNull();
});

test("keys that are typed, composed or used by the browser do nothing", () => {
  expect(shortcutOf(press("/"), true)).toBeNull();
  expect(shortcutOf(press("/", { ctrlKey: true }), false)).toBeNull();
  expect(shortcutOf(press("?", { isComposing: true }), false)).toBeNull();
});

/** Every key that moves in a grid. */
const moving = [
  ...["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight", "PageDown", "PageUp", "Home", "End"],
  ...["Enter", "Escape", "Tab", "Backspace", "Delete", "Insert", " ", "j", "k", "a", "/", "?"],
].filter((key) => moveInGrid(key, { current: 5, count: 100, page: 10 }) !== null);

/** Every key that selects cells, and the one that copies them. */
const selecting = [
  ...["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight", "Home", "Enter", "a"]
    .filter((key) =>
      rangeAfterKey(
        { key, shiftKey: true },
        { range: null, current: 5, size: { row: 9, column: 9 } },
      ),
    )
    .filter((key) => !/Up|Left/.test(key))
    .map((key) => `Shift+${key}`),
  "Ctrl+C",
];

/** Other keys of a log's grid. */
const linking = ["Enter", "Shift+Enter", "Escape"];

test.each([
  ["lines", [...moving, "Enter", ...selecting]],
  ["log", [...moving, ...linking]],
] as const)(
  "the keys listed for the grid of the %s are those that do something in it",
  (scope, does) => {
    const keys = shortcuts[scope].flatMap((shortcut) => shortcut.keys);
    expect(moving.length).toBeGreaterThan(4);
    expect([...keys].sort()).toEqual([...does].sort());
  },
);
