import { activeSince } from "#domain/counting/active-since.ts";
import { countingFacts, usableDeadline } from "#domain/counting/facts.ts";
import { type Outlook, outlookOf, shownEnds } from "#domain/counting/outlook.ts";
import { progress } from "#domain/counting/pace.ts";
import { calendarOf } from "#domain/time/work-calendars.ts";
import type { CachedApi } from "#gateway/api/cached-api.ts";
import { findActiveList } from "#gateway/briefing/active-list.ts";
import type { Config } from "#gateway/config/config.ts";
import { orAborted } from "#gateway/http/deadline.ts";
import { header, labelText } from "#gateway/operations/counters.ts";

/** How long a scraper waits for the list, in milliseconds: Prometheus gives up after ten seconds. */
const timeoutMs = 5000;

interface GaugeParts {
  readonly config: Pick<Config, "activeWithinDays" | "upstream" | "workHours">;
  readonly api: Pick<CachedApi, "parse" | "find">;
}

/** Values of one active counting; `null` is no answer, and has no line. */
interface Sample {
  readonly labels: readonly string[];
  readonly values: Readonly<Record<keyof typeof helps, number | null>>;
}

const labelNames = ["counting", "warehouse", "warehouse_name"];

const helps = {
  progress_ratio: "Counted lines ÷ all lines of an active count.",
  lines_left: "Lines of an active count that are not counted yet.",
  late_seconds: "How long after its deadline an active count will be done; 0 in time.",
  stalled: "1 while nothing of an active count is finished for much longer than usual.",
};

/**
 * Lines with gauges of the active countings, by the question that lists and briefings ask, so that a scrape mostly reads
 * memory. Without an answer in time there are none, and `countboard_countings_read` is 0.
 */
export async function countingGauges(
  { config, api }: GaugeParts,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const search = {
    api,
    since: activeSince(Date.now(), config.activeWithinDays),
    warehouse: null,
    warehouseBy: config.upstream.warehouseBy,
    signal: limited,
  };
  const list = await orAborted(findActiveList(search), limited).catch(() => null);
  const isRead = list !== null && list.stale === null;
  const now = Date.now();
  const hours = config.workHours(now);
  const samples = (isRead ? list.countings : [])
    .filter(({ active }) => active)
    .map((counting): Sample => {
      const { id, warehouse } = counting;
      const facts = countingFacts(counting);
      const { conclusion } = outlookOf(facts, now, calendarOf(hours, warehouse.code));
      return {
        labels: [id, warehouse.code, warehouse.name],
        values: {
          progress_ratio: progress(facts),
          lines_left: facts.left,
          late_seconds: lateSeconds(conclusion, usableDeadline(facts)),
          stalled: Number(isStalled(conclusion)),
        },
      };
    });
  return [
    ...header("countboard_countings_read", "gauge", "1 while the list of active counts is read."),
    `countboard_countings_read ${Number(isRead)}`,
    ...(Object.keys(helps) as (keyof typeof helps)[]).flatMap((key) => {
      const name = `countboard_counting_${key}`;
      const lines = samples.flatMap(({ labels, values }) =>
        values[key] === null ? [] : [`${name}${labelText(labelNames, labels)} ${values[key]}`],
      );
      return [...header(name, "gauge", helps[key]), ...lines];
    }),
  ];
}

/** By the later of the ends that every place shows, or by now where the deadline has passed without any. */
function lateSeconds(conclusion: Outlook["conclusion"], deadline: number | null): number | null {
  const ends = shownEnds(conclusion);
  if (deadline !== null && ends !== null) return Math.max(0, ends.late - deadline) / 1000;
  if (conclusion.kind === "overdue") return Math.round(conclusion.by / 1000);
  return conclusion.kind === "all-counted" ? Math.round((conclusion.overdueBy ?? 0) / 1000) : null;
}

function isStalled(conclusion: Outlook["conclusion"]): boolean {
  if (conclusion.kind === "overdue") return conclusion.stalledSince !== null;
  return conclusion.kind === "stalled";
}
