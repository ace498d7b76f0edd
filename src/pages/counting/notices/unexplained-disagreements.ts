import type { Disagreement } from "#domain/lines/quality.ts";

/**
 * What is left to explain when some lines could not be read: the header counts those, so that up to as many
 * more in it say nothing new.
 * @param unreadable lines that could not be read
 */
export function unexplainedDisagreements(
  unreadable: number,
  disagreements: readonly Disagreement[],
): readonly Disagreement[] {
  return disagreements.filter(({ header, lines }) => header < lines || header - lines > unreadable);
}
