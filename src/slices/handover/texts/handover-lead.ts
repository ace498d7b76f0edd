import { attentionOf } from "#domain/counting/conclusion.ts";
import { missedTargets } from "#format/target.ts";
import type { Handover } from "#slices/handover/rules/handover.ts";
import { countTitle } from "./count-name.ts";
import type { HandoverContext } from "./handover-sheet.ts";

/**
 * The first sentences of a sheet: the conclusions that need attention most, what is left over all, and the targets
 * missed.
 * @param conclusions a sentence per counting; empty where there is nothing to say
 */
export function handoverLead(
  { left, undocumented, undocumentedValue: value }: Handover,
  {
    countings,
    conclusions,
    now,
    messages: { handover: t, targets },
    format,
    percents = null,
  }: HandoverContext & { readonly conclusions: readonly string[] },
): string {
  const { number, amount, locale } = format;
  const most = countings
    .map(({ facts, outlook }, index) => ({
      text: conclusions[index] ?? "",
      name: countTitle(facts, now, format, t),
      rank: ["overdue", "warning", null].indexOf(attentionOf(outlook.conclusion)),
    }))
    .filter(({ text }) => text !== "")
    .sort((one, other) => one.rank - other.rank)
    .slice(0, 2)
    .map(({ text, name }) => (countings.length > 1 ? t.leadOf(name, text) : text));
  const open =
    value === null
      ? t.leadUndocumented(number(undocumented), undocumented)
      : t.leadUndocumentedValue(number(undocumented), undocumented, amount(value, 0));
  const missed =
    percents &&
    missedTargets(
      countings.map(({ totals }) => totals),
      { percents, coverage: left > 0 ? "running" : "final" },
      { locale, t: targets },
    );
  return [
    ...most.map((text) => `${text}.`),
    left > 0 ? t.lead(number(left), left) : t.leadNone,
    ...(undocumented > 0 ? [open] : []),
    ...(missed ?? []),
  ].join(" ");
}
