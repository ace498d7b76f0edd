import type { LinePlaces } from "#lines/line-store.ts";
import type { LineTable } from "./line-table.ts";

const fields = ["product.id", "location.id", "lot.id"] as const;

/**
 * The places of all lines, compared with those of other countings here, where it holds up no page.
 * @param earlier as answered for other countings
 */
export function placesOf(
  table: Pick<LineTable, "size" | "rows">,
  earlier: readonly string[],
): LinePlaces {
  const rows = Uint32Array.from({ length: table.size }, (_, row) => row);
  const own = new Set(
    table.rows(rows, fields).map((row) => JSON.stringify(fields.map((field) => row[field]))),
  );
  return {
    // JSON of one line each; one text is copied between threads at once.
    text: [...own].join("\n"),
    newlyShared: newlySharedPlaces(
      [...own],
      earlier.map((text) => text.split("\n")),
    ),
  };
}

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
  const listings = new Map(own.map((place) => [place, 0]));
  for (const counting of earlier) {
    for (const place of new Set(counting)) {
      const before = listings.get(place);
      if (before !== undefined) listings.set(place, before + 1);
    }
  }
  return [...listings.values()].filter((count) => count === 1).length;
}
