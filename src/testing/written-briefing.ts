import { type BriefedCounting, briefedGroups } from "#domain/briefing/briefed-counting.ts";
import { briefingOf } from "#domain/briefing/briefing.ts";
import type { LineFindings } from "#domain/briefing/line-findings.ts";
import type { Conclusion } from "#domain/counting/conclusion.ts";
import { hour, minute } from "#domain/time/units.ts";
import { briefingTexts } from "#format/briefing.ts";
import { briefingSummary, plainText } from "#format/briefing-as-text.ts";
import { createFormat } from "#format/format.ts";
import { loadMessages } from "#messages/languages.ts";
import { someCountingFacts } from "./samples.ts";

export const now = Date.parse("2026-03-03T15:06:00Z");

/** A counting of a warehouse, whose id is its name. */
export function briefed(
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

export const findings: LineFindings = {
  undocumented: 0,
  undocumentedValue: null,
  people: 5,
  idle: [],
  wrongAgain: null,
  counters: [],
  assignments: [],
  readAt: 0,
};

export const rateOf = (recent: number) => ({
  recent,
  average: 40,
  isAverage: false,
  earlierRate: null,
});

export const overdue = {
  kind: "overdue",
  by: 35 * hour,
  stalledSince: null,
  end: null,
  isVague: false,
} as const satisfies Conclusion;
export const late: Conclusion = {
  kind: "late",
  end: { at: Date.parse("2026-03-03T18:25:00Z"), range: null },
  by: 2 * hour + 45 * minute,
  between: null,
};
export const onTime: Conclusion = {
  kind: "on-time",
  end: { at: now, range: null },
  isAfter: false,
};
export const nothing: Conclusion = { kind: "nothing-counted", for: 10 * hour };

/** The briefing of countings, as people read it. */
export async function written(countings: readonly BriefedCounting[], language: "en" | "de" = "en") {
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
