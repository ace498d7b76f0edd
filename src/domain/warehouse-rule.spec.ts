import { describe, expect, test } from "vitest";
import { ruleOf } from "./warehouse-rule.ts";

const ofAll = { warehouse: null };
const ofPorto = { warehouse: "OPO-03" };
const both = [ofAll, ofPorto];

describe("rule of a warehouse", () => {
  test.each([
    ["is its own", both, "OPO-03", ofPorto],
    ["is the one of all others", both, "VLC-02", ofAll],
    ["is none when only others have one", [ofPorto], "VLC-02", null],
    ["is none when none is set", null, "OPO-03", null],
  ])("%s", (_, rules, code, expected) => {
    expect(ruleOf(rules, code)).toBe(expected);
  });
});
