import { memo, use, useMemo } from "react";
import { useChartFacet } from "#components/counting/filters/facets.ts";
import { FilterShare } from "#components/counting/panels/filter-share.tsx";
import { groupShareColumns } from "#components/counting/panels/groups/columns.ts";
import { GroupBars } from "#components/counting/panels/groups/group-bars.tsx";
import {
  namedClasses,
  namedPeople,
  namedZones,
} from "#components/counting/panels/groups/group-names.ts";
import { groupBars, groupRows, wholeOf } from "#components/counting/panels/groups/group-rows.ts";
import { GroupTable } from "#components/counting/panels/groups/group-table.tsx";
import { useGroupContext } from "#components/counting/panels/groups/use-group-context.ts";
import { Panel } from "#components/counting/panels/overview-panel.tsx";
import type { PanelProps } from "#components/counting/panels/overview-props.ts";
import {
  ToleranceSettings,
  ZoneDepth,
} from "#components/counting/panels/view-settings/setting-controls.tsx";
import {
  type AccuracyGrouping,
  accuracyGroupings,
  countingSearch,
} from "#components/counting/search/search.ts";
import { type TargetFigure, type TargetPercents, targetFigures } from "#contract/targets.ts";
import { byMostLeft } from "#domain/groups/group-order.ts";
import type { GroupTotals } from "#domain/groups/group-totals.ts";
import { accuracy, enoughDifferences } from "#domain/lines/accuracy.ts";
import { lineFigures } from "#figures/of-lines.ts";
import { useFigures } from "#hooks/use-figures.ts";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { breakpoints } from "#ui/breakpoints.ts";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { SegmentedChoice } from "#ui/segmented-choice.tsx";
import { AccuracyAxis, AccuracyDot } from "./accuracy-dot.tsx";
import { AccuracyTargets } from "./accuracy-targets.tsx";
import styles from "./progress-panel.module.css";
import { accuracyAxisStart, progressFigures } from "./progress-rows.ts";

const parts = ["counted", "discrepancy", "progress", "left"] as const;

/** Maximum number of bars; a finger needs taller rows, so that fewer of them tell the same at a glance. */
export const maxBars = { default: 9, phone: 8 };

/** Counted, left and accuracy, by zone, person or class; every row filters the page. */
export const ProgressPanel = memo(function ProgressPanel({
  aggregates,
  search,
  percents,
  active,
  isCompact = false,
  max,
}: PanelProps & {
  /** Targets of the warehouse; `null` without any, and while only a part of the lines is shown. */
  percents: TargetPercents | null;
  active: boolean;
  /** Whether there is no room for the axis of accuracies. */
  isCompact?: boolean;
  /** Number of bars where there is room; a usual one without it. */
  max?: number;
}) {
  const messages = useMessages("overview");
  const t = messages.overview;
  const format = useFormat();
  const isPaper = use(PaperContext);
  const isNarrow = (useMediaQuery(breakpoints.narrow) && !isPaper) || isCompact;
  const isPhone = useMediaQuery(breakpoints.phone) && !isPaper;
  const { accuracyBy: by } = search;
  const { chosen, toggle } = useChartFacet(by, search);
  const { totals, zones } = aggregates;
  const { groups, others } = useGroups(aggregates, by);
  const mean = accuracy(totals);
  // Before the first difference is known, accuracies would be dashes.
  const hasAccuracy = totals.knownDifferences > 0;
  const start = useMemo(() => {
    const measured = groups.map((group) => ({
      accuracy: accuracy(group),
      known: group.knownDifferences,
    }));
    const targets = groups.map((group) => percents?.[targetOf(by, group)] ?? 100);
    return accuracyAxisStart(measured, [mean, ...targets.map((target) => target / 100)]);
  }, [groups, mean, by, percents]);
  const bars = useMemo(() => {
    const context = { t: messages.overview, format };
    const contentOf = (of: readonly GroupTotals[]) => {
      const row = progressFigures(of, messages.overview, format);
      const group = groups.find((one) => one === of[0]);
      const target = percents?.[targetOf(by, group)];
      const dot = (
        <AccuracyDot
          value={row.accuracy}
          start={start}
          mean={mean}
          known={row.known}
          target={target}
        />
      );
      const share = format.share(row.accuracy);
      const figures = hasAccuracy
        ? isNarrow
          ? [row.counted, share]
          : [row.counted, dot, share]
        : [row.counted];
      return { sizes: row.sizes, figures, description: row.description };
    };
    return groupBars(groups, others, {
      context,
      contentOf,
      order: byMostLeft,
      bars: isPaper ? undefined : isPhone ? maxBars.phone : (max ?? maxBars.default),
    });
  }, [
    groups,
    others,
    start,
    mean,
    by,
    percents,
    messages,
    format,
    hasAccuracy,
    isNarrow,
    max,
    isPhone,
    isPaper,
  ]);
  const groupContext = useGroupContext();
  const table = useMemo(() => {
    const named = sortedZones(namedZones(zones.groups, messages));
    const whole = wholeOf(zones.groups, zones.others);
    return {
      rows: groupRows(named, zones.others, { t: messages.overview, format }),
      columns: groupShareColumns,
      context: { ...groupContext, whole },
    };
  }, [zones, messages, format, groupContext]);
  const axis = (
    <AccuracyAxis
      start={start}
      mean={mean}
      endText={format.wholeShare}
      meanText={t.progress.mean(format.share(mean))}
    />
  );
  const hasRings =
    !isNarrow &&
    groups.some(({ knownDifferences: known }) => known > 0 && known < enoughDifferences);
  return (
    <Panel
      title={hasAccuracy ? t.progress.title : t.progress.withoutAccuracy}
      control={
        <>
          <GroupingChoice by={by} />
          {by === "zone" && !isCompact && <ZoneDepth search={search} />}
        </>
      }
      menu={
        <GroupTable
          title={t.zones.title}
          grouping="zone"
          group={t.zones.group}
          table={table}
          settings={
            <>
              {isCompact && <ZoneDepth search={search} />}
              <Tolerance aggregates={aggregates} search={search} />
            </>
          }
        />
      }
    >
      {isPaper && <p className="muted">{`${t.progress.by} ${t.progress.groups[by]}`}</p>}
      {bars.length === 0 ? (
        <p className="muted">{t.noLines}</p>
      ) : (
        <div className={isNarrow || !hasAccuracy ? undefined : styles.bars}>
          <GroupBars
            label={`${t.progress.by} ${t.progress.groups[by]}`}
            heads={
              hasAccuracy
                ? isNarrow
                  ? [t.columns.countedOf, t.columns.accuracy]
                  : [t.progress.counted, axis, t.columns.accuracy]
                : [t.progress.counted]
            }
            rows={bars}
            parts={parts}
            chosen={chosen}
            onToggle={toggle}
          />
        </div>
      )}
      {(hasRings || percents !== null) && (
        <p className={styles.foot}>
          {hasRings && (percents === null ? t.progress.legend : `${t.progress.legend}.`)}
          {percents !== null && (
            <AccuracyTargets
              classes={by === "abc" ? aggregates.classes : null}
              percents={percents}
              active={active}
              isWhole={aggregates.isWhole}
              hasAxis={!isNarrow}
            />
          )}
        </p>
      )}
      {isPaper && <Tolerance aggregates={aggregates} search={search} />}
    </Panel>
  );
});

/** The figure whose target holds for a group; each class has its own. */
function targetOf(
  by: AccuracyGrouping,
  group: { readonly value: string } | undefined,
): TargetFigure {
  if (by !== "abc") return "accuracy";
  return targetFigures.find((figure) => figure === `accuracy ${group?.value}`) ?? "accuracy none";
}

function useGroups({ zones, people, classes }: PanelProps["aggregates"], by: AccuracyGrouping) {
  const messages = useMessages("overview");
  return useMemo(() => {
    if (by === "zone") {
      return { groups: sortedZones(namedZones(zones.groups, messages)), others: zones.others };
    }
    const groups =
      by === "abc"
        ? namedClasses(classes, messages)
        : namedPeople(people, messages).sort((one, other) => other.lines - one.lines);
    return { groups, others: null };
  }, [zones, people, classes, by, messages]);
}

function sortedZones(zones: ReturnType<typeof namedZones>) {
  return zones.sort((one, other) => one.key.localeCompare(other.key, undefined, { numeric: true }));
}

function Tolerance({ aggregates: { totals }, search }: PanelProps) {
  const t = useMessages("overview").overview.accuracy;
  const figureOf = useFigures(lineFigures, totals);
  const isPaper = use(PaperContext);
  return (
    <div className={styles.tolerance}>
      <FilterShare figure={figureOf("accuracy-tolerance")} label={t.tolerant} search={search} />
      {!isPaper && <ToleranceSettings search={search} />}
    </div>
  );
}

function GroupingChoice({ by }: { by: AccuracyGrouping }) {
  const t = useMessages("overview").overview.progress;
  const update = useSearchUpdate(countingSearch);
  return (
    <SegmentedChoice
      label={t.by}
      values={accuracyGroupings}
      chosen={by}
      titleOf={(one) => t.groups[one]}
      size="small"
      onChoose={(accuracyBy) => update({ accuracyBy })}
    />
  );
}
