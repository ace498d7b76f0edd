import { expect, it } from "vitest";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import { rateFigures } from "./of-progress.ts";

const format = createFormat({ locale: "en", timeZone: "UTC", currency: null, units: en.units });

it("tells a rate in whole lines, and a slow one with a decimal", () => {
  const { "rate-hour": recent, "rate-start": average } = rateFigures;
  const rates = { lastHour: 40 / 3, sinceStart: 0.7 };
  expect(recent.text(rates, format, 0)).toBe("13");
  expect(average.text(rates, format, 0)).toBe("0.7");
  expect(recent.text({ ...rates, lastHour: null }, format, 0)).toBe("–");
  expect(recent.text(null, format, 0)).toBe("–");
  const sentence = recent.sentence?.(en.hintSentences, rates, format);
  expect(sentence).toBe(
    "13 lines in 60 working minutes until the last quarter hour; 0.7 an hour on average.",
  );
});
