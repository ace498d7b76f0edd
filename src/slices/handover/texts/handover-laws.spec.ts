import fc from "fast-check";
import { expect, it } from "vitest";
import { conclusionText } from "#format/conclusion.ts";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import { messages as handover } from "#slices/handover/messages/en.ts";
import { handoverOf } from "#slices/handover/rules/handover.ts";
import { handed, handedSpan } from "#slices/handover/testing/handed-countings.ts";
import { concludedCountings } from "#testing/concluded-countings.ts";
import { fuzzRuns, fuzzTimeout } from "#testing/fuzz-runs.ts";
import { handoverTexts } from "./handover-texts.ts";

const format = createFormat({ locale: "en-GB", timeZone: "UTC", currency: null, units: en.units });
const messages = { ...en, handover };
const warehouse = { name: "North", code: "N" };

it("says in its lead, row and file what the page says of a counting", {
  timeout: fuzzTimeout,
}, () => {
  fc.assert(
    fc.property(concludedCountings, ({ facts, outlook, now }) => {
      const given = { ...handed("c", []), facts, outlook };
      const context = { warehouse, countings: [given], from: now, now, messages, format };
      const { lead, countings } = handoverTexts(handoverOf([given], handedSpan, now), context);
      const { undocumented, lastFinish: finish } = given.totals;
      const about = { now, facts, undocumented, finish };
      const sentence = conclusionText(outlook.conclusion, about, en, format);
      expect(countings.rows[0]?.conclusion).toBe(sentence);
      expect(countings.all[0]?.conclusion).toBe(sentence);
      expect(lead).toContain(sentence);
    }),
    fuzzRuns(0.6),
  );
});
