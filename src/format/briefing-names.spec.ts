import { describe, expect, it } from "vitest";
import type { Conclusion } from "#domain/counting/conclusion.ts";
import { hour } from "#domain/time/units.ts";
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

  it("distinguish countings of one warehouse by their deadlines", async () => {
    const { lines } = await written([briefed("Porto", late), briefed("Porto", nothing)]);
    expect(lines[1]).toBe("Porto (due yesterday 03:46) has counted nothing in 10 h.");
  });

  it("name three idle people, by their numbers where names are left out", async () => {
    const idle = ["Ana", null, "Ben", "Eva"].map((username, id) => ({ id, username }));
    const { lines, summary } = await written([
      briefed("Porto", onTime, { findings: { ...findings, idle } }),
    ]);
    expect(lines).toEqual([
      "The only active count is on time.",
      "Porto has 4 idle people. Nothing counted in the last hour: Ana, User 1, Ben and 1 more.",
    ]);
    expect(summary).toBe("The only active count is not late.");
  });
});
