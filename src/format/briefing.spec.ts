import { describe, expect, it } from "vitest";
import { type BriefedCounting, briefedGroups } from "#domain/briefing/briefed-counting.ts";
import { briefingOf } from "#domain/briefing/briefing.ts";
import type { LineFindings } from "#domain/briefing/line-findings.ts";
import type { Conclusion } from "#domain/counting/conclusion.ts";
import { recordOfHeader } from "#domain/forecast/count-record.ts";
import { hour, minute } from "#domain/time/units.ts";
import { loadMessages } from "#messages/languages.ts";
import { someCountingFacts } from "#testing/samples.ts";
import { briefingTexts } from "./briefing.ts";
import { briefingSummary, plainText } from "./briefing-as-text.ts";
import { createFormat } from "./format.ts";

const now = Date.parse("2026-03-03T15:06:00Z");

function briefed(
  warehouse: string,
  conclusion: Conclusion,
  changes: Partial<Omit<BriefedCounting, "facts">> & { total?: number; left?: number } = {},
): BriefedCounting {
  const { total = 1718, left = 60, ...rest } = changes;
  const endsAt = Date.parse("2026-03-02T03:46:00Z");
  const facts = someCountingFacts({ endsAt, total, left, counted: total - left });
  const speedUp = conclusion.kind === "late" ? 2 : null;
  const own = { id: warehouse, warehouse, facts, conclusion, speedUp, act: null };
  const rate = { recent: null, average: 37, isAverage: true, earlierRate: null };
  return { ...own, rate, behind: null, findings: null, ...rest };
}

const findings: LineFindings = {
  undocumented: 0,
  undocumentedValue: null,
  people: 5,
  idle: [],
  wrongAgain: null,
  counters: [],
  assignments: [],
  readAt: 0,
};

const rateOf = (recent: number) => ({
  recent,
  average: 40,
  isAverage: false,
  earlierRate: null,
});

const overdue: Conclusion = {
  kind: "overdue",
  by: 35 * hour,
  stalledSince: null,
  end: null,
  isVague: false,
};
const late: Conclusion = {
  kind: "late",
  end: { at: Date.parse("2026-03-03T18:25:00Z"), range: null },
  by: 2 * hour + 45 * minute,
  between: null,
};
const nothing: Conclusion = { kind: "nothing-counted", for: 10 * hour };

async function written(countings: readonly BriefedCounting[], language: "en" | "de" = "en") {
  const messages = await loadMessages(language, "briefing");
  const format = createFormat({
    locale: language,
    timeZone: "UTC",
    currency: null,
    units: messages.units,
  });
  const { active, finished } = briefedGroups(countings, now);
  const briefing = briefingOf(active, true, finished);
  const texts = briefingTexts(briefing, { now, messages, format, countings });
  return {
    lines: texts.map(plainText),
    actions: texts.map(({ action }) => action && `${action.text} > ${action.counting}`),
    summary: briefingSummary(briefing.counts, messages, format),
  };
}

describe("the sentences of a briefing", () => {
  it("name the warehouse, the problem and its reason", async () => {
    const stalled: Conclusion = {
      kind: "stalled",
      since: now - 31 * hour,
      for: 31 * hour,
      work: null,
      latest: null,
    };
    const { lines, summary } = await written([
      briefed("Rotterdam", overdue, { findings, rate: rateOf(6) }),
      briefed("Porto", late, { findings, rate: rateOf(73), total: 1340, left: 240 }),
      briefed("Lille", stalled, { findings }),
      briefed("Antwerpen", nothing, { findings }),
      briefed(
        "Valencia",
        { kind: "too-early", counted: 2 },
        {
          findings: { ...findings, undocumented: 147, undocumentedValue: "32124.4" },
        },
      ),
    ]);
    expect(lines).toEqual([
      "Porto will finish around 18:25, about 2 h 45 min late. 5 people count 73 lines an hour, 240 left.",
      "Lille has been stalled since yesterday 08:06 (1 d 7 h); Antwerpen has counted nothing in 10 h.",
      "Rotterdam has been overdue since yesterday 03:46 (1 d 11 h). 60 lines left at 6 an hour.",
      "Valencia has 147 differences without a reason, 32,124 at cost.",
    ]);
    expect(summary).toBe("1 overdue, 1 late, 2 stalled");
  });

  it("say that an overdue counting has no sensible end where its rates contradict each other", async () => {
    const vague: Conclusion = { ...overdue, isVague: true };
    const sentenceWith = async (rate: ReturnType<typeof rateOf>) =>
      (await written([briefed("Rotterdam", vague, { findings, rate })])).lines[0];
    expect(await sentenceWith(rateOf(6))).toContain(
      " 60 lines left at 6 an hour. No sensible end.",
    );
  });

  it("are limited to the headers' facts, without people and money", async () => {
    const { lines } = await written([
      briefed("Rotterdam", overdue),
      briefed("Lyon", late, { left: 1843 }),
    ]);
    expect(lines).toEqual([
      "Lyon will finish around 18:25, about 2 h 45 min late. 1,843 lines left at 37 an hour on average.",
      "Rotterdam has been overdue since yesterday 03:46 (1 d 11 h). 60 lines left at 37 an hour on average.",
    ]);
  });

  it("tell the rate of the row, whether lines are read or not", async () => {
    const { lines } = await written([
      briefed("Porto", late, { rate: rateOf(55), left: 240 }),
      briefed("Rotterdam", overdue, { rate: rateOf(0) }),
    ]);
    expect(lines).toEqual([
      "Porto will finish around 18:25, about 2 h 45 min late. 240 lines left at 55 an hour.",
      "Rotterdam has been overdue since yesterday 03:46 (1 d 11 h). 60 of 1,718 lines left, nothing counted in the last hour.",
    ]);
  });

  it("never call a counting idle that goes on, nor a slow one still", async () => {
    const goesOn = briefed("Porto", overdue, { rate: rateOf(0) });
    const seen = { counted: 1658, startedAt: now - 60 * hour, at: now - 5 * minute };
    const facts = { ...goesOn.facts, record: recordOfHeader(seen) };
    const { lines } = await written([
      { ...goesOn, facts },
      briefed("Lyon", overdue, { rate: rateOf(0.2) }),
    ]);
    expect(lines).toEqual([
      "Porto has been overdue since yesterday 03:46 (1 d 11 h). 60 of 1,718 lines left.",
      "Lyon has been overdue since yesterday 03:46 (1 d 11 h). 60 lines left at 0.2 an hour.",
    ]);
  });

  it("say how far a counting is behind its plan that is not late by its rate", async () => {
    const behind = { by: 12 * hour + 50 * minute, planned: 0.55, isAllDay: true };
    const { lines, actions } = await written([
      briefed("Zaragoza", { kind: "too-early", counted: 18 }, { behind, total: 300, left: 282 }),
    ]);
    expect(lines).toEqual([
      "Zaragoza is 12 h 50 min behind the plan: 6.0% counted, 55.0% planned by now.",
    ]);
    expect(actions).toEqual(["Plan people > Zaragoza"]);
  });

  it("tell those that may be late from those that will be", async () => {
    const inDoubt: Conclusion = {
      kind: "may-be-late",
      range: { early: now + hour, late: now + 9 * hour },
      between: { from: -2 * hour, to: 6 * hour },
    };
    const many = ["A", "B", "C", "D"].map((name) => briefed(name, late));
    const { lines, summary } = await written([...many, briefed("E", inDoubt, { speedUp: 1.1 })]);
    expect(lines.at(-1)).toBe(
      "D will finish around 18:25, about 2 h 45 min late. May also be late: E.",
    );
    expect(summary).toBe("4 late, 1 may be late");
  });

  it("name products that were wrong again and again, and lead to their lines", async () => {
    const onTime: Conclusion = {
      kind: "on-time",
      end: { at: now, range: null },
      isAfter: false,
    };
    const found = { findings: { ...findings, wrongAgain: 12 } };
    const { lines, actions } = await written([briefed("Porto", onTime, found)]);
    expect([lines.at(-1), actions.at(-1)]).toEqual([
      "Porto has 12 lines left whose product was wrong in 3 of the last 4 counts.",
      "Count with care > Porto",
    ]);
  });

  it("name the late ones that have no sentence", async () => {
    const many = ["A", "B", "C", "D", "E", "F"].map((name) => briefed(name, late));
    const { lines } = await written([...many, briefed("G", nothing)]);
    expect(lines[2]).toBe("C will finish around 18:25, about 2 h 45 min late. Also late: D, E, F.");
    expect(lines[3]).toBe("G has counted nothing in 10 h.");
    const all = [...many, briefed("H", late), briefed("H", late), briefed("G", nothing)];
    expect((await written(all)).lines[2]).toBe(
      "C will finish around 18:25, about 2 h 45 min late. Also late: D, E, F and 2 more.",
    );
    const german = await written([...all.slice(0, 4), ...all.slice(6)], "de");
    expect(german.lines[2]).toMatch(
      / Auch zu spät fertig: D, H \(Frist gestern 03:46\), H \(Frist gestern 03:46\)\.$/,
    );
  });

  it("tell one that is overdue from another that will be late", async () => {
    const first = ["A", "B", "C", "D"].map((name) => briefed(name, late));
    const all = [...first, briefed("E", overdue, { rate: rateOf(0) })];
    const { lines } = await written(all);
    expect(lines.at(-1)).toBe("E has been overdue since yesterday 03:46 (1 d 11 h). Also late: D.");
  });

  it("say since when an overdue counting stands still", async () => {
    const stalledSince = now - 58 * minute;
    const { lines } = await written([
      briefed("Porto", { ...overdue, stalledSince }, { rate: rateOf(5) }),
    ]);
    expect(lines).toEqual([
      "Porto has been overdue since yesterday 03:46 (1 d 11 h). 60 of 1,718 lines left, nothing counted since 14:08.",
    ]);
  });

  it("distinguish countings of one warehouse by their deadlines", async () => {
    const { lines } = await written([briefed("Porto", late), briefed("Porto", nothing)]);
    expect(lines[1]).toBe("Porto (due yesterday 03:46) has counted nothing in 10 h.");
  });

  it("name three idle people, by their numbers where names are left out", async () => {
    const idle = ["Ana", null, "Ben", "Eva"].map((username, id) => ({ id, username }));
    const onTime: Conclusion = {
      kind: "on-time",
      end: { at: now, range: null },
      isAfter: false,
    };
    const { lines, summary } = await written([
      briefed("Porto", onTime, { findings: { ...findings, idle } }),
    ]);
    expect(lines).toEqual([
      "The only active count is on time.",
      "Porto has 4 idle people. Nothing counted in the last hour: Ana, User 1, Ben and 1 more.",
    ]);
    expect(summary).toBe("The only active count is not late.");
  });

  it("have one act each", async () => {
    const stalled = (latest: number | null): Conclusion => {
      const since = now - 2 * hour;
      return { kind: "stalled", since, for: 2 * hour, work: hour, latest };
    };
    const done: Conclusion = { kind: "all-counted", overdueBy: hour };
    const undocumented = { ...findings, undocumented: 187, undocumentedValue: "20" };
    const all = [
      briefed("Porto", late, { findings }),
      briefed("Lille", stalled(now + 5 * hour), { findings }),
      briefed("Rotterdam", overdue, { findings }),
      briefed("Valencia", done, { findings: undocumented }),
    ];
    const { actions } = await written(all);
    expect(actions).toEqual([
      "Plan people > Porto",
      "Resume by 20:06 > Lille",
      "Count the 60 lines left > Rotterdam",
      "Close it: 187 differences need a reason > Valencia",
      "Give the reasons > Valencia",
    ]);
    const several = await written([
      briefed("Lille", stalled(null)),
      briefed("Antwerpen", nothing),
      briefed("Valencia", done),
      briefed("Getafe", done),
    ]);
    expect(several.actions).toEqual([
      "Antwerpen: Plan people > Antwerpen",
      "Valencia: Close it > Valencia",
    ]);
    expect((await written([briefed("Lyon", { kind: "too-early", counted: 2 })])).actions).toEqual([
      null,
    ]);
  });

  it("conclude what has finished", async () => {
    const done = (warehouse: string, left: number, undocumented: number) => {
      const counting = briefed(warehouse, { kind: "finished", left }, { left });
      const record = {
        marks: [],
        isExact: true,
        watchedSince: now,
        firstStart: null,
        lastChange: Date.parse("2026-03-03T14:59:00Z"),
        typicalGap: null,
      };
      const facts = { ...counting.facts, active: false, discrepancies: 200, record };
      return { ...counting, facts, findings: { ...findings, undocumented } };
    };
    const { lines, actions } = await written([done("Antwerpen", 0, 184), done("Lyon", 12, 3)]);
    expect(lines).toEqual([
      "Antwerpen finished 14:59 and left 184 differences without a reason; Lyon finished 14:59 with 12 lines not counted.",
    ]);
    expect(actions).toEqual(["Antwerpen: Give the reasons > Antwerpen"]);
  });

  it("are in the viewer's language", async () => {
    const { lines } = await written([briefed("Porto", late, { left: 240 })], "de");
    expect(lines).toEqual([
      "Porto wird gegen 18:25 fertig, rund 2 Std 45 min zu spät. 240 Positionen offen bei durchschnittlich 37 pro Stunde.",
    ]);
  });
});
