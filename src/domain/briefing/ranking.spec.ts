import fc from "fast-check";
import { expect, test } from "vitest";
import { briefedCountings } from "#testing/briefed-countings.ts";
import type { BriefedCounting } from "./briefed-counting.ts";
import { briefingOf } from "./briefing.ts";
import { canBeSaved } from "./speed-up.ts";

test("those that can be saved come before those that are lost, and both are there", () => {
  fc.assert(
    fc.property(briefedCountings, fc.boolean(), (countings, isRead) => {
      const { sentences } = briefingOf(countings, isRead);
      const own = sentences.flatMap((one) => ("more" in one ? [one.counting] : []));
      const saved = own.map(canBeSaved);
      expect(saved).toEqual(saved.toSorted((one, other) => Number(other) - Number(one)));
      const isOwn = ({ conclusion: { kind } }: BriefedCounting) =>
        kind === "overdue" || kind === "late" || kind === "may-be-late";
      const endangered = countings.filter(isOwn);
      for (const isSaved of [true, false]) {
        if (endangered.some((counting) => canBeSaved(counting) === isSaved)) {
          expect(saved).toContain(isSaved);
        }
      }
      const ranks = own.filter(canBeSaved).map(({ speedUp }) => speedUp ?? 0);
      expect(ranks).toEqual(ranks.toSorted((one, other) => other - one));
    }),
  );
});
