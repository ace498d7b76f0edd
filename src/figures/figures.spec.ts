import { expect, it } from "vitest";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import { figuresOf, showFigure } from "./figures.ts";

const format = createFormat({ locale: "en", timeZone: "UTC", currency: null, units: en.units });

/** An invented cost under the name of a figure. */
const { "value-at-risk": cost, "lines-left": count } = figuresOf<{ cost: string | null }>()(
  (figure) => ({
    "value-at-risk": figure.amount(["costPrice"], (of) => of.cost, {
      isCost: true,
      facets: { state: ["counted"] },
      lines: () => 3,
      sentence: (words, of, { amount }) => words.valueLeft(amount(of.cost, 0), "3", 3),
    }),
    "lines-left": figure.number(["finishedAt"], () => 3),
  }),
);

const shown = (entry: typeof cost, of: { cost: string | null } | null, costsHidden = false) =>
  showFigure("value-at-risk", entry, of, { format, costsHidden, decimals: 2 });

it("shows a figure with the text of its kind", () => {
  const { toSentence, ...figure } = shown(cost, { cost: "1234.5" });
  expect(figure).toEqual({
    name: "value-at-risk",
    value: "1234.5",
    text: "1,234.50",
    isHidden: false,
    facets: { state: ["counted"] },
    lines: 3,
  });
  expect(toSentence?.(en.hintSentences)).toContain("1,235");
});

it("hides a cost from viewers without costs because of its entry", () => {
  const hidden = { value: null, text: "–", isHidden: true, toSentence: null, lines: 3 };
  expect(shown(cost, { cost: "0" }, true)).toMatchObject(hidden);
  expect(shown(count, { cost: "0" }, true)).toMatchObject({ value: 3, text: "3", isHidden: false });
});

it("has no answer, which is not hidden, while its source or the cost is unknown", () => {
  const unknown = { value: null, text: "–", isHidden: false, toSentence: null };
  expect(shown(cost, null)).toMatchObject({ ...unknown, lines: null });
  expect(shown(cost, { cost: null })).toMatchObject({ ...unknown, lines: 3 });
});

it("writes instants and durations for machines", () => {
  const entries = figuresOf<{ at: number | null }>()((figure) => ({
    forecast: figure.instant(["endsAt"], (of) => of.at),
    elapsed: figure.duration(["startedAt"], (of) => of.at),
  }));
  const at = (name: "forecast" | "elapsed", value: number | null) =>
    showFigure(name, entries[name], { at: value }, { format, costsHidden: false, decimals: 0 });
  expect(at("forecast", 5_400_000).value).toBe("1970-01-01T01:30:00.000Z");
  expect(at("elapsed", 5_400_000)).toMatchObject({ value: 1.5, text: "1 h 30 min" });
  expect(at("forecast", null)).toMatchObject({ value: null, text: "–" });
});
