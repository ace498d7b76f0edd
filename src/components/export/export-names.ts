import type { ExportOptions } from "#lines/line-export.ts";
import type { CountingMessages } from "#messages/languages.ts";

/** What values are called in files and in what is copied. */
export function exportNames({
  lines: { states, recountEffects, lookFirst },
}: Pick<CountingMessages, "lines">): Pick<
  ExportOptions,
  "stateNames" | "effectNames" | "lookFirst"
> {
  return {
    stateNames: states,
    effectNames: recountEffects,
    lookFirst: {
      pair: lookFirst.pair("{location}"),
      packs: lookFirst.packs("{packs}", "{unit}"),
    },
  };
}
