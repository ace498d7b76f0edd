import { describe, expect, test } from "vitest";
import { SettingsReader } from "./settings-reader.ts";
import { readTargets } from "./targets.ts";

function read(text: string) {
  const settings = new SettingsReader({ TARGETS: text }, () => "");
  return { targets: readTargets(settings), faults: settings.faults };
}

describe("the targets", () => {
  test("are percentages for figures, of all warehouses", () => {
    expect(
      read("accuracy 97, accuracy A 99.5, documentation 100, variance 0.5, net variance 0"),
    ).toEqual({
      targets: [
        {
          warehouse: null,
          percents: {
            accuracy: 97,
            "accuracy A": 99.5,
            documentation: 100,
            variance: 0.5,
            "net variance": 0,
          },
        },
      ],
      faults: [],
    });
  });

  test("may be written with percent signs, and in any case", () => {
    expect(read("Accuracy  a 99.55 %,accuracy None 90%, ").targets).toEqual([
      { warehouse: null, percents: { "accuracy A": 99.55, "accuracy none": 90 } },
    ]);
  });

  test("of a warehouse take the place of those of all others, one by one", () => {
    const text =
      "w-3: accuracy A 99; accuracy 97, accuracy A 99.5, variance 0.5; B 1 : variance off";
    expect(read(text)).toEqual({
      targets: [
        { warehouse: "w-3", percents: { accuracy: 97, "accuracy A": 99, variance: 0.5 } },
        { warehouse: null, percents: { accuracy: 97, "accuracy A": 99.5, variance: 0.5 } },
        { warehouse: "B 1", percents: { accuracy: 97, "accuracy A": 99.5 } },
      ],
      faults: [],
    });
  });

  test("are none when nothing is set", () => {
    expect(read("")).toEqual({ targets: null, faults: [] });
  });
});

describe("the faults", () => {
  const names =
    "write accuracy, accuracy A, accuracy B, accuracy C, accuracy none, documentation, variance, net variance, each with its percentage.";
  const percentage =
    "has no percentage from 1 to 100 with at most two decimals in position 1: write such as accuracy 97.5.";

  test.each([
    ["acuracy 97", `TARGETS names no figure in position 1: ${names}`],
    ["variance 1, accuracy D 97", `TARGETS names no figure in position 2: ${names}`],
    ["w-3: stock 9", `TARGETS of w-3 names no figure in position 1: ${names}`],
    [
      "accuracy 99,5",
      "TARGETS has a number that belongs to no figure in position 2: write such as accuracy 97, and 99.5 with a point.",
    ],
    ["accuracy", `TARGETS ${percentage}`],
    ["accuracy 101", `TARGETS ${percentage}`],
    ["accuracy 97.125", `TARGETS ${percentage}`],
    ["documentation 0.95", `TARGETS ${percentage}`],
    [
      "variance 0.5.1",
      "TARGETS has no percentage from 0 to 100 with at most two decimals in position 1: write such as variance 0.5.",
    ],
    ["variance 1, variance 2", "TARGETS has several targets for variance: write one."],
    [
      "variance off",
      "TARGETS has a target off in position 1, but only a warehouse can: leave it out.",
    ],
    ["w-3: ,", "TARGETS of w-3 names no target: write such as accuracy 97."],
    [";", "TARGETS holds no targets: write such as accuracy 97."],
    [
      "accuracy 97; accuracy 98",
      "TARGETS has several rules without a warehouse: write its code and a colon before all but one.",
    ],
    [
      "A: accuracy 97; A: variance 1",
      "TARGETS has several rules for the warehouse A: write one, with commas between its targets.",
    ],
  ])("of %s", (text, sentence) => {
    expect(read(text).faults).toEqual([sentence]);
  });
});
