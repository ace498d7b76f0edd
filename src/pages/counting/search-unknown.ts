import { abcLenses } from "#domain/abc-lens.ts";
import { isLineField } from "#lines/line-fields.ts";
import { rangeNames } from "#lines/line-query.ts";
import { unknownIn } from "#pages/unknown-in.ts";
import { parseMarks } from "./replay/marks.ts";
import { isTab, parseLine } from "./search.ts";
import { accuracyGroupings } from "./search-accuracy.ts";
import { parseEnd, rangeParameters } from "./search-filter.ts";
import { isDepth, isTolerance, parseAt } from "./search-view.ts";

const ends = rangeNames.flatMap((name) =>
  ["from", "to"].map((end) => [
    `${rangeParameters[name]}-${end}`,
    (value: string) => parseEnd(name, value) !== null,
  ]),
);

/** What the address says of a counting's page and nobody can read, as it stands there. */
export function unknownInCounting(search: URLSearchParams): readonly string[] {
  return unknownIn(
    search,
    {
      tab: isTab,
      line: (value) => parseLine(value) !== null,
      at: (value) => parseAt(value) !== undefined,
      since: (value) => parseMarks(value) !== null,
      lens: (value) => abcLenses.some((lens) => lens === value),
      "zone-depth": isDepth,
      "accuracy-by": (value) => accuracyGroupings.some((grouping) => grouping === value),
      ...Object.fromEntries(ends),
    },
    {
      sort: (part) => isLineField(part.replace(/^-/, "")),
      columns: isLineField,
      tolerance: isTolerance,
    },
  );
}
