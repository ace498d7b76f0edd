import { newlySharedPlaces } from "#domain/lines/shared-places.ts";
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
