import { expect, test } from "vitest";
import { gridCommand } from "#table/keys/grid-commands.ts";
import { moveInGrid } from "#table/keys/move-in-grid.ts";
import { shortcuts } from "./listed-shortcuts.ts";
import { shortcutOf } from "./shortcuts.ts";

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

const keys = [
  ...["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight", "PageDown", "PageUp", "Home", "End"],
  ...["Enter", "Escape", "Tab", "Backspace", "Delete", "Insert", " ", "j", "k", "/", "?"],
  ..."abcdefghilmnopqrstuvwxyz",
];

/** Every key that moves in a grid. */
const moving = keys.filter((key) => moveInGrid(key, { current: 5, count: 100, page: 10 }) !== null);

const cell = { row: 5, column: 5 };

/** Whether a key does something in a table with a selected cell. */
function worksInTable(listed: string): boolean {
  const parts = listed.split("+");
  const pressed = {
    key: parts.at(-1) ?? "",
    ctrlKey: parts.includes("Ctrl"),
    metaKey: false,
    shiftKey: parts.includes("Shift"),
    altKey: false,
  };
  const range = { anchor: cell, focus: cell };
  const state = { range, current: 5, size: { row: 9, column: 9 }, page: 3 };
  return gridCommand(pressed, state) !== null;
}

const keysOf = (scope: keyof typeof shortcuts): readonly string[] =>
  shortcuts[scope].flatMap((shortcut): readonly string[] => shortcut.keys);

test("the keys listed for tables are those that do something in them", () => {
  const listed = keysOf("tables");
  expect(listed.filter((key) => !worksInTable(key))).toEqual([]);
  // Those that lead sideways need selected cells, and are like the others then.
  const alone = keys.filter((key) => worksInTable(key) && !/Left|Right/.test(key));
  expect(listed).toEqual(expect.arrayContaining(alone));
  const withCtrl = [..."abcdefghijklmnopqrstuvwxyz"]
    .map((letter) => `Ctrl+${letter.toUpperCase()}`)
    .filter(worksInTable);
  expect(listed).toEqual(expect.arrayContaining(withCtrl));
});

test("the keys listed for the grid of a log are those that do something in it", () => {
  // Other keys of that grid.
  const linking = ["Enter", "Shift+Enter", "Escape"];
  expect(moving.length).toBeGreaterThan(4);
  expect([...keysOf("log")].sort()).toEqual([...moving, ...linking].sort());
});
