import { expect, it } from "vitest";
import { en } from "#messages/en/catalogue.ts";
import { splitLines } from "./log/log-text.ts";
import { messageGroups } from "./log/message-groups.ts";
import { groupsContent, logContent } from "./log-content.ts";
import { words } from "./words/en.ts";

const log = splitLines("Row 1: no price\n\nRow 7: no price\n");

it("has the lines with their numbers, all or those that match", () => {
  expect(logContent(log, null, en)).toEqual({
    columns: [
      expect.objectContaining({ title: "Line" }),
      expect.objectContaining({ title: "Text" }),
    ],
    rows: [
      [1, "Row 1: no price"],
      [2, ""],
      [3, "Row 7: no price"],
    ],
  });
  expect(logContent(log, Uint32Array.of(2), en).rows).toEqual([[3, "Row 7: no price"]]);
});

it("has the messages with their first line", () => {
  const { rows } = groupsContent(messageGroups(log), words.groups, en);
  expect(rows).toEqual([[2, expect.stringContaining("no price"), 1, "Row 1: no price"]]);
});
