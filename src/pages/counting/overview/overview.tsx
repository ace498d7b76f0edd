import { type ReactNode, useDeferredValue, useEffect } from "react";
import { useAfterCharts } from "#charts/use-render-queue.ts";
import { noFigures } from "#components/counting/filters/filtered-figures.ts";
import { BurnUpPanel } from "#components/counting/panels/burn-up/burn-up-panel.tsx";
import { ReasonsPanel } from "#components/counting/panels/groups/reasons-panel.tsx";
import styles from "#components/counting/panels/overview.module.css";
import type {
  FiguresTabProps,
  TimedPanelProps,
} from "#components/counting/panels/overview-props.ts";
import { maxPeople, PeoplePanel } from "#components/counting/panels/people/people-panel.tsx";
import { ProductsPanel } from "#components/counting/panels/products/products-panel.tsx";
import { maxBars, ProgressPanel } from "#components/counting/panels/progress/progress-panel.tsx";
import { QueuesPanel } from "#components/counting/panels/queues/queues-panel.tsx";
import { useDecisions } from "#components/counting/panels/queues/use-decisions.ts";
import { WorkHoursControl } from "#components/work-hours/work-hours-control.tsx";
import { useTargets } from "#hooks/use-targets.ts";
import type { LineAggregates } from "#lines/line-store.ts";
import { FiguresStrip } from "#pages/counting/header/figures-strip.tsx";
import { breakpoints } from "#ui/breakpoints.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useMessages } from "#ui/locale.tsx";
import { balancedZones, columnLayout, rowsOfDone } from "./column-layout.ts";
import { MoreFigures } from "./more-figures.tsx";
import { FirstSkeleton, OverviewSkeleton } from "./overview-skeleton.tsx";
import { type OverviewStage, overviewStage } from "./overview-stage.ts";
import { ScopeLine } from "./scope-line.tsx";

/** The sections in order of a manager's questions: decisions, time, cost, work left, accuracy, people. */
export function Overview({ counting, matching, search, onRendered }: FiguresTabProps) {
  // After a change of tab the empty panels render first.
  const known = useDeferredValue(matching, noFigures);
  const isRendered = known.aggregates !== null && !known.aggregates.isArriving;
  useEffect(() => {
    if (isRendered) onRendered(true);
  }, [isRendered, onRendered]);
  const { aggregates } = known;
  const stage = overviewStage(counting);
  const isBegun = stage === "running" || stage === "done";
  const props = aggregates && { counting, matching: { ...known, aggregates }, search };
  return (
    <div className={styles.overview} data-stage={stage}>
      <ScopeLine
        id={counting.id}
        version={counting.loaded.version}
        total={counting.aggregates?.totals.lines ?? null}
        matching={known}
        search={search}
      />
      {stage === "running" && (props ? <FirstSections {...props} /> : <FirstSkeleton />)}
      {/* It stays mounted when the sections around it change, because one of its hints may be open. */}
      <div className={styles.strip} hidden={!isBegun}>
        <FiguresStrip counting={counting} matching={matching} search={search} />
      </div>
      {props ? <Sections {...props} stage={stage} /> : <OverviewSkeleton stage={stage} />}
    </div>
  );
}

type SectionsProps = Omit<FiguresTabProps, "onRendered" | "matching"> & {
  readonly matching: {
    readonly aggregates: LineAggregates;
    readonly isFiltered: boolean;
  };
};

/** Decisions and time, above the figures while lines are counted. */
function FirstSections({ counting, matching: { aggregates, isFiltered }, search }: SectionsProps) {
  const timed = { aggregates, search, snapshot: counting, isFiltered };
  const decisions = useDecisions(timed);
  const t = useMessages("overview").overview;
  if (isFiltered && aggregates.totals.lines === 0) {
    // Instead of sections of which each would say that it is empty.
    return <p className={`${styles.panel} ${styles.noMatches} muted`}>{t.noLines}</p>;
  }
  return (
    <div className={styles.row} data-columns={decisions.isShort ? "1" : "1:2"}>
      <QueuesPanel
        decisions={decisions}
        search={search}
        isAcross={decisions.isShort}
        isArriving={aggregates.isArriving}
      />
      <BurnUpPanel {...timed} />
    </div>
  );
}

function Sections({ stage, ...props }: SectionsProps & { readonly stage: OverviewStage }) {
  const { counting, matching } = props;
  // A single render would block the page, so the lower sections render in a second one.
  const later = useAfterCharts(matching);
  const panels = usePanels(props, later);
  switch (stage) {
    case "no-lines":
      return <NoLines {...panels} />;
    case "nothing-counted":
      return <NothingCounted {...panels} timed={timedOf(props)} />;
    case "running":
      return <Running {...panels} {...later} counting={counting} />;
    case "done":
      return <Done {...panels} timed={timedOf(props)} />;
  }
}

function timedOf({ counting, matching: { aggregates, isFiltered }, search }: SectionsProps) {
  return { aggregates, search, snapshot: counting, isFiltered };
}

/** What a layout may say of a panel's room. */
interface Room {
  readonly max?: number;
  readonly isCompact?: true;
}

/** The panels below the strip. A panel needs an entry here, and a place in the layout of each stage. */
function usePanels(props: SectionsProps, later: SectionsProps["matching"]) {
  const { counting, matching, search } = props;
  const isPhone = useMediaQuery(breakpoints.phone);
  const { loaded, now, facts, calendar } = counting;
  const targets = useTargets(loaded.counting.warehouse.code);
  const lower = { aggregates: later.aggregates, search };
  const timed = timedOf(props);
  const progress = { ...lower, percents: later.isFiltered ? null : targets, active: facts.active };
  return {
    queues: <Queues {...timed} />,
    burnUp: <BurnUpPanel {...timed} />,
    products: (room?: Room) => <ProductsPanel {...lower} {...room} />,
    reasons: <ReasonsPanel {...lower} isFolded={isPhone} />,
    progress: (room?: Room) => <ProgressPanel {...progress} {...room} />,
    people: (
      <PeoplePanel
        {...lower}
        allPeople={later.isFiltered ? (counting.aggregates?.people ?? null) : null}
        active={facts.active}
        calendar={calendar}
        today={now ?? loaded.freshness.fetchedAt}
        // Lines that are missing would make people look slow.
        moment={matching.aggregates.isWhole ? now : null}
      />
    ),
    more: (others?: ReactNode) => <MoreFigures {...lower} counting={counting} others={others} />,
  };
}

type Panels = ReturnType<typeof usePanels>;

/** Panels that a layout leaves out. The types fail for one that a layout neither shows nor names among these. */
type LeftOut<Names extends keyof Panels = never> = {
  readonly [Name in keyof Panels]?: Name extends Names ? unknown : never;
};

function NoLines({ queues, reasons, products, more, ...others }: Panels) {
  others satisfies LeftOut<"burnUp" | "progress" | "people">;
  return (
    // Those who read the page's figures by name find the zeros, too.
    <div hidden>
      {queues}
      {reasons}
      {products()}
      {more()}
    </div>
  );
}

function NothingCounted({
  queues,
  people,
  progress,
  reasons,
  products,
  more,
  timed,
  ...others
}: Panels & { timed: TimedPanelProps }) {
  others satisfies LeftOut<"burnUp">;
  const rows = Math.min(maxPeople.default, timed.aggregates.people.length);
  const zones = balancedZones(useDecisions(timed).rows, rows);
  return (
    <>
      <div className={styles.row} data-columns="2">
        <div className={styles.stack}>
          {queues}
          {people}
          <Hours />
        </div>
        {progress({ isCompact: true, max: zones })}
      </div>
      {/* As without lines. */}
      <div hidden>
        {reasons}
        {products()}
        {more()}
      </div>
    </>
  );
}

/** All panels; decisions and time are above the strip. */
function Running({
  products,
  reasons,
  people,
  progress,
  more,
  aggregates,
  isFiltered,
  counting,
  ...others
}: Panels & SectionsProps["matching"] & Pick<SectionsProps, "counting">) {
  others satisfies LeftOut<"queues" | "burnUp">;
  const hasTargets = useTargets(counting.loaded.counting.warehouse.code) !== null;
  // The line of the targets takes the height of a bar. A filter hides none: a press must not exchange the bars.
  const bars = hasTargets ? maxBars.default - 1 : maxBars.default;
  const columns = columnLayout({
    products: aggregates.products.top.length,
    reasons: aggregates.reasons.groups.length,
    zones: Math.min(bars, aggregates.zones.groups.length),
    people: Math.min(maxPeople.default, aggregates.people.length),
    hasJudgement: counting.facts.active,
  });
  const isEmpty = isFiltered && aggregates.totals.lines === 0;
  return (
    <>
      {/* Without a line, the figures are still found by name. */}
      <div className={styles.row} data-columns="2" hidden={isEmpty}>
        <div className={styles.stack}>
          {products({ max: columns.products })}
          {!columns.isReasonsRight && reasons}
          {columns.isPeopleLeft && people}
        </div>
        <div className={styles.stack}>
          {progress({ max: bars })}
          {columns.isReasonsRight && reasons}
          {!columns.isPeopleLeft && people}
        </div>
      </div>
      <div className={styles.foot}>
        {more()}
        <Hours />
      </div>
    </>
  );
}

/** One screen of a counting that is done, and the rest behind a press. */
function Done({
  queues,
  products,
  reasons,
  progress,
  burnUp,
  people,
  more,
  timed,
  ...others
}: Panels & { timed: TimedPanelProps }) {
  others satisfies LeftOut;
  const { isShort, rows } = useDecisions(timed);
  const reasonRows = timed.aggregates.reasons.groups.length;
  const shown = rowsOfDone(isShort ? { decisions: rows, reasons: reasonRows } : null);
  return (
    <>
      <div className={styles.row} data-columns="3">
        {isShort ? (
          <div className={styles.stack}>
            {queues}
            {reasons}
          </div>
        ) : (
          queues
        )}
        {products({ max: shown.products, isCompact: true })}
        {progress({ isCompact: true, max: shown.bars })}
      </div>
      {more(
        <>
          <div className={styles.row}>{burnUp}</div>
          <div className={styles.row} data-columns="2">
            {!isShort && reasons}
            {people}
          </div>
        </>,
      )}
    </>
  );
}

function Queues(props: TimedPanelProps) {
  return <QueuesPanel decisions={useDecisions(props)} search={props.search} />;
}

function Hours() {
  return (
    <div className={styles.hours}>
      <WorkHoursControl />
    </div>
  );
}
