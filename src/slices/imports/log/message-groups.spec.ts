import { describe, expect, it } from "vitest";
import { splitLines } from "./log-text.ts";
import { messageGroups } from "./message-groups.ts";

const groupsOf = (...lines: string[]) => messageGroups(splitLines(lines.join("\n")));

describe("messages of a log", () => {
  it("are counted by shape, the most frequent first, each with its first line", () => {
    const groups = groupsOf(
      "Import started 2026-03-01T06:00:00Z",
      "",
      "Row 2: product 'A-1' has no cost price",
      "Row 3: description is empty",
      "   ",
      "Row 41: product 'B-2' has no cost price",
      "Row 5: description is empty",
      "Row 6: product 'C-3' has no cost price",
    );
    expect(groups).toEqual([
      {
        shape: "Row #: product '…' has no cost price",
        lines: 3,
        firstLine: 3,
        first: "Row 2: product 'A-1' has no cost price",
      },
      {
        shape: "Row #: description is empty",
        lines: 2,
        firstLine: 4,
        first: "Row 3: description is empty",
      },
      {
        shape: "Import started #",
        lines: 1,
        firstLine: 1,
        first: "Import started 2026-03-01T06:00:00Z",
      },
    ]);
  });

  it("keep the log's order when equally frequent", () => {
    expect(groupsOf("b", "a", "a", "b").map(({ shape }) => shape)).toEqual(["b", "a"]);
  });

  it("are empty when every line is blank", () => {
    expect(groupsOf("", " ", "\t")).toEqual([]);
  });

  it("show the start of a very long line", () => {
    expect(groupsOf("x".repeat(100_000))[0]?.first).toBe(`${"x".repeat(300)}…`);
  });
});
