import type { Disagreement } from "#domain/lines/quality.ts";

/**
 * Disagreements that unreadable lines do not explain: the header counts those lines, so that it may have as many
 * more.
 * @param unreadable number of unreadable lines
 */
export function unexplainedDisagreements(
  unreadable: number,
  disagreements: readonly Disagreement[],
): readonly Disagreement[] {
  return disagreements.filter(({ header, lines }) => header < lines || header - lines > unreadable);
}
