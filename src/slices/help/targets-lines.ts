import type { Targets } from "#contract/targets.ts";
import { targetsText } from "#format/target.ts";
import type { Words } from "./words.ts";

/** The targets of every warehouse, one line each. */
export function targetsLines(
  targets: NonNullable<Targets>,
  t: Words["about"],
  context: Parameters<typeof targetsText>[1],
): readonly string[] {
  const textOf = (percents: NonNullable<Targets>[number]["percents"] | undefined) =>
    (percents && targetsText(percents, context)) || t.targetsNone;
  const own = targets.flatMap(({ warehouse, percents }) =>
    warehouse === null ? [] : [t.targetsOf(warehouse, textOf(percents))],
  );
  const others = textOf(targets.find(({ warehouse }) => warehouse === null)?.percents);
  return [...own, own.length === 0 ? others : t.targetsOfOthers(others)];
}
