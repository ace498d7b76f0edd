import { describe, expect, it } from "vitest";
import type { Language } from "#contract/languages.ts";
import type { TargetPercents } from "#contract/targets.ts";
import { hour, minute } from "#domain/time/units.ts";
import { createFormat } from "#format/format.ts";
import { loadMessages } from "#messages/languages.ts";
import { handoverMessages } from "#slices/handover/messages.ts";
import {
  type CostlyLine,
  type HandedCounting,
  handoverOf,
} from "#slices/handover/rules/handover.ts";
import {
  handed,
  handedAt as now,
  handedSpan as span,
} from "#slices/handover/testing/handed-countings.ts";
import { someLineFacts } from "#testing/samples.ts";
import { handoverAsText } from "./handover-as-text.ts";
import { handoverTexts } from "./handover-texts.ts";
import { writtenSpan } from "./written-span.ts";

async function messagesIn(language: Language) {
  const [all, handover] = await Promise.all([
    loadMessages(language, "all"),
    handoverMessages.load(language),
  ]);
  return { ...all, handover };
}

async function written(
  countings: readonly HandedCounting[],
  language: "en" | "de" = "en",
  percents: TargetPercents | null = null,
  isOne = true,
) {
  const messages = await messagesIn(language);
  const format = createFormat({
    locale: language === "en" ? "en-GB" : language,
    timeZone: "UTC",
    currency: null,
    units: messages.units,
  });
  const warehouse = isOne ? { name: "Valencia Norte", code: "VLC-02" } : null;
  const context = { warehouse, countings, from: span.from, now, messages, format, percents };
  const texts = handoverTexts(handoverOf(countings, span, now), context);
  return { texts, text: handoverAsText(texts, ["A note."], messages) };
}

const finished = (minutes: number) => ({
  startedAt: now - minutes * minute - minute,
  finishedAt: now - minutes * minute,
  countedStock: 5,
});
const costly = (id: number, value: string | null): CostlyLine => ({
  id,
  countingId: "main",
  code: `P-${id}`,
  description: "Bearing",
  location: "A-1",
  expected: 1200,
  counted: 1202,
  difference: 2,
  value,
  lookFirst: null,
});

/** One zone with lines left, a discrepancy of 3 at cost, and a person without a name who is idle. */
const lines = [
  someLineFacts({
    userId: 1,
    username: "Ana",
    ...finished(10),
    locationCode: "A-1",
    difference: 2,
    costPrice: 1.5,
  }),
  someLineFacts({ userId: 1, username: "Ana", locationCode: "A-3" }),
  someLineFacts({ userId: 2, username: null, ...finished(90), locationCode: "B-1", difference: 0 }),
  someLineFacts({ userId: 2, username: null, locationCode: "B-2" }),
];
// 80 of 200 lines in eight hours, due at 16:00.
const main = handed("main", lines, { costliest: [costly(1, "3")] });
const closed = handed("0123456789", [], { facts: { total: 81, counted: 81, left: 0 } });

describe("a handover", () => {
  it("names both days of a span over midnight", async () => {
    const messages = await messagesIn("en");
    const format = createFormat({
      locale: "en-GB",
      timeZone: "UTC",
      currency: null,
      units: messages.units,
    });
    const write = writtenSpan(format, messages.handover);
    expect(write(now - 16 * hour, now)).toBe("Sun 1 Mar, 22:00 to Monday, 2 March 2026, 14:00");
    expect(write(Date.parse("2025-12-31T22:00Z"), now)).toBe(
      "31 Dec 2025, 22:00 to Monday, 2 March 2026, 14:00",
    );
  });

  it("names a count by its start and size", async () => {
    const size = (total: number, left: number) => ({
      facts: { total, left, counted: total - left },
    });
    const { texts, text } = await written([handed("a", [], size(1557, 0)), handed("b", lines)]);
    expect(texts.countings.rows[0]?.name).toMatch(/^Today \d\d:\d\d \(1,557 lines\)$/);
    expect(text).toMatch(/- Close the count of today \d\d:\d\d \(1,557 lines\)/);
  });

  it("begins with the warehouse, its span and the conclusions, those that need attention first", async () => {
    const { texts } = await written([closed, main]);
    expect(texts).toMatchObject({
      title: "Shift handover",
      warehouse: "Valencia Norte, VLC-02",
      span: "Monday, 2 March 2026, 10:00 to 14:00",
    });
    expect(texts.lead).toBe(
      "Today 06:00 (200 lines): Done tomorrow around 02:00, about 10 h late. Today 06:00 (81 lines): All counted. " +
        "2 lines are left. 1 difference needs a reason, 3 at cost.",
    );
  });

  it("ends its lead with the targets that are missed over all countings", async () => {
    const counted = (difference: number) =>
      someLineFacts({ userId: 1, username: "Ana", ...finished(10), difference, costPrice: 1.5 });
    const many = handed("many", [...Array(18).fill(counted(0)), counted(2), counted(0)]);
    const percents = { accuracy: 97, documentation: 1, "accuracy A": 99, variance: 100 };
    const { texts } = await written([many], "en", percents);
    expect(texts.lead).toMatch(
      / Accuracy: 95\.0% exact, 2 points below the target of 97%\. Documentation: 0\.0% documented, 1 point below the target of 1%\.$/,
    );
    expect((await written([main], "en", percents)).texts.lead).not.toContain("target");
  });

  it("concludes every count, also one that stands still and one that has finished", async () => {
    const stalled = handed("stalled", [], {
      facts: { total: 90, counted: 0, left: 90, endsAt: now + 8 * hour },
    });
    const undone = handed("undone", lines.slice(0, 1), {
      facts: { active: false, total: 70, counted: 70, left: 0 },
    });
    const { texts } = await written([closed, undone, main, stalled]);
    expect(texts.lead).toMatch(
      /^Today 06:00 \(200 lines\): Done .+ late\. Today 06:00 \(90 lines\): Nothing counted yet, .+\. Today 06:00 \(81 lines\): All counted\. Today 06:00 \(70 lines\): Finished 13:50, 2 h 10 min early. 1 difference was closed without a reason\. /,
    );
    // Only those of active counts are still to be documented.
    expect(texts.lead).toMatch(/1 difference needs a reason, 3 at cost\.$/);
    expect(texts.countings.rows.at(1)?.conclusion).toBe(
      "Finished 13:50, 2 h 10 min early. 1 difference was closed without a reason",
    );
    expect(texts.figures[2]).toMatchObject({
      name: "Still undocumented",
      value: "1",
      beside: "3 at cost; 1 closed without a reason",
    });
  });

  it("says what has changed in all warehouses, a row per count and no other list", async () => {
    const finishedCount = { facts: { active: false, total: 70, counted: 70, left: 0 } };
    const many = Array.from({ length: 6 }, (_, index) => handed(`c-${index}`, []));
    const undone = handed("undone", lines.slice(0, 1), finishedCount);
    const { texts, text } = await written([main, ...many, undone], "en", null, false);
    expect(texts).toMatchObject({ title: "What has changed", warehouse: "All warehouses" });
    expect(texts.lead).toBe(
      "7 counts are active. 7 need attention. 1 count finished in this time. " +
        "2 lines are left. 1 difference needs a reason, 3 at cost.",
    );
    expect(texts.countings.rows).toHaveLength(8);
    expect(text).toContain(
      "- Valencia Norte, the count of today 06:00 (200 lines): 2 lines counted, 1 new difference, 3 at cost, Done tomorrow",
    );
    expect(text).toContain(
      "1 new difference, 3 at cost, Finished 13:50, 2 h 10 min early. 1 difference was",
    );
    for (const name of ["To do for the next shift", "Zones still open", "Largest undocumented"]) {
      expect(text).not.toContain(name);
    }
    expect(text).not.toMatch(/and \d+ more/);
  });

  it("names no counting where there is only one", async () => {
    const { texts } = await written([main]);
    expect(texts.lead).toMatch(/^Done tomorrow around /);
    expect(texts.countings.rows).toMatchObject([
      { deadline: "16:00", counted: "40.0%", left: "120" },
    ]);
  });

  it("writes its figures and rows with what belongs to them", async () => {
    const { texts } = await written([main]);
    expect(texts.figures.map(({ name, value, beside }) => [name, value, beside])).toEqual([
      ["Counted since 10:00", "2", "lines"],
      ["New discrepancies", "1", "3 at cost"],
      ["Still undocumented", "1", "3 at cost"],
      ["Documented since", "0", ""],
      ["Incidents since", "0", ""],
    ]);
    expect(texts.costliest.rows).toMatchObject([
      { code: "P-1", stock: "1,200 → 1,202", difference: "+2", value: "+3.00" },
    ]);
    expect(texts.zones.rows).toMatchObject([
      { zone: "A", part: 1, left: "1", last: "Ana, 13:50" },
      { zone: "B", part: 1, left: "1", last: "User 2, 12:30" },
    ]);
    expect(texts.people.rows.map(({ name }) => name)).toEqual(["User 2 (idle)", "Ana"]);
  });

  it("says where to look before a line is counted once more", async () => {
    const costliest = [
      { ...costly(1, "3"), lookFirst: { kind: "pair", location: "B-2" } },
      { ...costly(2, "2"), lookFirst: { kind: "packs", packs: 1, unit: 12 } },
      costly(3, "1"),
    ] as const;
    const { texts, text } = await written([handed("main", lines, { costliest })]);
    expect(texts.costliest.rows.map(({ lookFirst }) => lookFirst)).toEqual([
      "see B-2",
      "box or piece? 1 × 12",
      "–",
    ]);
    expect(text).toContain("1,200 → 1,202, +2 (+3.00), see B-2\n");
    expect(text).toContain("+2 (+2.00), box or piece? 1 × 12\n");
    expect(text).toContain("+2 (+1.00)\n");
  });

  it("shows a zone's lines beside those of the zone with most", async () => {
    const open = ["A", "A", "A", "A", "B", "C", "C"].map((zone) =>
      someLineFacts({ userId: 1, username: "Ana", locationCode: `${zone}-1` }),
    );
    const { texts } = await written([handed("main", open)]);
    expect(texts.zones.rows.map(({ zone, part }) => [zone, part])).toEqual([
      ["A", 1],
      ["C", 0.5],
      ["B", 0.25],
    ]);
  });

  it("cuts what does not fit one sheet, and says how much", async () => {
    const many = Array.from({ length: 8 }, (_, index) => handed(`c-${index}`, []));
    const { texts } = await written(many);
    expect(texts.countings.rows.map(({ of }) => of.id)).toEqual([
      "c-0",
      "c-1",
      "c-2",
      "c-3",
      "c-4",
    ]);
    expect(texts.countings.more).toBe("and 3 more");
    expect((await written(many.slice(0, 6))).texts.countings).toMatchObject({ more: null });
  });

  it("lists fewer discrepancies where more counts take the room", async () => {
    const costliest = Array.from({ length: 12 }, (_, index) => costly(index, "3"));
    const rowsBeside = async (others: number) => {
      const open = handed("open", Array(12).fill(lines[0]), { costliest });
      const all = [open, ...Array.from({ length: others }, (_, index) => handed(`${index}`, []))];
      return (await written(all)).texts.costliest.rows.length;
    };
    expect([await rowsBeside(0), await rowsBeside(3), await rowsBeside(6)]).toEqual([9, 3, 1]);
  });

  it("leaves costs out where they are hidden", async () => {
    const free = lines.map((line) => ({ ...line, costPrice: null }));
    const { texts, text } = await written([handed("main", free, { costliest: [costly(1, null)] })]);
    expect(texts.hasCosts).toBe(false);
    expect(texts.hasValue).toBe(false);
    expect((await written([closed])).texts.hasValue, "no discrepancy").toBe(true);
    expect(text).not.toContain("at cost");
    expect(text).toContain("- P-1 Bearing, A-1, 1,200 → 1,202, +2");
  });

  it("is text with the same sentences and lists", async () => {
    const { text, texts } = await written([main]);
    expect(text.split("\n").slice(0, 5)).toEqual([
      "Shift handover, Valencia Norte, VLC-02",
      texts.span,
      "",
      texts.lead,
      "A note.",
    ]);
    for (const name of ["Counts", "To do for the next shift", "Zones still open"]) {
      expect(text.split("\n")).toContain(name);
    }
    expect(text).toContain("- A: 1, Ana, 13:50");
    expect(text).toContain("- Ana: 1 since 10:00, 1 in the last hour, 1 open");
  });

  it("has empty lists without countings", async () => {
    const { texts, text } = await written([]);
    expect(texts.lead).toBe("");
    expect(text).not.toContain("Zones still open");
  });

  it("is in other languages", async () => {
    const { text } = await written([main], "de");
    expect(text).toMatch(/^Schichtübergabe, Valencia Norte/);
    expect(text).not.toContain("undefined");
  });
});
