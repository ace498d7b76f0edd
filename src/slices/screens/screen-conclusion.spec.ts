import fc from "fast-check";
import { expect, it } from "vitest";
import { conclusionText } from "#format/conclusion.ts";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import { screen } from "#messages/en/screen.ts";
import { claimOf, follows } from "#testing/claims.ts";
import { concludedCountings } from "#testing/concluded-countings.ts";
import { screenConclusion } from "./screen-conclusion.ts";
import { createScreenFormat } from "./screen-format.ts";

const messages = { ...en, screen };
const page = createFormat({ locale: "en-GB", timeZone: "UTC", currency: null, units: en.units });
const format = createScreenFormat(page, messages, null);

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
