import { expect, test } from "vitest";
import { type AlertCondition, alertFigures, alertVerdicts } from "#contract/alerts.ts";
import { languages } from "#contract/languages.ts";
import { briefedCounting } from "#domain/briefing/briefed-counting.ts";
import { hour } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import type { Target } from "#gateway/alerts/delivery/target.ts";
import { aCounting } from "#testing/samples.ts";
import { type AlertFacts, alertLetter, tellsCosts } from "./alert-letter.ts";
import { digestLetter } from "./digest-letter.ts";
import { writerFor } from "./writer.ts";

const now = Date.UTC(2026, 10, 28, 12);
const config = { publicUrl: "https://c.example.com/x", timeZone: "Europe/Madrid", currency: "EUR" };

function target(changes: Partial<Target> = {}): Target {
  return {
    ...{ name: "slack", kind: "slack", language: "en", timeZone: null, getsCosts: false },
    ...{ getsNames: false, mayBePrivate: false, url: new URL("https://hooks.example.com") },
    ...changes,
  } as Target;
}

/** 100 lines counted of 200 in ten hours, due two hours ago. */
const counting = aCounting({
  id: "a/b",
  startedAt: new Date(now - 10 * hour).toISOString(),
  endsAt: new Date(now - 2 * hour).toISOString(),
  totalProducts: 200,
  totalProductsCounted: 100,
  totalProductsLeft: 100,
});
const briefed = briefedCounting(counting, { now, calendar: roundTheClock }, null);

function alert(condition: AlertCondition, changes: Partial<AlertFacts> = {}): AlertFacts {
  return {
    ...{ at: now, kind: "raised", reason: null, rule: { name: "Late", condition } },
    ...{ counting: { id: "a/b", warehouse: counting.warehouse.name }, value: null, briefed },
    ...changes,
  };
}

test("an alert has the page's sentence, three figures, a link and its rule", () => {
  const letter = alertLetter(
    alert({ kind: "verdict", verdict: "overdue" }),
    writerFor(target(), config),
  );
  expect(letter.subject).toBe(`Overdue: ${counting.warehouse.name}`);
  expect(letter.conclusion).toContain(counting.warehouse.name);
  expect(letter.figures.map(({ name }) => name)).toEqual([
    "Counted",
    "Lines left",
    "Discrepancies",
  ]);
  expect(letter.link).toEqual({
    text: "Open the count",
    address: "https://c.example.com/x/countings/a%2Fb",
  });
  expect(letter.foot).toBe("Rule: Late");
});

test("a figure is told with its threshold, and what is over with its reason", () => {
  const condition: AlertCondition = {
    ...{ kind: "figure", figure: "discrepancy-rate", is: "at-least", threshold: 8 },
  };
  const writer = writerFor(target(), config);
  const { conclusion } = alertLetter(alert(condition, { value: 9.1 }), writer);
  expect(conclusion).toContain("Discrepancy rate: 9.1%. The rule says at least 8.0%.");
  const gone = alert(condition, { kind: "solved", reason: "gone", briefed: null });
  expect(alertLetter(gone, writer)).toMatchObject({
    subject: `Over: Discrepancy rate: ${counting.warehouse.name}`,
    conclusion: "The API does not list the count any more.",
    figures: [],
    action: null,
  });
});

test("an API that is down is told without a count", () => {
  const down = alert({ kind: "api-down" }, { counting: null, briefed: null });
  const letter = alertLetter(down, writerFor(target(), { ...config, publicUrl: null }));
  expect(letter).toMatchObject({ subject: "The counting API does not answer", link: null });
});

test("every condition has words in every language", () => {
  const conditions: AlertCondition[] = [
    ...alertVerdicts.map((verdict) => ({ kind: "verdict" as const, verdict })),
    ...(Object.keys(alertFigures) as (keyof typeof alertFigures)[]).map((figure) => ({
      ...{ kind: "figure" as const, figure, is: "at-most" as const, threshold: 1 },
    })),
    { kind: "target", figure: null },
    { kind: "api-down" },
  ];
  for (const language of languages) {
    const writer = writerFor(target({ language }), config);
    for (const condition of conditions) {
      const letter = alertLetter(alert(condition, { value: 2 }), writer);
      expect(JSON.stringify(letter)).not.toMatch(/undefined|NaN|null"/);
      expect(letter.subject.length).toBeGreaterThan(5);
    }
  }
});

test("only figures at cost tell costs", () => {
  const figure = (name: keyof typeof alertFigures) =>
    tellsCosts({ kind: "figure", figure: name, is: "at-least", threshold: 1 });
  expect([figure("undocumented-value"), figure("undocumented"), figure("behind")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("a digest has the briefing and the counts; old figures are not told", () => {
  const digest = { name: "Evening", warehouse: null, times: ["18:00"], targets: ["slack"] };
  const source = {
    ...{ now, fetchedAt: now, stale: null, isComplete: true, countings: [briefed], notRead: 0 },
  };
  const facts = { digest, warehouse: null, source, pollMs: 15_000 };
  for (const language of languages) {
    const letter = digestLetter(facts, writerFor(target({ language }), config));
    expect(letter.sections).toHaveLength(2);
    expect(letter.sections.every(({ lines }) => lines.length > 0)).toBe(true);
    expect(letter.sections[1]?.lines[0]).toContain("100");
    expect(letter.link?.address).toBe("https://c.example.com/x/handover");
  }
  const old = { ...facts, source: { ...source, fetchedAt: now - 24 * hour } };
  expect(digestLetter(old, writerFor(target(), config))).toMatchObject({
    conclusion: "The API does not answer, so that there are no figures.",
    sections: [],
  });
});
