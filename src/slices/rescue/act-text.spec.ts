import { expect, test } from "vitest";
import type { RescueAct } from "#domain/rescue/act.ts";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import { rescueActText } from "./act-text.ts";
import { messages } from "./messages/en.ts";

const format = createFormat({ locale: "en-GB", timeZone: "UTC", currency: null, units: en.units });
const now = Date.parse("2026-03-02T12:00:00Z");
const hold = { kind: "hold", at: "lastHour", rate: 83, more: 8, zones: ["F"], most: 12 } as const;

test.each<[RescueAct, string]>([
  [hold, "In time if the last hour’s 83 an hour holds; else 8 more people"],
  [
    { ...hold, more: null, zones: [] },
    "In time if the last hour’s 83 an hour holds; else not even with 12 people",
  ],
  [
    { ...hold, at: "sinceStart", more: 1 },
    "In time at the average of 83 an hour; else 1 more person",
  ],
  [
    { kind: "no-end", rates: { lastHour: 2, sinceStart: 58 } },
    "No sensible end: 2 an hour in the last hour, 58 on average",
  ],
  [{ kind: "start", people: 4, by: now }, "4 people, start by 12:00"],
  [{ kind: "enough", people: 1 }, "1 person is enough for 13:00"],
])("%j is told as %s", (act, text) => {
  const context = { now, endsAt: now + 3_600_000 };
  expect(
    rescueActText(act, context, { act: messages.act, conclusion: en.conclusion }, format),
  ).toBe(text);
});
