import { describe, expect, it } from "vitest";
import type { Conclusion } from "#domain/counting/conclusion.ts";
import { hour } from "#domain/time/units.ts";
import { briefingOutline } from "#testing/briefing-outline.ts";
import { someCountingFacts } from "#testing/samples.ts";
import type { BriefedCounting } from "./briefed-counting.ts";
import { briefingOf, countingsToRead } from "./briefing.ts";
import type { LineFindings } from "./line-findings.ts";

const { endsAt } = someCountingFacts();
const end = { at: endsAt + hour, range: null };

const conclusions = {
  overdue: (hours: number): Conclusion => ({
    kind: "overdue",
    by: hours * hour,
    stalledSince: null,
    end: null,
    isVague: false,
  }),
  late: (hours: number): Conclusion => ({ kind: "late", end, by: hours * hour, between: null }),
  nothing: (hours: number): Conclusion => ({ kind: "nothing-counted", for: hours * hour }),
  onTime: { kind: "on-time", end, isAfter: false } as Conclusion,
};

function briefed(
  id: string,
  conclusion: Conclusion,
  changes: Partial<BriefedCounting> = {},
): BriefedCounting {
  const facts = someCountingFacts();
  const own = { id, warehouse: id, facts, conclusion, speedUp: null, act: null };
  return { ...own, rate: null, behind: null, findings: null, ...changes };
}

const findings = (changes: Partial<LineFindings> = {}): LineFindings => ({
  undocumented: 0,
  undocumentedValue: "0",
  people: 3,
  idle: [],
  wrongAgain: null,
  counters: [],
  assignments: [],
  readAt: 0,
  ...changes,
});

describe("a briefing", () => {
  it("names late countings that can be saved first, then stalled ones, then overdue and lost ones", () => {
    const { sentences, counts } = briefingOf(
      [
        briefed("overdue", conclusions.overdue(1)),
        briefed("lost", conclusions.late(20), { speedUp: 3.5 }),
        briefed("fine", conclusions.onTime),
        briefed("nothing", conclusions.nothing(10)),
        briefed("saved", conclusions.late(2), { speedUp: 1.2 }),
        briefed("nothing longer", conclusions.nothing(31)),
      ],
      false,
    );
    expect(briefingOutline(sentences)).toEqual([
      "late saved",
      "stalled nothing longer,nothing",
      "overdue overdue",
      "late lost",
    ]);
    expect(counts).toEqual({
      active: 6,
      attention: 5,
      overdue: 1,
      late: 2,
      mayBeLate: 0,
      stalled: 2,
      notClosed: 0,
      unjudged: 0,
    });
  });

  it("names an overdue counting, however many can be saved, and a lost one after those", () => {
    const saved = [1.1, 1.5, 2, 2.5, 3].map((speedUp) =>
      briefed(`saved ${speedUp}`, conclusions.late(1), { speedUp }),
    );
    const overdue = [1, 2].map((hours) => briefed(`overdue ${hours}`, conclusions.overdue(hours)));
    const stalled = briefed("nothing", conclusions.nothing(10));
    const { sentences } = briefingOf([...overdue, stalled, ...saved], false);
    expect(briefingOutline(sentences)).toEqual([
      "late saved 3",
      "late saved 2.5",
      "stalled nothing",
      "overdue overdue 2 +1+3+0",
    ]);
    const lost = briefed("lost", conclusions.late(9), { speedUp: 4 });
    expect(briefingOutline(briefingOf([lost, ...saved.slice(0, 4)], false).sentences)).toEqual([
      "late saved 2.5",
      "late saved 2",
      "late saved 1.5",
      "late saved 1.1 +0+1+0",
    ]);
  });

  it("states how many late countings have no sentence", () => {
    const many = [1, 2, 3, 4, 5].map((hours) => briefed(`late ${hours}`, conclusions.late(hours)));
    const overdue = [1, 2].map((hours) => briefed(`overdue ${hours}`, conclusions.overdue(hours)));
    const stalled = briefed("nothing", conclusions.nothing(10));
    expect(briefingOutline(briefingOf([...many, stalled], false).sentences)).toEqual([
      "stalled nothing",
      "late late 5",
      "late late 4",
      "late late 3 +0+2+0",
    ]);
    const notClosed = briefed("done", { kind: "all-counted", overdueBy: hour });
    const third = briefed("overdue 3", conclusions.overdue(3));
    const full = [...overdue, third, ...many, stalled, notClosed];
    expect(briefingOutline(briefingOf(full, false).sentences)).toEqual([
      "stalled nothing",
      "overdue overdue 3",
      "overdue overdue 2 +1+5+0",
      "not-closed done",
    ]);
  });

  it("claims nothing of countings of which only the average is known", () => {
    const unjudged = briefed("unjudged", { kind: "by-average", end });
    const { sentences, counts, others } = briefingOf(
      [unjudged, briefed("fine", conclusions.onTime)],
      true,
    );
    expect(sentences).toEqual([{ kind: "fine", countings: 2, isOnTime: false, isKnown: false }]);
    expect([counts.unjudged, counts.attention, others]).toEqual([1, 0, 1]);
  });

  it("names products that were wrong again and again where money or people have nothing to say", () => {
    const one = briefed("one", conclusions.onTime, { findings: findings({ wrongAgain: 2 }) });
    const most = briefed("most", conclusions.onTime, { findings: findings({ wrongAgain: 12 }) });
    const outline = (...all: readonly BriefedCounting[]) =>
      briefingOutline(briefingOf(all, true).sentences).slice(1);
    expect(outline(one, most)).toEqual(["wrong-again most"]);
    const none = findings({ wrongAgain: 0, undocumented: 3, undocumentedValue: "80" });
    const idle = findings({ idle: [{ id: 1, username: null }] });
    const others = [none, idle].map((found, index) =>
      briefed(`${index}`, conclusions.onTime, { findings: found }),
    );
    expect(outline(...others)).toEqual(["undocumented 0", "idle 1"]);
    expect(outline(...others, most)).toEqual(["undocumented 0", "idle 1"]);
    expect(outline(others[0] ?? one, most)).toEqual(["undocumented 0", "wrong-again most"]);
  });

  it("names no costliest discrepancies until all countings that are to be read are", () => {
    const read = findings({ undocumented: 3, undocumentedValue: "80" });
    const one = briefed("one", conclusions.onTime, { findings: read });
    const other = briefed("other", conclusions.onTime);
    const kinds = (all: readonly BriefedCounting[]) =>
      briefingOf(all, true).sentences.map(({ kind }) => kind);
    expect(kinds([one, other])).toEqual(["fine"]);
    expect(kinds([one, { ...other, findings: findings() }])).toEqual(["fine", "undocumented"]);
  });

  it("adds money and people, and moves no sentence", () => {
    const countings = [briefed("late", conclusions.late(2)), briefed("fine", conclusions.onTime)];
    const before = briefingOf(countings, false);
    expect(before.pending).toBe(2);
    const idle = [{ id: 3, username: "Ana" }];
    const [late, fine] = countings.map((counting, index) => ({
      ...counting,
      findings: findings({ undocumented: 3, undocumentedValue: String(index * 80), idle }),
    }));
    const after = briefingOf(late && fine ? [late, fine] : [], true);
    expect(briefingOutline(after.sentences)).toEqual([
      "late late",
      "undocumented fine",
      "idle late,fine",
    ]);
    expect(after.pending).toBe(0);
  });

  it("weighs undocumented discrepancies by their number where costs are left out", () => {
    const of = (id: string, undocumented: number) =>
      briefed(id, conclusions.onTime, {
        findings: findings({ undocumented, undocumentedValue: null }),
      });
    const { sentences } = briefingOf([of("few", 2), of("many", 7), of("none", 0)], true);
    expect(briefingOutline(sentences)).toEqual(["fine 3 on time", "undocumented many"]);
  });

  it("names finished countings that left something undone, the latest first", () => {
    const finished = (id: string, hours: number, left: number, undocumented: number | null) => {
      const record = { isExact: true, lastChange: endsAt - hours * hour, watchedSince: endsAt };
      const rest = { marks: [], firstStart: null, typicalGap: null };
      const facts = someCountingFacts({ active: false, left, record: { ...record, ...rest } });
      const found = undocumented === null ? null : findings({ undocumented });
      return briefed(id, { kind: "finished", left }, { facts, findings: found });
    };
    const { sentences } = briefingOf([briefed("fine", conclusions.onTime)], true, [
      finished("early", 9, 0, 184),
      finished("well", 1, 0, 0),
      finished("unread", 2, 0, null),
      finished("left", 3, 12, null),
    ]);
    expect(briefingOutline(sentences)).toEqual(["fine 1 on time", "finished left,early"]);
  });

  it("tells those that may be late from those that will be", () => {
    const inDoubt: Conclusion = {
      kind: "may-be-late",
      range: { early: endsAt - 8 * hour, late: endsAt + 32 * hour },
      between: { from: -8 * hour, to: 32 * hour },
    };
    const late = [1, 2, 3, 4].map((hours) => briefed(`late ${hours}`, conclusions.late(hours)));
    const { sentences, counts } = briefingOf([briefed("in doubt", inDoubt), ...late], true);
    expect(briefingOutline(sentences).at(-1)).toBe("late late 2 +0+1+0");
    expect(briefingOutline(sentences)[0]).toBe("late in doubt");
    expect(counts).toMatchObject({ attention: 5, late: 4, mayBeLate: 1 });
    const { sentences: many } = briefingOf([...late, briefed("in doubt", inDoubt), ...late], true);
    expect(briefingOutline(many).at(-1)).toBe("late late 3 +0+4+0");
  });

  it("names those far behind their plan that are not late by their rate, the furthest first", () => {
    const behind = (hours: number) => ({ by: hours * hour, planned: 0.5, isAllDay: true });
    const { sentences, counts, others } = briefingOf(
      [
        briefed("on time", conclusions.onTime, { behind: behind(3) }),
        briefed("too early", { kind: "too-early", counted: 9 }, { behind: behind(12) }),
        briefed("fine", conclusions.onTime),
        briefed("overdue", conclusions.overdue(1)),
      ],
      true,
    );
    expect(briefingOutline(sentences)).toEqual(["overdue overdue", "behind too early,on time"]);
    expect(counts.attention).toBe(1);
    expect(others).toBe(1);
  });

  it("does not call people of a stalled counting idle", () => {
    const idle = [{ id: 3, username: null }];
    const stalled = briefed("nothing", conclusions.nothing(10), { findings: findings({ idle }) });
    expect(briefingOutline(briefingOf([stalled], true).sentences)).toEqual(["stalled nothing"]);
  });

  it.each<[string, Conclusion[], string[]]>([
    [
      "all will be done in time",
      [conclusions.onTime, { kind: "early", end, by: hour, between: null }],
      ["fine 2 on time"],
    ],
    ["it is too early to say", [{ kind: "too-early", counted: 2 }], ["fine 1"]],
    ["nothing is active", [], []],
  ])("where %s", (_, all, expected) => {
    const countings = all.map((conclusion, index) => briefed(String(index), conclusion));
    expect(briefingOutline(briefingOf(countings, true).sentences)).toEqual(expected);
  });
});

describe("the lines that it reads", () => {
  it("are those of countings with a problem, then with most discrepancies, and at most six", () => {
    const facts = (discrepancies: number) => someCountingFacts({ discrepancies });
    const countings = [
      briefed("many", conclusions.onTime, { facts: facts(90) }),
      briefed("some", conclusions.onTime, { facts: facts(20) }),
      briefed("none", conclusions.onTime, { facts: facts(0) }),
      briefed("late", conclusions.late(1)),
      briefed("overdue", conclusions.overdue(1)),
    ];
    const ids = (all: readonly BriefedCounting[]) => countingsToRead(all).map(({ id }) => id);
    expect(ids(countings)).toEqual(["overdue", "late", "many", "some"]);
    const late = Array.from({ length: 9 }, (_, index) =>
      briefed(`late ${index}`, conclusions.late(9 - index)),
    );
    expect(ids(late)).toHaveLength(6);
  });

  it("are at most 50,000, of however many countings", () => {
    const of = (id: string, total: number) =>
      briefed(id, conclusions.late(1), { facts: someCountingFacts({ total }) });
    const countings = [of("a", 30_000), of("b", 30_000), of("c", 20_000)];
    expect(countingsToRead(countings).map(({ id }) => id)).toEqual(["a", "c"]);
  });

  it("are none where nothing is counted", () => {
    const facts = someCountingFacts({ counted: 0, left: 200, discrepancies: 0 });
    expect(countingsToRead([briefed("nothing", conclusions.nothing(3), { facts })])).toEqual([]);
  });
});
