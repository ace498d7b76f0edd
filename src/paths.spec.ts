import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { idOf, paths } from "./paths.ts";

/** Dot segments are no ids: a browser resolves them away. */
const ids = fc.string({ unit: "grapheme" }).filter((id) => !/^\.\.?$/.test(id));

describe("the id in an address", () => {
  it("is any text that was put there", () => {
    fc.assert(
      fc.property(ids, (id) => {
        expect(idOf(new URL(paths.counting(id), "http://x").pathname)).toBe(id);
      }),
      { examples: [["a/b"], ["a%2Fb"], ["50%"], ["ü ñ"], ["a?b#c"], ["a%25b"]] },
    );
  });

  it("has a placeholder for half of a character, which no address can have", () => {
    const halves = "cut \ud83d off \udc4d";
    for (const path of [paths.counting, paths.recountRound, paths.countingPrint, paths.importLog]) {
      expect(idOf(path(halves))).toBe("cut \ufffd off \ufffd");
    }
  });

  it("is left as it is where it is no encoding", () => {
    expect(idOf("/countings/50%")).toBe("50%");
  });
});
