import { describe, expect, it } from "vitest";
import { gridCommand } from "./grid-commands.ts";

const size = { row: 10, column: 4 };
const at = (row: number, column: number) => ({ row, column });
const cell = (row: number, column: number) => ({ anchor: at(row, column), focus: at(row, column) });

/** @param keys such as `Ctrl+Shift+End` */
function press(keys: string, state: Partial<Parameters<typeof gridCommand>[1]> = {}) {
  const parts = keys.split("+");
  const pressed = {
    key: parts.at(-1) ?? "",
    ctrlKey: parts.includes("Ctrl"),
    metaKey: parts.includes("Meta"),
    shiftKey: parts.includes("Shift"),
    altKey: parts.includes("Alt"),
  };
  return gridCommand(pressed, { range: null, current: 3, size, page: 5, ...state });
}

const rangeOf = (...args: Parameters<typeof press>) => {
  const command = press(...args);
  return command?.does === "select" ? command.range : command;
};

describe("the keys of a grid", () => {
  it("move the row", () => {
    expect(press("ArrowDown")).toEqual({ does: "move", row: 4 });
    expect(press("k")).toEqual({ does: "move", row: 2 });
    expect(press("PageDown")).toEqual({ does: "move", row: 8 });
    expect(press("End")).toEqual({ does: "move", row: 9 });
    expect(press("Ctrl+Home")).toEqual({ does: "move", row: 0 });
    expect(press("Meta+End")).toEqual({ does: "move", row: 9 });
    expect(press("ArrowDown", { current: null })).toEqual({ does: "move", row: 0 });
  });

  it("leave alone what is the browser's", () => {
    for (const keys of ["Alt+ArrowLeft", "Ctrl+ArrowLeft", "Ctrl+j", "Shift+Enter", "Tab", "a"]) {
      expect(press(keys), keys).toBeNull();
    }
    expect(press("ArrowRight")).toBeNull();
    expect(press("Ctrl+c", { current: null })).toBeNull();
    expect(press(" ", { current: null })).toBeNull();
    expect(press("Escape")).toBeNull();
    expect(press("ArrowDown", { size: { row: 0, column: 4 } })).toBeNull();
  });

  it("begin a selection with whole rows or from the first cell", () => {
    expect(rangeOf("Shift+ArrowDown")).toEqual({ anchor: at(3, 0), focus: at(4, 3) });
    expect(rangeOf("Shift+PageUp")).toEqual({ anchor: at(3, 0), focus: at(0, 3) });
    expect(rangeOf("Shift+ArrowRight")).toEqual(cell(3, 0));
    expect(rangeOf("Shift+End")).toEqual({ anchor: at(3, 0), focus: at(3, 3) });
    expect(rangeOf("Ctrl+Shift+End")).toEqual({ anchor: at(3, 0), focus: at(9, 3) });
    expect(rangeOf("Ctrl+Shift+Home")).toEqual({ anchor: at(3, 3), focus: at(0, 0) });
    expect(rangeOf("Shift+ArrowDown", { current: null })).toBeNull();
  });

  it("extend a selection with Shift up to the edges", () => {
    const range = cell(3, 1);
    expect(rangeOf("Shift+ArrowRight", { range })).toEqual({ anchor: at(3, 1), focus: at(3, 2) });
    expect(rangeOf("Shift+PageDown", { range })).toEqual({ anchor: at(3, 1), focus: at(8, 1) });
    expect(rangeOf("Shift+Home", { range })).toEqual({ anchor: at(3, 1), focus: at(3, 0) });
    expect(rangeOf("Ctrl+Shift+End", { range })).toEqual({ anchor: at(3, 1), focus: at(9, 3) });
    const corner = { anchor: at(3, 1), focus: at(9, 3) };
    for (const key of ["ArrowDown", "ArrowRight", "End"]) {
      expect(rangeOf(`Shift+${key}`, { range: corner })).toEqual(corner);
    }
  });

  it("move a single cell sideways, and the row otherwise, once there is a selection", () => {
    const range = { anchor: at(1, 0), focus: at(3, 1) };
    expect(rangeOf("ArrowRight", { range })).toEqual(cell(3, 2));
    expect(rangeOf("Home", { range })).toEqual(cell(3, 0));
    expect(rangeOf("End", { range })).toEqual(cell(3, 3));
    expect(press("ArrowDown", { range })).toEqual({ does: "move", row: 4 });
    expect(press("Escape", { range })).toEqual({ does: "clear" });
  });

  it("select the row, and everything", () => {
    const row = { anchor: at(3, 0), focus: at(3, 3) };
    expect(rangeOf(" ")).toEqual(row);
    expect(press(" ", { range: row })).toEqual({ does: "clear" });
    expect(rangeOf("Ctrl+a")).toEqual({ anchor: at(0, 0), focus: at(9, 3) });
  });

  it("copy, with titles where Shift is held, and open", () => {
    expect(press("Ctrl+c")).toEqual({ does: "copy", hasTitles: false });
    expect(press("Meta+Shift+C")).toEqual({ does: "copy", hasTitles: true });
    expect(press("Enter")).toEqual({ does: "open" });
  });

  it("select nothing where rows are cards", () => {
    const cards = { size: { row: 10, column: 0 } };
    expect(press("ArrowDown", cards)).toEqual({ does: "move", row: 4 });
    for (const keys of ["Ctrl+a", "Ctrl+c", " ", "Ctrl+Shift+End"]) {
      expect(press(keys, cards), keys).toBeNull();
    }
  });
});
