/**
 * Number of a counting's places that become shared with it: those that exactly one earlier counting lists. The sum over
 * countings, one after another, is the number of places that more than one lists.
 * @param own places of the counting, which name product, location and lot; one may be repeated
 * @param earlier the places of each earlier counting
 */
export function newlySharedPlaces(
  own: readonly string[],
  earlier: readonly (readonly string[])[],
): number {
  const listings = new Map([...own].map((place) => [place, 0]));
  for (const counting of earlier) {
    for (const place of new Set(counting)) {
      const before = listings.get(place);
      if (before !== undefined) listings.set(place, before + 1);
    }
  }
  return [...listings.values()].filter((count) => count === 1).length;
}
