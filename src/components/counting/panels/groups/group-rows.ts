import type { ReactNode } from "react";
import { foldSmall } from "#charts/bars/group-series.ts";
import { sumOfTexts } from "#domain/decimal/decimal.ts";
import { byMostLines } from "#domain/groups/group-order.ts";
import type { GroupTotals } from "#domain/groups/group-totals.ts";
import type { Format } from "#format/format.ts";
import type { OverviewMessages } from "#messages/languages.ts";
import type { BarRow } from "./group-bar.tsx";

/** A row of a table of groups. */
export interface GroupRow<Totals> {
  /** Value of `data-group`; `null` for the others combined. */
  readonly group: string | null;
  readonly name: string;
  readonly isCode?: boolean;
  readonly totals: Totals;
}

/** A group for charts, with its display name. */
export interface NamedGroup extends GroupTotals {
  readonly key: string;
  /** Value in the chart's facet. */
  readonly value: string;
  readonly name: string;
  readonly isCode?: boolean;
  readonly isMuted?: boolean;
}

/** Groups beyond the maximum, combined. */
export type OtherGroups = (GroupTotals & { readonly groups: number }) | null;

export interface RowContext {
  readonly t: OverviewMessages["overview"];
  readonly format: Format;
}

/** Total of all groups, for shares; includes the combined others. */
export function wholeOf(
  groups: readonly GroupTotals[],
  others: OtherGroups = null,
): Pick<GroupTotals, "lines" | "expectedValue"> {
  const all = others ? [...groups, others] : groups;
  return {
    lines: all.reduce((sum, { lines }) => sum + lines, 0),
    expectedValue: sumOfTexts(all.map(({ expectedValue }) => expectedValue)),
  };
}

/** The rows of a chart's table: each group, and the combined others. */
export function groupRows<Totals extends NamedGroup>(
  groups: readonly Totals[],
  others: OtherGroups,
  { t, format }: RowContext,
): GroupRow<GroupTotals>[] {
  const rows = groups.map((group): GroupRow<GroupTotals> => {
    const { key, name, isCode = false } = group;
    return { group: key, name, isCode, totals: group };
  });
  if (others === null) return rows;
  const name = t.others(format.number(others.groups));
  return [...rows, { group: null, name, totals: others }];
}

/** Sizes and texts of a bar, of one group or of several combined. */
export interface BarContent {
  readonly sizes: readonly number[];
  readonly figures: readonly ReactNode[];
  /** Says in words what the figures are. */
  readonly description?: string;
}

/**
 * Bars of the groups in the given order, and one that unfolds the rest.
 * @param order decides which groups get a separate bar when there are too many
 */
export function groupBars(
  groups: readonly NamedGroup[],
  others: OtherGroups,
  {
    context: { t, format },
    contentOf,
    order = byMostLines,
    bars: maxBars,
  }: {
    context: RowContext;
    contentOf: (of: readonly GroupTotals[]) => BarContent;
    order?: ((one: NamedGroup, other: NamedGroup) => number) | undefined;
    /** Maximum number; that of any chart without it. */
    bars?: number | undefined;
  },
): BarRow[] {
  const rank = new Map([...groups].sort(order).map((group, index) => [group, -index]));
  const { visible, rest } = foldSmall(groups, (group) => rank.get(group) ?? 0, maxBars);
  const barOf = (group: NamedGroup): BarRow => {
    const { key, value, name, isCode = false, isMuted = false } = group;
    return { key, value, name, isCode, isMuted, ...contentOf([group]) };
  };
  const several = (
    key: string,
    { of, count, folded }: { of: readonly GroupTotals[]; count: number; folded: BarRow[] },
  ) => {
    const name = t.others(format.number(count));
    return { key, value: null, name, ...contentOf(of), folded };
  };
  const bars = visible.map(barOf);
  if (rest.length === 0 && others === null) return bars;
  const beyond = others
    ? [several("others beyond", { of: [others], count: others.groups, folded: [] })]
    : [];
  const folded = [...rest.map(barOf), ...beyond];
  const all = others ? [...rest, others] : rest;
  return [
    ...bars,
    several("others of all", { of: all, count: rest.length + (others?.groups ?? 0), folded }),
  ];
}
