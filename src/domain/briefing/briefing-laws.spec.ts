import fc from "fast-check";
import { expect, test } from "vitest";
import { attentionOf } from "#domain/counting/conclusion.ts";
import { briefedCountings } from "#testing/briefed-countings.ts";
import { briefingOutline } from "#testing/briefing-outline.ts";
import { briefingOf, maxSentences } from "./briefing.ts";

const kindsOf = {
  overdue: ["overdue"],
  late: ["late", "may-be-late"],
  stalled: ["stalled", "nothing-counted"],
  "not-closed": ["all-counted"],
};

test("each claim is the conclusion of its row, and nothing that needs attention is left out", () => {
  const kinds = new Set<string>();
  fc.assert(
    fc.property(briefedCountings, fc.boolean(), (countings, isRead) => {
      const { sentences, counts, pending } = briefingOf(countings, isRead);
      expect(sentences.length + pending).toBeLessThanOrEqual(maxSentences);
      let named = 0;
      for (const sentence of sentences) {
        kinds.add(sentence.kind);
        switch (sentence.kind) {
          case "overdue":
          case "late":
            expect(kindsOf[sentence.kind]).toContain(sentence.counting.conclusion.kind);
            named += 1;
            for (const more of Object.values(sentence.more ?? {})) named += more.length;
            break;
          case "behind":
            for (const { conclusion } of sentence.countings) {
              expect(attentionOf(conclusion)).toBeNull();
            }
            break;
          case "finished":
            throw new Error("No counting has finished");
          case "stalled":
          case "not-closed":
            for (const { conclusion } of sentence.countings) {
              expect(kindsOf[sentence.kind]).toContain(conclusion.kind);
              expect(attentionOf(conclusion)).not.toBeNull();
            }
            named += sentence.countings.length;
            break;
          case "undocumented":
            expect(sentence.counting.findings?.undocumented).toBe(sentence.lines);
            expect(sentence.lines).toBeGreaterThan(0);
            break;
          case "wrong-again":
            expect(sentence.counting.findings?.wrongAgain).toBe(sentence.lines);
            expect(sentence.lines).toBeGreaterThan(0);
            break;
          case "idle":
            for (const { counting, people } of sentence.countings) {
              expect(counting.findings?.idle).toBe(people);
              expect(kindsOf.stalled).not.toContain(counting.conclusion.kind);
            }
            break;
          case "fine":
            expect(countings.every(({ conclusion }) => attentionOf(conclusion) === null)).toBe(
              true,
            );
            expect(sentence.countings).toBe(countings.length);
        }
      }
      expect(named).toBe(counts.attention);
    }),
  );
  expect([...kinds].sort()).toEqual([
    "behind",
    "fine",
    "idle",
    "late",
    "not-closed",
    "overdue",
    "stalled",
    "undocumented",
    "wrong-again",
  ]);
});

test("lines add sentences below those of the headers", () => {
  fc.assert(
    fc.property(briefedCountings, (countings) => {
      const unread = countings.map((counting) => ({ ...counting, findings: null }));
      const before = briefingOf(unread, false);
      const after = briefingOf(countings, true);
      expect(briefingOutline(after.sentences).slice(0, before.sentences.length)).toEqual(
        briefingOutline(before.sentences),
      );
      expect(after.sentences.length).toBeLessThanOrEqual(before.sentences.length + before.pending);
    }),
  );
});
