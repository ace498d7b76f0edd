import fc from "fast-check";
import { expect, it } from "vitest";
import { briefingOf } from "#domain/briefing/briefing.ts";
import { briefing } from "#messages/en/briefing.ts";
import { en } from "#messages/en/catalogue.ts";
import { claimOf, follows } from "#testing/claims.ts";
import { type ConcludedCounting, concludedCountings } from "#testing/concluded-countings.ts";
import { fuzzRuns, fuzzTimeout } from "#testing/fuzz-runs.ts";
import { briefingTexts } from "./briefing.ts";
import { plainText } from "./briefing-as-text.ts";
import { conclusionText, shortConclusion, standstillText } from "./conclusion.ts";
import { createFormat } from "./format.ts";

const format = createFormat({ locale: "en-GB", timeZone: "UTC", currency: null, units: en.units });

/** The sentence of page, report and line in the header. */
function sentenceOf({ facts, outlook, now }: ConcludedCounting): string {
  const context = { now, facts, undocumented: null };
  return conclusionText(outlook.conclusion, context, en, format);
}

/** What each place says: page, list and briefing. */
function sentencesOf(counting: ConcludedCounting): readonly string[] {
  const { facts, outlook, now } = counting;
  const { conclusion, rate } = outlook;
  const short = shortConclusion(conclusion, now, en, format);
  const standstill = standstillText(conclusion, now, en.shortConclusion, format);
  const one = { id: "c", warehouse: "North", facts, conclusion, rate };
  const briefed = [{ ...one, speedUp: null, act: null, behind: null, findings: null }];
  const briefingMessages = { ...en, briefing };
  const [first] = facts.active
    ? briefingTexts(briefingOf(briefed, true), {
        now,
        messages: briefingMessages,
        format,
        countings: briefed,
      })
    : [];
  const isOfCounting = first !== undefined && first.attention !== null;
  return [
    sentenceOf(counting),
    short.text,
    ...(standstill === null ? [] : [standstill]),
    ...(isOfCounting ? [plainText(first)] : []),
  ];
}

it("says nothing, anywhere, that does not follow from the figures", {
  timeout: fuzzTimeout,
}, () => {
  const seen = new Set<string | null>();
  fc.assert(
    fc.property(concludedCountings, (counting) => {
      for (const sentence of sentencesOf(counting)) {
        const claim = claimOf(sentence);
        seen.add(claim);
        if (claim !== null && !follows(claim, counting)) throw new Error(sentence);
      }
    }),
    fuzzRuns(0.7),
  );
  // The countings are of many kinds.
  expect([...seen]).toEqual(
    expect.arrayContaining(["early", "late", "overdue", "standstill", "too-early", "all-counted"]),
  );
});

it("claims the same in each place", { timeout: fuzzTimeout }, () => {
  fc.assert(
    fc.property(concludedCountings, (counting) => {
      const [page, ...others] = sentencesOf(counting).map(claimOf);
      const { kind } = counting.outlook.conclusion;
      // The list names an end without a judgement, and an overdue counting may stand still as well.
      if (kind === "may-be-late" || kind === "overdue") return;
      for (const other of others) expect(other).toBe(page);
    }),
    fuzzRuns(0.4),
  );
});
