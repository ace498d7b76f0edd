import { memo, use, useMemo } from "react";
import { useChartFacet } from "#components/counting/filters/facets.ts";
import { wholeOf } from "#components/counting/panels/groups/group-rows.ts";
import { GroupTable } from "#components/counting/panels/groups/group-table.tsx";
import { useGroupContext } from "#components/counting/panels/groups/use-group-context.ts";
import { MarkFilterButton } from "#components/counting/panels/mark-filter-button.tsx";
import { Panel } from "#components/counting/panels/overview-panel.tsx";
import type { ActivityProps, PanelProps } from "#components/counting/panels/overview-props.ts";
import { AttentionGlyph } from "#ui/attention-glyph.tsx";
import { breakpoints } from "#ui/breakpoints.ts";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { personColumns } from "./activity-columns.ts";
import { PeopleJudgement } from "./people-judgement.tsx";
import styles from "./people-panel.module.css";
import { slowestFirst, usePeopleRows } from "./people-rows.ts";

/** Maximum number of people; the tab of people has all. */
export const maxPeople = { default: 5, phone: 5 };

/** Each person's rate, the slowest of the last 60 minutes first, and the idle people. */
export const PeoplePanel = memo(function PeoplePanel({
  aggregates,
  search,
  today,
  ...activity
}: PanelProps & ActivityProps) {
  const { allPeople, active, moment } = activity;
  const messages = useMessages("overview");
  const t = messages.overview.people;
  const format = useFormat();
  const isPaper = use(PaperContext);
  const isPhone = useMediaQuery(breakpoints.phone);
  const { chosen, toggle } = useChartFacet("person", search);
  const { people } = aggregates;
  const { rows, slow } = usePeopleRows(people, messages, activity);
  const context = useGroupContext();
  const table = useMemo(
    () => ({
      rows,
      columns: personColumns,
      context: { ...context, whole: wholeOf(people), today },
    }),
    [rows, people, context, today],
  );
  const ranked = useMemo(() => slowestFirst(rows), [rows]);
  const visible = isPaper ? ranked : ranked.slice(0, isPhone ? maxPeople.phone : maxPeople.default);
  // Before anyone has finished a line, rates would be dashes.
  const hasRates = rows.some(({ totals }) => totals.activity.lastFinish !== null);
  const heads = hasRates
    ? [t.lastHour, t.perHour, t.lastFinish]
    : [messages.overview.columns.lines];
  return (
    <Panel
      title={t.title}
      scope={allPeople && t.scopeFiltered}
      menu={<GroupTable title={t.title} grouping="person" group={t.group} table={table} />}
    >
      {rows.length === 0 && <p className="muted">{t.none}</p>}
      {rows.length > 0 && (
        <div
          role="group"
          aria-label={t.title}
          className={styles.people}
          data-planned={!hasRates || undefined}
        >
          <p className={styles.heads} aria-hidden="true">
            <span>{t.group}</span>
            {heads.map((head) => (
              <span key={head}>{head}</span>
            ))}
          </p>
          {visible.map(({ group, name, totals }) => {
            const { rateHour, rateStart, lastFinish, idle: isIdle } = totals.activity;
            const since = isIdle && moment !== null && lastFinish !== null;
            const last = since
              ? t.idleFor(format.duration(moment - lastFinish))
              : lastFinish === null
                ? "–"
                : format.moment(lastFinish, today);
            const attention = isIdle || slow.has(totals.key) ? "warning" : null;
            const isChosen = chosen.includes(totals.value);
            const figures = hasRates
              ? [format.whole(rateHour), format.rate(rateStart), last]
              : [format.number(totals.lines)];
            return (
              <MarkFilterButton
                key={group}
                className={styles.person}
                isChosen={isChosen}
                isFaded={chosen.length > 0 && !isChosen}
                description={`${heads.map((head, at) => `${head} ${figures[at]}`).join(", ")}`}
                onClick={() => toggle(totals.value)}
              >
                <b className={totals.isMuted ? "muted" : undefined}>{name}</b>
                <span data-attention={attention ?? undefined}>
                  <AttentionGlyph attention={attention} className={styles.glyph} />
                  {figures[0]}
                </span>
                {hasRates && (
                  <>
                    <span>{figures[1]}</span>
                    <span data-attention={since ? attention : undefined}>{last}</span>
                  </>
                )}
              </MarkFilterButton>
            );
          })}
        </div>
      )}
      {active && hasRates && moment !== null && (
        <PeopleJudgement rows={ranked} slow={slow} className={styles.judgement} />
      )}
    </Panel>
  );
});
