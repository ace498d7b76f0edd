/** Names that differ by more characters are not similar. */
const maxDistance = 3;

/** A known name, and by how many characters another one differs from it. */
interface Nearest<Name> {
  readonly name: Name;
  readonly distance: number;
}

/** The known name that a similar one may be meant for, whatever its case and its signs; `undefined` without one. */
export function nearestName<Name extends string>(
  written: string,
  names: readonly Name[],
): Nearest<Name> | undefined {
  const plain = simple(written);
  return names
    .map((name) => ({ name, distance: distance(plain, simple(name)) }))
    .filter(({ name, distance }) => distance <= Math.min(maxDistance, simple(name).length >> 2))
    .sort((one, other) => one.distance - other.distance)[0];
}

/** A name without what people write differently. */
function simple(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
}

/** How many characters have to be added, left out, changed or swapped to turn one text into the other. */
function distance(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > maxDistance) return Number.POSITIVE_INFINITY;
  let [before, row]: number[][] = [[], Array.from({ length: to.length + 1 }, (_, index) => index)];
  for (let at = 0; at < from.length; at += 1) {
    const next = [at + 1];
    for (let index = 0; index < to.length; index += 1) {
      const isSame = from[at] === to[index];
      const isSwapped = from[at] === to[index - 1] && from[at - 1] === to[index];
      next.push(
        Math.min(
          (row?.[index] ?? 0) + (isSame ? 0 : 1),
          (row?.[index + 1] ?? 0) + 1,
          (next[index] ?? 0) + 1,
          isSwapped ? (before?.[index - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return row?.[to.length] ?? 0;
}
