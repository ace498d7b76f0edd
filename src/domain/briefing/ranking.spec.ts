import fc from "fast-check";
import { expect, test } from "vitest";
import { briefedCountings } from "#testing/briefed-countings.ts";
import type { BriefedCounting } from "./briefed-counting.ts";
import { briefingOf } from "./briefing.ts";
import { canBeSaved } from "./speed-up.ts";

const isOverdue = ({ conclusion }: BriefedCounting) => conclusion.kind === "overdue";
const isEndangered = ({ conclusion: { kind } }: BriefedCounting) =>
  kind === "overdue" || kind === "late" || kind === "may-be-late";

test("those that can be saved come first, then overdue ones, then lost ones, and all are there", () => {
  fc.assert(
    fc.property(briefedCountings, fc.boolean(), (countings, isRead) => {
      const { sentences } = briefingOf(countings, isRead);
      const own = sentences.flatMap((one) => ("more" in one ? [one.counting] : []));
      const saved = own.map(canBeSaved);
      expect(saved).toEqual(saved.toSorted((one, other) => Number(other) - Number(one)));
      const more = sentences.flatMap((one) => ("more" in one && one.more ? [one.more] : []));
      const listed = more.flatMap(({ overdue, late, mayBeLate }) => [
        ...overdue,
        ...late,
        ...mayBeLate,
      ]);
      const endangered = countings.filter(isEndangered);
      expect(endangered.filter((one) => !own.includes(one) && !listed.includes(one))).toEqual([]);
      // No overdue one is left to the lists while a lost one has a sentence of its own.
      if (own.some((one) => !canBeSaved(one) && !isOverdue(one))) {
        expect(listed.filter(isOverdue)).toEqual([]);
      }
      expect(own.some(isOverdue)).toBe(countings.some(isOverdue));
      const ranks = own.filter(canBeSaved).map(({ speedUp }) => speedUp ?? 0);
      expect(ranks).toEqual(ranks.toSorted((one, other) => other - one));
    }),
  );
});
