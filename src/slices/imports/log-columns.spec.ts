import { expect, it } from "vitest";
import { contentOf } from "#components/export/exported-columns.ts";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import { splitLines } from "./log/log-text.ts";
import { messageGroups } from "./log/message-groups.ts";
import { lineFile, messageFile } from "./log-columns.tsx";
import { messages } from "./messages/en.ts";

const log = splitLines("Row 1: no price\n\nRow 7: no price\n");

const context = {
  format: createFormat({ locale: "en-GB", timeZone: "UTC", currency: null, units: en.units }),
  costsHidden: false,
  t: messages,
  search: "",
  messages: en,
  log,
};

it("has the lines with their numbers, all or those that match", () => {
  expect(contentOf(lineFile, [0, 1, 2], context)).toEqual({
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
  expect(contentOf(lineFile, [2], context).rows).toEqual([[3, "Row 7: no price"]]);
});

it("has the messages with their first line", () => {
  const { rows } = contentOf(messageFile, messageGroups(log), context);
  expect(rows).toEqual([[2, expect.stringContaining("no price"), 1, "Row 1: no price"]]);
});
