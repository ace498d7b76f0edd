/** What the accuracy of lines can be told by; the first is the usual one. */
export const accuracyGroupings = ["zone", "person", "abc"] as const;

export type AccuracyGrouping = (typeof accuracyGroupings)[number];

const [usual] = accuracyGroupings;

export function parseAccuracyBy(text: string | null): AccuracyGrouping {
  return accuracyGroupings.find((grouping) => grouping === text) ?? usual;
}

/** Nothing for the usual one. */
export function writeAccuracyBy(grouping: AccuracyGrouping): string {
  return grouping === usual ? "" : grouping;
}
