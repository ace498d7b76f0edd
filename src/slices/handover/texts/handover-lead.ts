import { missedTargets } from "#format/target.ts";
import { attentionRank, type Handover } from "#slices/handover/rules/handover.ts";
import { countTitle } from "./count-name.ts";
import type { HandoverContext } from "./handover-sheet.ts";

/**
 * The first sentences of a sheet: the conclusions of a warehouse's counts, those that need attention first, or how many
 * counts all warehouses have; what is left over all, and the targets missed.
 * @param conclusions a sentence per counting; empty where there is nothing to say
 */
export function handoverLead(
  { left, undocumented, undocumentedValue: value }: Handover,
  {
    warehouse,
    countings,
    conclusions,
    now,
    messages: { handover: t, targets },
    format,
    percents = null,
  }: HandoverContext & { readonly conclusions: readonly string[] },
): string {
  const { number, amount, locale } = format;
  const active = countings.filter(({ facts }) => facts.active);
  const each = () =>
    countings
      .map((one, index) => ({
        text: conclusions[index] ?? "",
        name: countTitle(one.facts, now, format, t),
        rank: attentionRank(one),
      }))
      .filter(({ text }) => text !== "")
      .sort((one, other) => one.rank - other.rank)
      .map(({ text, name }) => `${countings.length > 1 ? t.leadOf(name, text) : text}.`);
  const together = () => {
    const attention = active.filter((one) => attentionRank(one) < 2).length;
    const finished = countings.length - active.length;
    return [
      t.activeCounts(number(active.length), active.length),
      ...(attention > 0 ? [t.attention(number(attention), attention)] : []),
      ...(finished > 0 ? [t.finishedCounts(number(finished), finished)] : []),
    ];
  };
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
    ...(warehouse ? each() : together()),
    ...(active.length > 0 ? [left > 0 ? t.lead(number(left), left) : t.leadNone] : []),
    ...(undocumented > 0 ? [open] : []),
    ...(missed ?? []),
  ].join(" ");
}
