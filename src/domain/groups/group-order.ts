export interface LinesLeft {
  readonly lines: number;
  readonly left: number;
}

/**
 * Order of zones, which also decides which are listed when there are too many: most lines left first, since
 * that is where work is; then most lines.
 */
export function byMostLeft(one: LinesLeft, other: LinesLeft): number {
  return other.left - one.left || byMostLines(one, other);
}

/** Order of groups that are not worked off: most lines first. */
export function byMostLines(
  one: Pick<LinesLeft, "lines">,
  other: Pick<LinesLeft, "lines">,
): number {
  return other.lines - one.lines;
}

/**
 * The zones by code; when there are too many, those with most lines left, and none without any as long as another has
 * some.
 */
export function zonesToShow<Zone extends LinesLeft & { readonly key: string }>(
  zones: readonly Zone[],
  max: number,
): readonly Zone[] {
  const open = zones.filter(({ left }) => left > 0);
  const candidates = zones.length <= max || open.length === 0 ? zones : open;
  return [...candidates]
    .sort(byMostLeft)
    .slice(0, max)
    .sort((one, other) => one.key.localeCompare(other.key, undefined, { numeric: true }));
}
