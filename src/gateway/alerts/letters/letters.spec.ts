import { expect, test } from "vitest";
import { type AlertCondition, alertFigures, alertVerdicts, tellsCosts } from "#contract/alerts.ts";
import { languages } from "#contract/languages.ts";
import { briefedCounting } from "#domain/briefing/briefed-counting.ts";
import { hour } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import type { Target } from "#gateway/alerts/delivery/target.ts";
import type { AlertedCounting, AlertMessage } from "#gateway/alerts/message.ts";
import { someRule } from "#gateway/alerts/watch/testing/watched.ts";
import { aCounting } from "#testing/samples.ts";
import { alertLetter } from "./alert-letter.ts";
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

/** A counting of an alert. */
function named(warehouse: string): AlertedCounting {
  return { id: "a/b", warehouse, code: "N", startedAt: counting.startedAt };
}

function alert(condition: AlertCondition, changes: Partial<AlertMessage> = {}): AlertMessage {
  return {
    ...{ id: "1", at: now, since: now, kind: "raised", reason: null, value: null, briefed },
    rule: someRule({ name: "Late", condition }),
    counting: named(counting.warehouse.name),
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
  expect(letter.foot).toBe("Rule: Late. Times in Europe/Madrid.");
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
    conclusion: "The stock system does not list the count any more.",
    figures: [],
    action: null,
  });
});

test("an API that is down is told without a count", () => {
  const down = alert({ kind: "api-down" }, { counting: null, briefed: null });
  const letter = alertLetter(down, writerFor(target(), { ...config, publicUrl: null }));
  expect(letter).toMatchObject({ subject: "The stock system does not answer", link: null });
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
    tellsCosts({ kind: "figure", figure: name, is: "at-least", threshold: 1 }, true);
  expect([figure("undocumented-value"), figure("undocumented"), figure("behind")]).toEqual([
    true,
    false,
    false,
  ]);
  const target = (figure: "accuracy" | "net variance" | null, hasVariance: boolean) =>
    tellsCosts({ kind: "target", figure }, hasVariance);
  expect([target(null, true), target("net variance", true)]).toEqual([true, true]);
  expect([target(null, false), target("accuracy", true)]).toEqual([false, false]);
});

test("a figure of some classes names them", () => {
  const condition = { kind: "figure", figure: "accuracy", is: "at-most", threshold: 95 } as const;
  const rule = someRule({ name: "R", condition, classes: ["A", "B"] });
  const letter = alertLetter(alert(condition, { rule, value: 90 }), writerFor(target(), config));
  expect(letter.subject).toMatch(/^Accuracy A, B: /);
  expect(letter.conclusion).toMatch(/^Accuracy A, B: 90\.0%\. The rule says at most 95\.0%\./);
});

test("a counting without a sentence in the briefing has one", () => {
  const all = { totalProductsCounted: 200, totalProductsLeft: 0 };
  const at = { now: now - 3 * hour, calendar: roundTheClock };
  const counted = briefedCounting({ ...counting, ...all }, at, null);
  const letter = alertLetter(
    alert({ kind: "verdict", verdict: "all-counted" }, { at: at.now, briefed: counted }),
    writerFor(target(), config),
  );
  expect(letter.conclusion).toContain(counting.warehouse.name);
});

test.each(languages)(
  "a message about several counts names their warehouses once: %s",
  (language) => {
    const names = ["Madrid", "Porto", "Madrid", "Lyon", "Berlin", "Rome", "Oslo"];
    const several = names.map(named);
    const facts = { counting: null, briefed: null, several };
    for (const kind of ["raised", "solved"] as const) {
      const letter = alertLetter(
        alert({ kind: "verdict", verdict: "overdue" }, { ...facts, kind }),
        writerFor(target({ language }), config),
      );
      expect(letter.subject).toMatch(/: 7 \S+$/);
      expect(letter.conclusion).toMatch(/: Madrid, Porto, Lyon, Berlin, Rome\.$/);
      expect(letter.link?.address).toBe("https://c.example.com/x/");
    }
  },
);

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
    conclusion: "The stock system does not answer, so that there are no figures.",
    sections: [],
  });
});
