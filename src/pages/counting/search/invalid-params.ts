import { abcLenses } from "#domain/lines/abc-lens.ts";
import { isLineField } from "#lines/line-fields.ts";
import { rangeNames } from "#lines/line-query.ts";
import { parseMarks } from "#pages/counting/replay/changes-since.ts";
import { findInvalidParams } from "#search-params/invalid-params.ts";
import { accuracyGroupings } from "./accuracy.ts";
import { parseEnd, rangeParameters } from "./filter.ts";
import { isDepth, isTolerance, parseAt } from "./line-options.ts";
import { isTab, parseLine } from "./search.ts";

const ends = rangeNames.flatMap((name) =>
  ["from", "to"].map((end) => [
    `${rangeParameters[name]}-${end}`,
    (value: string) => parseEnd(name, value) !== null,
  ]),
);

/** What the address says of a counting's page and nobody can read, as it stands there. */
export function unknownInCounting(search: URLSearchParams): readonly string[] {
  return findInvalidParams(
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
