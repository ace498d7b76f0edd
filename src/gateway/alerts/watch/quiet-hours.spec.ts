import { describe, expect, test } from "vitest";
import { minute } from "#domain/time/units.ts";
import { calendarOfRule } from "#domain/time/work-calendars.ts";
import { parseWorkRule } from "#domain/time/work-shifts.ts";
import type { AlertMessage } from "#gateway/alerts/message.ts";
import { createWatch, kinds, left, poll, seen } from "./testing/stepped.ts";
import { someRule, watched } from "./testing/watched.ts";

describe("quiet hours", () => {
  // Clocks go back in the night to Sunday, 25 October 2026: it has an hour more.
  const rule = parseWorkRule("Mo-Su 06:00-22:00", "Europe/Madrid");
  if (rule === null) throw new Error("No rule");
  const calendar = calendarOfRule(rule);
  const isWorking = (now: number) => calendar.between(now, now + minute) > 0;

  test.each([
    ["2026-10-24T20:30:00Z", "2026-10-25T05:00:00.000Z"],
    ["2026-10-25T22:30:00Z", "2026-10-26T05:00:00.000Z"],
    ["2026-03-28T22:30:00Z", "2026-03-29T04:00:00.000Z"],
  ])("what begins at %s is told at %s", (from, told) => {
    const watch = createWatch([{ ...left, isQuiet: true }], isWorking);
    let now = Date.parse(from);
    let messages: readonly AlertMessage[] = [];
    while (messages.length === 0) {
      messages = watch.look(seen(watched({ left: 200 })), now);
      now += minute;
    }
    expect(messages.map(({ at, since }) => [new Date(at).toISOString(), since])).toEqual([
      [told, Date.parse(from)],
    ]);
  });

  test("an end in the night is told in the morning", () => {
    const condition = { kind: "verdict", verdict: "ended" } as const;
    const watch = createWatch([{ ...someRule({ condition }), isQuiet: true }], isWorking);
    const night = Date.parse("2026-11-30T21:30:00Z");
    expect(watch.look(seen(watched({})), night)).toEqual([]);
    const after = seen(watched({ isActive: false }));
    expect(watch.look(after, night + poll)).toEqual([]);
    expect(kinds(watch.look(after, night + 600 * minute))).toEqual([["raised", null, "1"]]);
    expect(watch.look(after, night + 601 * minute)).toEqual([]);
  });

  test("what came and went in the night is never told", () => {
    const watch = createWatch([{ ...left, isQuiet: true }], isWorking);
    const night = Date.parse("2026-11-30T21:30:00Z");
    expect(watch.look(seen(watched({ left: 200 })), night)).toEqual([]);
    expect(watch.look(seen(watched({ left: 0 })), night + 60 * minute)).toEqual([]);
    expect(watch.look(seen(watched({ left: 0 })), night + 600 * minute)).toEqual([]);
  });
});
