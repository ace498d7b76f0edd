import { describe, expect, it } from "vitest";
import type { Conclusion } from "#domain/counting/conclusion.ts";
import { recordOfHeader } from "#domain/forecast/count-record.ts";
import { hour, minute } from "#domain/time/units.ts";
import {
  briefed,
  findings,
  late,
  nothing,
  now,
  onTime,
  overdue,
  rateOf,
  written,
} from "#testing/written-briefing.ts";

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

  it("name products that were wrong again and again, and lead to their lines", async () => {
    const found = { findings: { ...findings, wrongAgain: 12 } };
    const { lines, actions } = await written([briefed("Porto", onTime, found)]);
    expect([lines.at(-1), actions.at(-1)]).toEqual([
      "Porto has 12 lines left whose product was wrong in 3 of the last 4 counts.",
      "Count with care > Porto",
    ]);
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
