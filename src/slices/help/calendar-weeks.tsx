import { useQuery } from "@tanstack/react-query";
import { settingsQuery } from "#api/settings-query.ts";
import { contentOf } from "#components/export/exported-columns.ts";
import { TableExport } from "#components/export/table-export.tsx";
import type { WorkRule } from "#contract/work-hours.ts";
import { minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { calendarOfRule } from "#domain/time/work-calendars.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { useViewer } from "#hooks/use-viewer.ts";
import type { Freshness } from "#transport/freshness.ts";
import { useNow } from "#ui/hooks/use-now.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { TableHead } from "#ui/table-head.tsx";
import { calendarDays, calendarFile, type NamedCalendar } from "./calendar-file.ts";
import styles from "./calendar-weeks.module.css";
import { helpMessages } from "./messages.ts";
import page from "./page.module.css";
import { type CalendarDay, firstWeekdayOf, hoursText, workWeeks } from "./work-weeks.ts";

/** When each warehouse works in the next four weeks; says so where all work round the clock. */
export function WorkCalendars() {
  const { about, calendar: t } = useMessages(helpMessages);
  const viewer = useViewer();
  const { timeZone, locale } = viewer.format;
  // While a computer sleeps, its browser's clock may stand still.
  const { data } = useQuery(settingsQuery);
  const now = useNow(data ? fromWholeMinute(data.freshness) : null, minute);
  const { workHours } = useSettings();
  if (now === null) return <p className={page.lead}>{about.unknown}</p>;
  if (workHours === null) return <p className={page.lead}>{t.none}</p>;
  // A browser that does not know a zone works round the clock there, which the settings above say.
  const known = workHours.filter((rule) => calendarOfRule(rule) !== roundTheClock);
  const isOfOthers = ({ warehouse }: WorkRule) => warehouse === null;
  const rules = [...known.filter((rule) => !isOfOthers(rule)), ...known.filter(isOfOthers)];
  const view = { now, zone: timeZone, firstWeekday: firstWeekdayOf(locale) };
  const calendars = rules.map((rule) => ({
    name: rule.warehouse ?? (rules.length === 1 ? t.all : t.others),
    weeks: workWeeks(rule, view),
  }));
  return (
    <>
      <p className={page.lead}>{t.lead(timeZone)}</p>
      <div className={page.export}>
        <TableExport
          title={t.title}
          count={calendars.length * 28}
          read={() => contentOf(calendarFile, calendarDays(calendars), { ...viewer, t })}
          isNamed
        />
      </div>
      <div className={styles.all}>
        {calendars.map((calendar) => (
          <WorkCalendarTable key={calendar.name} calendar={calendar} now={now} />
        ))}
      </div>
    </>
  );
}

/** Days begin on whole minutes in every zone, and the time moves in minutes from when something was fetched. */
function fromWholeMinute(freshness: Freshness): Freshness {
  return { ...freshness, fetchedAt: Math.floor(freshness.fetchedAt / minute) * minute };
}

function WorkCalendarTable({
  calendar: { name, weeks },
  now,
}: {
  calendar: NamedCalendar;
  now: number;
}) {
  const { locale } = useFormat();
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
  day,
  now,
  isFirst,
}: {
  day: CalendarDay;
  now: number;
  /** Of its row; it names the month, as the first of a month does. */
  isFirst: boolean;
}) {
  const t = useMessages(helpMessages).calendar;
  const format = useFormat();
  const { date, start, end, isChanged } = day;
  const isToday = start <= now && now < end;
  const hasMonth = isFirst || date.endsWith("-01");
  const name = new Intl.DateTimeFormat(format.locale, {
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
      {isToday && <small>{format.dayWithin(now, now)}</small>}
      {day.spans.length === 0 && <span className={styles.closed}>{t.closed}</span>}
      {day.spans.map((span) => (
        <span key={span.from} className={styles.hours}>
          {hoursText(span, day, format).map((part) => (
            <span key={part}>{part}</span>
          ))}
        </span>
      ))}
      {isChanged && <em>{t.changed}</em>}
    </td>
  );
}
