import { type ComponentProps, Fragment, type ReactNode, useMemo } from "react";
import { lineChips } from "#components/counting/filters/chips-list.ts";
import { useChipNames } from "#components/counting/filters/line-chips.tsx";
import { lensFields } from "#components/counting/filters/names.ts";
import { Notices } from "#components/counting/notices/notices.tsx";
import { OddLines } from "#components/counting/notices/odd-lines.tsx";
import { percentOf } from "#components/counting/panels/view-settings/percent.ts";
import type { CountingSearch } from "#components/counting/search/search.ts";
import { writtenMoment } from "#format/written-moment.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useSettings } from "#hooks/use-settings.ts";
import type { LineAggregates } from "#lines/line-store.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { reportMessages } from "./messages.ts";
import styles from "./report.module.css";

const classes = ["A", "B", "C", "none"] as const;

export type ReportNotices = Omit<ComponentProps<typeof Notices>, "counting">;

interface ReportProps {
  readonly counting: CountingModel;
  readonly search: CountingSearch;
  /** Of the lines that match. */
  readonly aggregates: LineAggregates;
  readonly isFiltered: boolean;
}

/** Title of the report: counting, time, filter, and lines that are missing. What it comes to follows at once. */
export function ReportHead({
  notices,
  ...report
}: ReportProps & { readonly notices: ReportNotices }) {
  const { counting, isFiltered } = report;
  const { loaded, facts, asOf } = counting;
  const { warehouse } = loaded.counting;
  const messages = useMessages("all");
  const { title, facts: t } = useMessages(reportMessages);
  const moment = useMoment();
  return (
    <header className={styles.head}>
      <p className={styles.kind}>{title}</p>
      <h1>
        {warehouse.name} <span className="code">{warehouse.code}</span>
      </h1>
      <dl className={styles.facts}>
        <Fact name={t.state}>
          {facts.active ? messages.progress.active : messages.progress.finished}
        </Fact>
        <Fact name={t.started}>{moment(facts.startedAt)}</Fact>
        <Fact name={t.deadline}>{moment(facts.endsAt)}</Fact>
        <Fact name={t.read}>{moment(loaded.freshness.fetchedAt)}</Fact>
        {asOf !== undefined && (
          <Fact name={messages.counting.replay.moment} isWide>
            <b>
              {moment(asOf)}, {messages.counting.replay.notLive}, {messages.counting.replay.rebuilt}
            </b>
          </Fact>
        )}
        {isFiltered && <CoversFact {...report} />}
      </dl>
      <Notices counting={counting} {...notices} />
    </header>
  );
}

/** What the figures follow from, and checks of their lines. */
export function ReportFacts(report: ReportProps) {
  const { counting, search, aggregates, isFiltered } = report;
  const { loaded, facts } = counting;
  const { participants, id } = loaded.counting;
  const messages = useMessages("all");
  const t = useMessages(reportMessages).facts;
  const settings = useSettings();
  const format = useFormat();
  const moment = useMoment();
  const { lastFinish } = (counting.aggregates ?? aggregates).totals;
  const names = participants.map(
    ({ id: user, username }) => username ?? messages.progress.user(String(user)),
  );
  return (
    <div className={styles.details}>
      <dl className={styles.facts}>
        <Fact name={facts.active ? t.lastFinish : t.ended}>
          {lastFinish === null ? "–" : moment(lastFinish)}
        </Fact>
        <Fact name={t.id}>
          <span className="code">{id}</span>
        </Fact>
        <Fact name={t.zone}>{format.timeZone}</Fact>
        <Fact name={t.source}>{settings.host ?? (settings.demo ? t.demo : "–")}</Fact>
        <Fact name={messages.counting.participants(format.number(names.length))} isWide>
          {names.length === 0 ? "–" : <Names names={names} />}
        </Fact>
        {!isFiltered && <CoversFact {...report} />}
        <Fact name={t.settings} isWide>
          <SettingsText search={search} />
        </Fact>
      </dl>
      <OddLines counting={counting} />
    </div>
  );
}

function useMoment() {
  const format = useFormat();
  return useMemo(() => writtenMoment(format), [format]);
}

function CoversFact(report: ReportProps) {
  return (
    <Fact name={useMessages(reportMessages).facts.covers} isWide>
      <Covers {...report} />
    </Fact>
  );
}

/** Names break between each other, not within. */
function Names({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat
    <Fragment key={index}>
      {index > 0 && ", "}
      <span className={styles.name}>{name}</span>
    </Fragment>
  ));
}

function Fact({
  name,
  isWide = false,
  children,
}: {
  name: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <div data-wide={isWide || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The number of lines covered, and the filter. */
function Covers({ counting, search, aggregates }: ReportProps) {
  const t = useMessages("all");
  const format = useFormat();
  const nameOf = useChipNames(counting.id, counting.loaded.version, search);
  const chips = lineChips(search.filter, { t, format, lineOptions: search.lineOptions, nameOf });
  const some = aggregates.totals.lines;
  const all = (counting.aggregates ?? aggregates).totals.lines;
  const { facts } = useMessages(reportMessages);
  if (chips.length === 0) return facts.allLines(format.number(all), all);
  return (
    <>
      {facts.someLines(format.number(some), format.number(all), all)}:{" "}
      <b>{chips.map(({ name, value }) => `${name} ${value}`).join("; ")}</b>
    </>
  );
}

/** The settings behind the figures, which make them reproducible. */
function SettingsText({ search: { lineOptions } }: { search: CountingSearch }) {
  const t = useMessages("all");
  const { facts } = useMessages(reportMessages);
  const format = useFormat();
  const tolerances = classes.map((name) =>
    facts.tolerance(
      t.overview.accuracy.classOf(name),
      percentOf(lineOptions.tolerances[name], format.signs),
    ),
  );
  const { depth } = lineOptions.zone;
  const parts = depth === 1 ? facts.part : facts.parts(format.number(depth));
  return [
    facts.tolerances(tolerances.join(", ")),
    facts.lens(t.lineFields[lensFields[lineOptions.lens]]),
    facts.depth(parts),
  ].join("; ");
}
