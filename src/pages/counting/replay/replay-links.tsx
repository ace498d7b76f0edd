import GitCompareArrows from "lucide-react/icons/git-compare-arrows";
import History from "lucide-react/icons/rotate-ccw-clock";
import { Link, useSearchParams } from "react-router";
import { countUpTo } from "#domain/time/instants.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { lastTime } from "#search-params/local-time.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { fromLink, replaySearch } from "./replay-search.ts";

/** When the early shift begins. */
const shiftStart = "06:00";

/** Links into and out of the replay and the changes, each with what it brings. */
export function ReplayLinks({ counting }: { counting: CountingModel }) {
  const { replay: t } = useMessages("counting").counting;
  const [search] = useSearchParams();
  const { loaded, aggregates } = counting;
  const { at, since } = replaySearch.parse(search);
  const isReplayed = at !== null;
  // A replay starts at the figures on the page.
  const now = Math.max(loaded.freshness.fetchedAt, aggregates?.totals.lastFinish ?? 0);
  const benefits = useBenefits(counting);
  return (
    <>
      <Link
        to={`?${replaySearch.update(search, { at: isReplayed ? null : now })}`}
        state={isReplayed ? null : fromLink}
        data-action={isReplayed ? t.backToLive : t.open}
      >
        <History aria-hidden="true" />
        {isReplayed ? t.backToLive : t.open}
        {!isReplayed && <small>{benefits.replay}</small>}
      </Link>
      <Link
        to={`?${replaySearch.update(search, { since: since === "" ? benefits.since : "" })}`}
        data-action={since === "" ? t.openChanges : t.closeChanges}
      >
        <GitCompareArrows aria-hidden="true" />
        {since === "" ? t.openChanges : t.closeChanges}
        {since === "" && <small>{benefits.changes}</small>}
      </Link>
    </>
  );
}

function useBenefits({ facts, aggregates, now }: CountingModel) {
  const t = useMessages("counting").counting.header.benefits;
  const format = useFormat();
  const { finishes, totals } = aggregates ?? {};
  const first = totals?.firstStart ?? null;
  const until = facts.active ? now : (totals?.lastFinish ?? null);
  const shift = now === null ? null : lastTime(shiftStart, now, format.timeZone);
  const isRunning = finishes && facts.active && shift !== null && now !== null;
  const since = isRunning ? countUpTo(finishes, now) - countUpTo(finishes, shift) : null;
  return {
    replay:
      first === null || until === null ? t.replay : t.replayOf(format.duration(until - first)),
    changes: since === null ? t.changes : t.changesSince(shiftStart, format.number(since), since),
    /** What the panel opens with: the time that the benefit names. */
    since: since === null ? "last-look" : shiftStart,
  };
}
