import { describe, expect, it } from "vitest";
import { hour, minute } from "#domain/time/units.ts";
import { en } from "#messages/en/catalogue.ts";
import { conclusionText } from "./conclusion.ts";
import { finishedFiguresText, finishText, shortFinish } from "./finished.ts";
import { createFormat } from "./format.ts";

const format = createFormat({ locale: "en-GB", timeZone: "UTC", currency: null, units: en.units });
const at = Date.parse("2026-03-03T16:59:00Z");
const now = at + hour;

describe("how a finished counting ended", () => {
  const text = (deadline: number | null, left = 0) =>
    finishText({ at, deadline, left, total: 5120 }, now, en.conclusion, format);

  it.each([
    [text(at + hour), "Finished 16:59, 1 h early"],
    [text(at - 20 * minute), "Finished 16:59, 20 min late"],
    [text(at + 4 * minute), "Finished 16:59"],
    [text(null), "Finished 16:59"],
    [text(at + hour, 42), "Finished 16:59 with 42 of 5,120 not counted"],
  ])("%s", (found, expected) => {
    expect(found).toBe(expected);
  });
});

it("is neither early nor late by a deadline before the start", () => {
  const facts = { startedAt: at - 2 * hour, endsAt: at - 3 * hour, total: 5120 };
  const context = { now, facts, undocumented: null, finish: at };
  expect(conclusionText({ kind: "finished", left: 0 }, context, en, format)).toBe("Finished 16:59");
});

it("is the same in a row of the list", () => {
  const parts = (deadline: number | null, left = 0) =>
    shortFinish({ at, deadline, left }, now, en.shortConclusion, format);
  expect(parts(at + hour)).toEqual(["finished 16:59", "1 h early"]);
  expect(parts(at + 4 * minute)).toEqual(["finished 16:59"]);
  expect(parts(null)).toEqual(["finished 16:59"]);
  expect(parts(at + hour, 42)).toEqual(["finished 16:59", "42 not counted"]);
});

describe("what a finished counting came to", () => {
  const text = (accuracy: number | null, netValue: string | null, undocumented: number) =>
    finishedFiguresText({ accuracy, netValue, undocumented }, en.conclusion, format);

  it.each([
    [
      text(0.945, "6342.3", 184),
      "94.5% exact, net +6,342; 184 differences were closed without a reason.",
    ],
    [text(1, "0", 0), "100% exact, net 0."],
    [text(0.945, null, 1), "94.5% exact; 1 difference was closed without a reason."],
    [text(null, "0", 0), ""],
  ])("%s", (found, expected) => {
    expect(found).toBe(expected);
  });
});
