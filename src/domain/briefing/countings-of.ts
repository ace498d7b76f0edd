import type { BriefedCounting } from "./briefed-counting.ts";
import type { BriefingSentence } from "./briefing.ts";

/** The countings that a sentence of a briefing names, in its order. */
export function countingsOf(sentence: BriefingSentence): readonly BriefedCounting[] {
  switch (sentence.kind) {
    case "overdue":
    case "late":
    case "undocumented":
    case "wrong-again":
      return [sentence.counting];
    case "stalled":
    case "not-closed":
    case "behind":
    case "finished":
      return sentence.countings;
    case "idle":
      return sentence.countings.map(({ counting }) => counting);
    case "fine":
      return [];
  }
}
