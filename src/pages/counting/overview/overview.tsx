import { type ReactNode, useDeferredValue, useEffect } from "react";
import { useAfterCharts } from "#charts/use-render-queue.ts";
import { noFigures } from "#components/counting/filters/filtered-figures.ts";
import { BurnUpPanel } from "#components/counting/panels/burn-up/burn-up-panel.tsx";
import { ReasonsPanel } from "#components/counting/panels/groups/reasons-panel.tsx";
import styles from "#components/counting/panels/overview.module.css";
import type {
  FiguresTabProps,
  PanelProps,
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
import { balancedZones, columnLayout } from "./column-layout.ts";
import { MoreFigures } from "./more-figures.tsx";
import { FirstSkeleton, OverviewSkeleton } from "./overview-skeleton.tsx";
import { type OverviewStage, overviewStage } from "./overview-stage.ts";
import { ScopeLine } from "./scope-line.tsx";

/** Products of a counting that is done, so that it needs no more than a screen. */
const maxDone = 7;

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
  if (isFiltered && aggregates.totals.lines === 0) return <NoMatches />;
  const { isShort } = decisions;
  return (
    <div className={styles.row} data-columns={isShort ? "1" : "1:2"}>
      <QueuesPanel
        decisions={decisions}
        search={search}
        isAcross={isShort}
        isArriving={aggregates.isArriving}
      />
      <BurnUpPanel {...timed} />
    </div>
  );
}

/** Instead of sections of which each would say that it is empty. */
function NoMatches() {
  const t = useMessages("overview").overview;
  return <p className={`${styles.panel} ${styles.noMatches} muted`}>{t.noLines}</p>;
}

function Sections({
  counting,
  matching: known,
  search,
  stage,
}: SectionsProps & { readonly stage: OverviewStage }) {
  const { aggregates, isFiltered } = known;
  // A single render would block the page, so the lower sections render in a second one.
  const later = useAfterCharts(known);
  const isPhone = useMediaQuery(breakpoints.phone);
  const { loaded, now, facts, calendar } = counting;
  const targets = useTargets(loaded.counting.warehouse.code);
  const lower = { aggregates: later.aggregates, search };
  const timed = { aggregates, search, snapshot: counting, isFiltered };
  const percents = later.isFiltered ? null : targets;
  const people = (
    <PeoplePanel
      {...lower}
      allPeople={later.isFiltered ? (counting.aggregates?.people ?? null) : null}
      active={facts.active}
      calendar={calendar}
      today={now ?? loaded.freshness.fetchedAt}
      // Lines that are missing would make people look slow.
      moment={aggregates.isWhole ? now : null}
    />
  );
  const reasons = <ReasonsPanel {...lower} isFolded={isPhone} />;
  const progress = { ...lower, percents, active: facts.active };
  if (stage === "no-lines" || stage === "nothing-counted") {
    return (
      <>
        {stage === "nothing-counted" && (
          <div className={styles.row} data-columns="2">
            <div className={styles.stack}>
              <Queues {...timed} />
              {people}
              <Hours />
            </div>
            <ProgressPanel
              {...progress}
              isCompact
              max={balancedZones(Math.min(maxPeople.default, later.aggregates.people.length))}
            />
          </div>
        )}
        {/* Those who read the page's figures by name find the zeros, too. */}
        <div hidden>
          {stage === "no-lines" && <Queues {...timed} />}
          <ReasonsPanel {...lower} />
          <ProductsPanel {...lower} />
          <MoreFigures {...lower} />
        </div>
      </>
    );
  }
  if (stage === "done") {
    return (
      <DoneSections
        timed={timed}
        lower={lower}
        people={people}
        reasons={reasons}
        progress={<ProgressPanel {...progress} isCompact />}
      />
    );
  }
  const columns = columnLayout({
    products: later.aggregates.products.top.length,
    reasons: later.aggregates.reasons.groups.length,
    zones: Math.min(maxBars.default, later.aggregates.zones.groups.length),
    people: Math.min(maxPeople.default, later.aggregates.people.length),
    hasJudgement: facts.active,
  });
  const isEmpty = later.isFiltered && later.aggregates.totals.lines === 0;
  return (
    <>
      {/* Without a line, the figures are still found by name. */}
      <div className={styles.row} data-columns="2" hidden={isEmpty}>
        <div className={styles.stack}>
          <ProductsPanel {...lower} max={columns.products} />
          {!columns.isReasonsRight && reasons}
          {columns.isPeopleLeft && people}
        </div>
        <div className={styles.stack}>
          <ProgressPanel {...progress} />
          {columns.isReasonsRight && reasons}
          {!columns.isPeopleLeft && people}
        </div>
      </div>
      <div className={styles.foot}>
        <MoreFigures {...lower} />
        <Hours />
      </div>
    </>
  );
}

/** One screen of a counting that is done, and the rest behind a press. */
function DoneSections({
  timed,
  lower,
  people,
  reasons,
  progress,
}: {
  timed: TimedPanelProps;
  lower: PanelProps;
  people: ReactNode;
  reasons: ReactNode;
  progress: ReactNode;
}) {
  const decisions = useDecisions(timed);
  const { isShort } = decisions;
  const queues = <QueuesPanel decisions={decisions} search={timed.search} />;
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
        <ProductsPanel {...lower} max={maxDone} isCompact />
        {progress}
      </div>
      <MoreFigures {...lower}>
        <div className={styles.row}>
          <BurnUpPanel {...timed} />
        </div>
        <div className={styles.row} data-columns="2">
          {!isShort && reasons}
          {people}
        </div>
      </MoreFigures>
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
