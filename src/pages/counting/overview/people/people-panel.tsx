import { memo, use, useMemo } from "react";
import type { Person } from "#domain/groups/people.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import { useChartFacet } from "#pages/counting/filters/facets.ts";
import { lineColumns } from "#pages/counting/overview/groups/columns.ts";
import { GroupBars } from "#pages/counting/overview/groups/group-bars.tsx";
import { wholeOf } from "#pages/counting/overview/groups/group-rows.ts";
import { GroupTable } from "#pages/counting/overview/groups/group-table.tsx";
import { Panel } from "#pages/counting/overview/overview-panel.tsx";
import type { PanelProps } from "#pages/counting/overview/overview-props.ts";
import { breakpoints } from "#ui/breakpoints.ts";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./people-panel.module.css";
import { peopleBars, peopleColumns, peopleRows } from "./people-rows.ts";

const parts = ["counted", "discrepancy", "progress", "left"] as const;

/** Each person's lines, pace and activity. */
export const PeoplePanel = memo(function PeoplePanel({
  aggregates,
  allPeople,
  search,
  active,
  calendar,
  today,
  moment,
}: PanelProps & {
  /** People with all their lines while a filter is set; `null` without a filter. */
  allPeople: readonly Person[] | null;
  active: boolean;
  calendar: WorkCalendar;
  /** For naming days. Milliseconds since 1970. */
  today: number;
  /** The present moment, throttled; `null` while the time is unknown. */
  moment: number | null;
}) {
  const messages = useMessages("overview");
  const t = messages.overview.people;
  const format = useFormat();
  const isNarrow = useMediaQuery(breakpoints.narrow);
  const isPhone = !use(PaperContext) && isNarrow;
  const { chosen, toggle } = useChartFacet("person", search);
  const { people } = aggregates;
  const rows = useMemo(
    () =>
      peopleRows(people, {
        allPeople: allPeople ?? people,
        messages,
        active,
        now: moment,
        calendar,
      }),
    [people, allPeople, messages, active, moment, calendar],
  );
  const { heads, bars, table } = useMemo(() => {
    const context = { messages, format, today, isPhone };
    const columns = lineColumns(messages.overview.columns, format, wholeOf(people));
    return {
      ...peopleBars(rows, context),
      table: { rows, columns: [...columns, ...peopleColumns(context)] },
    };
  }, [rows, people, messages, format, today, isPhone]);
  return (
    <Panel title={t.title} scope={allPeople ? t.scopeNarrowed : t.scope} span={2}>
      {bars.length === 0 && <p className="muted">{t.none}</p>}
      <div className={styles.people}>
        <GroupBars
          label={t.title}
          heads={heads}
          rows={bars}
          parts={parts}
          chosen={chosen}
          onToggle={toggle}
        />
      </div>
      <GroupTable title={t.title} grouping="person" group={t.group} table={table} />
    </Panel>
  );
});
