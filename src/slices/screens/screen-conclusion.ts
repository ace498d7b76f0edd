import type { Conclusion } from "#domain/counting/conclusion.ts";
import { noAnswer } from "#format/numbers.ts";
import type { ScreenMessages } from "#slices/screens/use-screen-messages.ts";
import type { ScreenFormat } from "./screen-format.ts";

/** Its conclusion in the parts where it may break: of a range, the last one alone tells how late it may be. */
export function screenConclusionParts(
  conclusion: Conclusion,
  messages: ScreenMessages,
  format: ScreenFormat,
): readonly string[] {
  const between = "between" in conclusion ? conclusion.between : null;
  return between ? format.latenessParts(between) : [screenConclusion(conclusion, messages, format)];
}

/** The conclusion in the few words that are read from a distance. */
export function screenConclusion(
  conclusion: Conclusion,
  { screen: t, progress, shortConclusion }: ScreenMessages,
  { locale, duration, number, shortLateness, latenessBetween }: ScreenFormat,
): string {
  switch (conclusion.kind) {
    case "withdrawn":
      return "";
    case "finished":
      return conclusion.left > 0
        ? t.status.finishedWithLeft(number(conclusion.left))
        : t.status.finished;
    case "no-lines":
      return t.status.noProducts;
    case "all-counted":
      return conclusion.overdueBy === null ? progress.allCounted : t.status.notClosed;
    case "not-started":
      return progress.startsIn(duration(conclusion.in));
    case "overdue":
      return t.status.overdue(duration(conclusion.by));
    case "nothing-counted":
    case "stalled":
      return t.facts.stalled(duration(conclusion.for));
    case "too-early":
      return capitalised(shortConclusion.tooEarly, locale);
    case "by-average":
      return capitalised(shortConclusion.byAverage, locale);
    case "no-deadline":
      return noAnswer;
    case "may-be-late":
      return latenessBetween(conclusion.between);
    case "late":
    case "early":
      return conclusion.between
        ? latenessBetween(conclusion.between)
        : shortLateness(conclusion.kind === "late" ? conclusion.by : -conclusion.by);
    case "on-time":
      return conclusion.isAfter ? t.status.justAfter : t.status.onTime;
  }
}

/** Texts of rows begin small; here each stands alone. */
function capitalised([first = "", ...rest]: string, locale: string): string {
  return first.toLocaleUpperCase(locale) + rest.join("");
}
