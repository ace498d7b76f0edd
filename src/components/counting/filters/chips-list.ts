import { decimal, decimalText } from "#domain/decimal/decimal.ts";
import type { ViewSettings } from "#domain/lines/view-settings.ts";
import { minute } from "#domain/time/units.ts";
import type { Format } from "#format/format.ts";
import { writtenMoment } from "#format/written-moment.ts";
import { type FacetName, facetNames } from "#lines/facets/line-facets.ts";
import { isTimeRange, type RangeName, rangeNames } from "#lines/facets/line-ranges.ts";
import type { LineFilter, Range } from "#lines/line-query.ts";
import type { OverviewMessages } from "#messages/languages.ts";
import { withoutText, withRange, withValue } from "./filter-updates.ts";
import { facetTitle, valueTitle } from "./names.ts";

/** A filter value or range as a removable chip. */
export interface LineChip {
  readonly key: string;
  readonly name: string;
  readonly value: string;
  /** Returns the filter without this value or range. */
  readonly without: (filter: LineFilter) => LineFilter;
}

/** The inputs to the chips' texts. */
export interface ChipContext {
  readonly t: OverviewMessages;
  readonly format: Format;
  readonly lineOptions: Pick<ViewSettings, "lens">;
  /** Name of a value from the lines' data; `null` while unknown. */
  readonly nameOf: (facet: FacetName, value: string) => string | null;
}

/** A chip for each part of a filter, unknown values included, so that they can be removed. */
export function lineChips(filter: LineFilter, context: ChipContext): readonly LineChip[] {
  const { t, lineOptions, nameOf } = context;
  const { text = "", facets = {}, ranges = {} } = filter;
  const ofText: LineChip = {
    key: "q",
    name: t.lineFilters.searched,
    value: text,
    without: withoutText,
  };
  const ofFacets = facetNames.flatMap((facet) =>
    (facets[facet] ?? []).map((value) => ({
      key: `${facet}=${value}`,
      name: facetTitle(t, facet, lineOptions.lens),
      value: valueTitle(t, { facet, value, name: nameOf(facet, value) }),
      without: (from: LineFilter) => withValue(from, { name: facet, value, isChosen: false }),
    })),
  );
  const ofRanges = rangeNames.flatMap((name): LineChip[] => {
    const range = ranges[name];
    if (!range) return [];
    const without = (from: LineFilter) => withRange(from, name, { from: null, to: null });
    return [
      {
        key: name,
        name: t.lineFilters.ranges[name],
        value: rangeText(name, range, context),
        without,
      },
    ];
  });
  return [...(text.trim() === "" ? [] : [ofText]), ...ofFacets, ...ofRanges];
}

function rangeText(name: RangeName, range: Range, { t, format }: ChipContext): string {
  const { since, until, between } = t.lineFilters;
  const text = (value: number) =>
    isTimeRange(name) ? momentText(value, format) : figureText(value);
  if (range.from === null) return until(text(range.to ?? 0));
  return range.to === null ? since(text(range.from)) : between(text(range.from), text(range.to));
}

/** All digits, as entered. */
function figureText(value: number): string {
  return decimalText(decimal(value)).replace("-", "−");
}

/** With seconds where needed; the upper end of a range is the last instant of its minute. */
function momentText(instant: number, format: Format): string {
  const isWhole = instant % minute === 0 || (instant + 1) % minute === 0;
  return writtenMoment(format, !isWhole)(instant);
}
