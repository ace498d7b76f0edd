import GitCompareArrows from "lucide-react/icons/git-compare-arrows";
import History from "lucide-react/icons/rotate-ccw-clock";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { countUpTo } from "#domain/time/instants.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { rescueSearch } from "#pages/counting/rescue/rescue-search.ts";
import { countingSearch } from "#pages/counting/search/search.ts";
import { lastTime } from "#search-params/local-time.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { shiftStart } from "./changes-since.ts";
import { changesAnchor, fromLink, replaySearch } from "./replay-search.ts";

/** Links into and out of the replay and the changes, each with what it brings. */
export function ReplayLinks({ counting }: { counting: CountingModel }) {
  const { replay: t } = useMessages("counting").counting;
  const [search] = useSearchParams();
  const { loaded, aggregates } = counting;
  const { at } = replaySearch.parse(search);
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
      <ChangesLink since={benefits.since}>
        <GitCompareArrows aria-hidden="true" />
        {t.openChanges}
        <small>{benefits.changes}</small>
      </ChangesLink>
    </>
  );
}

/** Opens what changed, which takes the place of an open rescue plan; closes it when it is open. */
function ChangesLink({
  since,
  children,
}: {
  /** What it opens with, as in the address. */
  since: string;
  children: ReactNode;
}) {
  const t = useMessages("counting").counting.replay;
  const [search] = useSearchParams();
  const { tab } = countingSearch.parse(search);
  const isOpen = replaySearch.parse(search).since !== "" && tab === "overview";
  const opened = rescueSearch.update(
    replaySearch.update(countingSearch.update(search, { tab: "overview" }), { since }),
    rescueSearch.parse(search).open === true ? { open: null } : {},
  );
  return (
    <Link
      to={
        isOpen
          ? `?${replaySearch.update(search, { since: "" })}`
          : { search: `?${opened}`, hash: changesAnchor }
      }
      aria-expanded={isOpen}
      data-action={t.openChanges}
      data-tool={changesAnchor}
    >
      {children}
    </Link>
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
    changes:
      isRunning && since !== null
        ? t.changesSince(format.moment(shift, now), format.number(since), since)
        : t.changes,
    /** What the panel opens with: the time that the benefit names, so that a link shows the same. */
    since: isRunning ? new Date(shift).toISOString() : "last-look",
  };
}
