import { useQuery } from "@tanstack/react-query";
import { settingsQuery } from "#api/settings-query.ts";
import type { WorkRule } from "#contract/work-hours.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { calendarOfRule } from "#domain/time/work-calendars.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { TableHead } from "#ui/table-head.tsx";
import styles from "./work-calendars.module.css";
import { type CalendarDay, firstWeekdayOf, workWeeks } from "./work-weeks.ts";

/** When each warehouse works in the next four weeks; says so where all work round the clock. */
export function WorkCalendars() {
  const { about, calendar: t } = useMessages("all").help;
  const { timeZone } = useFormat();
  const { isSuccess, dataUpdatedAt } = useQuery(settingsQuery);
  const { workHours } = useSettings();
  if (!isSuccess) return <p className={styles.lead}>{about.unknown}</p>;
  if (workHours === null) return <p className={styles.lead}>{t.none}</p>;
  // A browser that does not know a zone works round the clock there, which the settings above say.
  const rules = workHours.filter((rule) => calendarOfRule(rule) !== roundTheClock);
  return (
    <>
      <p className={styles.lead}>{t.lead(timeZone)}</p>
      <div className={styles.all}>
        {rules.map((rule) => (
          <WorkCalendarTable
            key={rule.warehouse}
            rule={rule}
            name={rule.warehouse ?? (rules.length === 1 ? t.all : t.others)}
            now={dataUpdatedAt}
          />
        ))}
      </div>
    </>
  );
}

function WorkCalendarTable({ rule, name, now }: { rule: WorkRule; name: string; now: number }) {
  const { locale, timeZone } = useFormat();
  const weeks = workWeeks(rule, { now, zone: timeZone, firstWeekday: firstWeekdayOf(locale) });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  return (
    <table className={styles.table}>
      <caption>{name}</caption>
      <TableHead titles={(weeks[0] ?? []).map(({ date }) => weekday.format(Date.parse(date)))} />
      <tbody>
        {weeks.map((days) => (
          <tr key={days[0]?.date}>
            {days.map((day, index) => (
              <Day key={day.date} day={day} now={now} isFirst={index === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A day: its date, its hours, and in words what is special about it. */
function Day({
  day: { date, start, end, spans, isChanged },
  now,
  isFirst,
}: {
  day: CalendarDay;
  now: number;
  /** Of its row; it names the month, as the first of a month does. */
  isFirst: boolean;
}) {
  const t = useMessages("all").help.calendar;
  const { locale, time, dayWithin } = useFormat();
  const isToday = start <= now && now < end;
  const hasMonth = isFirst || date.endsWith("-01");
  const name = new Intl.DateTimeFormat(locale, {
    day: "numeric",
    ...(hasMonth && { month: "short" }),
    timeZone: "UTC",
  });
  return (
    <td
      aria-current={isToday ? "date" : undefined}
      data-past={end <= now || undefined}
      data-changed={isChanged || undefined}
    >
      <time dateTime={date}>{name.format(Date.parse(date))}</time>
      {isToday && <small>{dayWithin(now, now)}</small>}
      {spans.length === 0 && <span className={styles.closed}>{t.closed}</span>}
      {spans.map(({ from, to }) => (
        <span key={from} className={styles.hours}>
          <span>{time(from)}–</span>
          <span>{to === end ? "24:00" : time(to)}</span>
        </span>
      ))}
      {isChanged && <em>{t.changed}</em>}
    </td>
  );
}
