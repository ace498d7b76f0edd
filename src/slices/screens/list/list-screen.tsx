import type { Counting } from "#contract/counting.ts";
import { countingFacts, usableDeadline } from "#domain/counting/facts.ts";
import { headerFigures } from "#domain/counting/header-figures.ts";
import { outlookOf } from "#domain/counting/outlook.ts";
import { scheduleStatus } from "#domain/counting/schedule-status.ts";
import { countingFigures } from "#figures/of-countings.ts";
import { paceFigures } from "#figures/of-progress.ts";
import { useFigures } from "#hooks/use-figures.ts";
import { useWorkCalendar } from "#hooks/use-work-calendar.ts";
import { pageState } from "#layout/page-state.ts";
import { Age } from "#slices/screens/frame/age.tsx";
import { Footer } from "#slices/screens/frame/footer.tsx";
import frame from "#slices/screens/frame/frame.module.css";
import { Frame } from "#slices/screens/frame/frame.tsx";
import { ScreenBar } from "#slices/screens/frame/screen-bar.tsx";
import { StaleBanner } from "#slices/screens/frame/stale-banner.tsx";
import { screenMessages } from "#slices/screens/messages.ts";
import { listLayout } from "#slices/screens/rules/layout.ts";
import { pagesOf } from "#slices/screens/rules/pages.ts";
import { useScreen } from "#slices/screens/screen-context.ts";
import { useScreenFormat } from "#slices/screens/screen-locale.tsx";
import { Figure } from "#ui/figure.tsx";
import { useNow } from "#ui/hooks/use-now.ts";
import { useMessages } from "#ui/locale.tsx";
import { distinctionText, nameAmong, rowMoment } from "./distinction-text.ts";
import styles from "./list-screen.module.css";
import { RowConclusion, useRowEnd } from "./row-conclusion.tsx";
import { rotationFoot, useRotation } from "./use-rotation.ts";
import type { ScreenListState } from "./use-screen-list.ts";
import { useStableOrder } from "./use-stable-order.ts";

/**
 * Several countings in rows, page by page.
 * @param countings without duplicates, in display order
 * @param note additional text for the footer
 */
export function ListScreen({
  title,
  countings,
  list,
  note,
}: {
  title: string;
  countings: readonly Counting[];
  list: ScreenListState;
  note: string | null;
}) {
  const { search, viewport, gateway } = useScreen();
  const t = useMessages(screenMessages);
  const format = useScreenFormat();
  const gatewayNow = useNow(gateway);
  const isStale = list.ageing === "stale";
  const layout = listLayout(search, viewport, countings.length, isStale);
  const perPage = layout?.rows ?? 1;
  const count = pagesOf(countings, perPage).length;
  const rotation = useRotation(count, search.rotate);
  const { page, turn, cycle } = rotation;
  const pages = pagesOf(useStableOrder(countings, cycle), perPage);
  if (!layout || list.clock === null) return null;
  const { clock, age, next } = list;
  const isNarrow = layout.arrangement === "narrow";
  const rows = pages[page] ?? [];
  const of = { clock, age };
  const upcoming = pages[(page + 1) % pages.length]?.[0];
  const upcomingName = upcoming && nameAmong(upcoming, countings, { t, format, now: clock });
  const foot = rotationFoot(rotation, { pages: pages.length, nextName: upcomingName, note });
  return (
    <Frame
      unit={layout.unit}
      state={pageState(list.isWhole ? "ready" : "partial", next !== null, list.ageing)}
      isNarrow={isNarrow}
      turn={turn}
      banner={isStale && <StaleBanner of={of} failure={next?.failure ?? null} />}
      head={
        <>
          <div className={frame.name}>
            <h1>{title}</h1>
            {pages.length > 1 && !isNarrow && (
              <span className={frame.note}>
                {t.shownOf(format.number(rows.length), format.number(countings.length))}
              </span>
            )}
          </div>
          <span className={frame.end}>
            <span className={frame.note}>
              <Age age={age} ageing={list.ageing} />
            </span>
            {!isStale && !isNarrow && (
              <time className={frame.clock}>{format.time(gatewayNow ?? clock)}</time>
            )}
          </span>
        </>
      }
      foot={<Footer content={foot} next={next} />}
    >
      <ul className={styles.list} data-arrangement={layout.arrangement}>
        {rows.map((counting) => (
          <Row
            key={counting.id}
            counting={counting}
            all={countings}
            clock={clock}
            age={age}
            isStale={isStale}
          />
        ))}
      </ul>
    </Frame>
  );
}

function Row({
  counting,
  all,
  clock,
  age,
  isStale,
}: {
  counting: Counting;
  /** Every counting of the list. */
  all: readonly Counting[];
  clock: number;
  age: number;
  isStale: boolean;
}) {
  const t = useMessages(screenMessages);
  const format = useScreenFormat();
  const calendar = useWorkCalendar()(counting.warehouse.code);
  const facts = countingFacts(counting);
  const deadline = usableDeadline(facts);
  const now = isStale ? null : clock;
  const status = scheduleStatus(facts, now, calendar);
  const outlook = outlookOf(facts, now, calendar);
  const end = useRowEnd(outlook, clock);
  const moment = rowMoment(counting, all, { t, format, now: clock, deadline });
  const distinction = distinctionText(counting, all, { t, format, now: clock });
  const ofCounting = useFigures(countingFigures, { ...facts, countings: 1 });
  const ofPace = useFigures(paceFigures, headerFigures(facts, now, calendar));
  const { text: share } = ofCounting("progress");
  const [figure, sign] = share.endsWith("%") ? [share.slice(0, -1), "%"] : [share, ""];
  const staleClass = isStale ? frame.stale : undefined;
  return (
    <li data-counting={counting.id}>
      <div className={styles.name}>
        <b>{counting.warehouse.name}</b>
        <span data-kind="moment">
          {moment.lead !== null && <i>{moment.lead}</i>}
          {moment.deadline}
        </span>
        {distinction !== null && <span data-kind="distinction">{distinction}</span>}
      </div>
      <div className={styles.bar}>
        <ScreenBar
          size="row"
          counting={facts}
          status={status}
          at={now ?? clock - age}
          calendar={calendar}
        />
      </div>
      <div className={styles.percent}>
        <span className={staleClass}>
          <Figure {...ofCounting("progress")}>
            {figure}
            {sign && <small>{sign}</small>}
          </Figure>
        </span>
      </div>
      <div className={styles.status}>
        <Figure {...ofPace("ahead-hours")}>
          <RowConclusion conclusion={outlook.conclusion} />
        </Figure>
        <span className={styles.left}>
          <span className={staleClass}>
            <Figure {...ofCounting("left")}>{t.left(format.number(facts.left))}</Figure>
          </span>
          {end !== null && <span className={styles.end}>{end} · </span>}
        </span>
      </div>
    </li>
  );
}
