import { expect, it } from "vitest";
import { en } from "#messages/en/catalogue.ts";
import { targetsLines } from "./targets-lines.ts";
import { words } from "./words/en.ts";

const lines = (targets: Parameters<typeof targetsLines>[0]) =>
  targetsLines(targets, words.about, { locale: "en-GB", t: en.targets });

it("targets are a line for each warehouse that has its own, and one for all others", () => {
  const ofAll = { warehouse: null, percents: { accuracy: 97, variance: 0.5 } };
  const ofPorto = { warehouse: "OPO-03", percents: { accuracy: 99 } };
  expect(lines([ofAll])).toEqual(["Accuracy 97%, Absolute variance at most 0.5%"]);
  expect(lines([ofAll, ofPorto])).toEqual([
    "OPO-03: Accuracy 99%",
    "Every other warehouse: Accuracy 97%, Absolute variance at most 0.5%",
  ]);
  expect(lines([{ warehouse: "OPO-03", percents: {} }])).toEqual([
    "OPO-03: none",
    "Every other warehouse: none",
  ]);
});
