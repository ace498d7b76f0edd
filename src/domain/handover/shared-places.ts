/**
 * Number of places that more than one counting lists.
 * @param countings the places of each, which name product, location and lot; a counting may repeat one
 */
export function sharedPlaces(countings: readonly (readonly string[])[]): number {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const counting of countings) {
    const own = new Set(counting);
    for (const place of own) {
      if (seen.has(place)) shared.add(place);
      seen.add(place);
    }
  }
  return shared.size;
}
