import type { BriefingSentence } from "#domain/briefing/briefing.ts";

/** The kind of each sentence, and the countings that it names. */
export function briefingOutline(sentences: readonly BriefingSentence[]): string[] {
  return sentences.map((sentence) => {
    switch (sentence.kind) {
      case "fine":
        return `fine ${sentence.countings}${sentence.isOnTime ? " on time" : ""}`;
      case "stalled":
      case "not-closed":
      case "behind":
      case "finished":
        return `${sentence.kind} ${sentence.countings.map(({ id }) => id).join()}`;
      case "idle":
        return `idle ${sentence.countings.map(({ counting }) => counting.id).join()}`;
      case "undocumented":
      case "wrong-again":
        return `${sentence.kind} ${sentence.counting.id}`;
      default: {
        const { more } = sentence;
        const lists = more ? [more.overdue, more.late, more.mayBeLate] : [];
        const others = lists.length > 0 ? ` +${lists.map(({ length }) => length).join("+")}` : "";
        return `${sentence.kind} ${sentence.counting.id}${others}`;
      }
    }
  });
}
