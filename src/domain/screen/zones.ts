import { byMostLeft, type LinesLeft } from "#domain/groups/group-order.ts";

interface Zone extends LinesLeft {
  readonly key: string;
}

/** The zones by code; when there are too many, those with most lines left. */
export function zonesToShow<One extends Zone>(zones: readonly One[], max: number): readonly One[] {
  const byLeft = [...zones].sort(byMostLeft);
  return byLeft
    .slice(0, max)
    .sort((one, other) => one.key.localeCompare(other.key, undefined, { numeric: true }));
}
