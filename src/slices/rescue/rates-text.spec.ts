import { expect, test } from "vitest";
import { hour, minute } from "#domain/time/units.ts";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import { messages } from "./messages/en.ts";
import { ratesText } from "./rates-text.ts";

const format = createFormat({ locale: "en-GB", timeZone: "UTC", currency: null, units: en.units });
const now = Date.parse("2026-03-02T12:10:00Z");
const team = { people: 2, lines: 30, earlier: null, lastFinish: now - minute };
const unknown = { lastHour: null, sinceStart: null };

const text = (plan: Parameters<typeof ratesText>[0], needed = 60) =>
  ratesText(plan, { needed, now }, messages, format);

test("the needed rate is told beside that of the last hour and the average", () => {
  const rates = { lastHour: 40, sinceStart: 24 };
  expect(text({ team, rates })).toBe("60 lines an hour needed, now 40, on average 24");
  expect(text({ team, rates: { ...rates, lastHour: null } })).toBe(
    "60 lines an hour needed, on average 24",
  );
});

test("a rate close to the needed one has a decimal, as a small one has", () => {
  expect(text({ team, rates: { lastHour: 59.6, sinceStart: 24 } })).toBe(
    "60.0 lines an hour needed, now 59.6, on average 24.0",
  );
  expect(text({ team, rates: { lastHour: 2, sinceStart: null } }, 3.21)).toBe(
    "3.3 lines an hour needed, now 2.0",
  );
});

test("lines counted since the last quarter hour alone have the rate of their people", () => {
  expect(text({ team, rates: unknown })).toBe("60 lines an hour needed, now 30");
});

test("people who have stopped have the rate until then", () => {
  const before = { ...team, lastFinish: now - 12 * hour };
  expect(text({ team: before, rates: unknown })).toBe("60 lines an hour needed; 30 until 00:10");
});
