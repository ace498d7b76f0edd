import fc from "fast-check";
import { expect, it } from "vitest";
import { shownEnds } from "#domain/counting/outlook.ts";
import { conclusionText, shortConclusion } from "#format/conclusion.ts";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import { claimOf, follows } from "#testing/claims.ts";
import { concludedCountings } from "#testing/concluded-countings.ts";
import { messages as screen } from "./messages/en.ts";
import { screenConclusion } from "./screen-conclusion.ts";
import { createScreenFormat } from "./screen-format.ts";

const messages = { ...en, screen };
const page = createFormat({ locale: "en-GB", timeZone: "UTC", currency: null, units: en.units });
const format = createScreenFormat(page, messages, null);

it("names on a screen the ends and the verdict of the list", () => {
  fc.assert(
    fc.property(concludedCountings, ({ outlook: { conclusion }, now }) => {
      const ends = shownEnds(conclusion);
      for (const time of ends ? [ends.early, ends.late] : []) {
        expect(ends && format.nearEnds(ends, now)).toContain(page.time(time));
      }
      if (conclusion.kind !== "late" && conclusion.kind !== "may-be-late") return;
      // But for the shorter minutes of screens.
      const onScreen = screenConclusion(conclusion, messages, { ...format, ...page });
      expect(onScreen).toBe(shortConclusion(conclusion, now, en, page).text);
    }),
    { numRuns: 1000 },
  );
});

it("claims on a screen what the page claims, and what follows from the figures", () => {
  fc.assert(
    fc.property(concludedCountings, (counting) => {
      const { facts, outlook, now } = counting;
      const { conclusion } = outlook;
      // Its delay is the claim: the minutes late that a screen counts.
      if (conclusion.kind === "overdue" || conclusion.kind === "too-early") return;
      const claim = claimOf(screenConclusion(conclusion, messages, format));
      const context = { now, facts, undocumented: null };
      expect(claim).toBe(claimOf(conclusionText(conclusion, context, en, page)));
      if (claim !== null) expect(follows(claim, counting)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
