import GitCompareArrows from "lucide-react/icons/git-compare-arrows";
import History from "lucide-react/icons/rotate-ccw-clock";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { Link } from "#components/link.tsx";
import { LinkButton } from "#components/link-button.tsx";
import { countUpTo } from "#domain/time/instants.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { rescueSearch } from "#pages/counting/rescue/rescue-search.ts";
import { countingSearch } from "#pages/counting/search/search.ts";
import { lastTime } from "#search-params/local-time.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { shiftStart } from "./changes-since.ts";
import { changesAnchor, fromLink, replaySearch } from "./replay-search.ts";

/** Starts the replay at the figures on the page, or ends it. */
export function ReplayLink({ counting: { loaded, aggregates } }: { counting: CountingModel }) {
  const { replay: t } = useMessages("counting").counting;
  const [search] = useSearchParams();
  const { at } = replaySearch.parse(search);
  const isReplayed = at !== null;
  const now = Math.max(loaded.freshness.fetchedAt, aggregates?.totals.lastFinish ?? 0);
  return (
    <LinkButton
      to={`?${replaySearch.update(search, { at: isReplayed ? null : now })}`}
      state={isReplayed ? null : fromLink}
      data-action=""
    >
      <History aria-hidden="true" />
      <span>{isReplayed ? t.backToLive : t.open}</span>
    </LinkButton>
  );
}

/** The tool that shows what changed, with what it brings. */
export function ChangesTool({ counting }: { counting: CountingModel }) {
  const { replay: t } = useMessages("counting").counting;
  const benefit = useBenefit(counting);
  return (
    <ChangesLink since={benefit.since}>
      <GitCompareArrows aria-hidden="true" />
      {t.openChanges}
      <small>{benefit.text}</small>
    </ChangesLink>
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

function useBenefit({ facts, aggregates, now }: CountingModel) {
  const t = useMessages("counting").counting.header.benefits;
  const format = useFormat();
  const finishes = aggregates?.finishes;
  const shift = now === null ? null : lastTime(shiftStart, now, format.timeZone);
  const isRunning = finishes && facts.active && shift !== null && now !== null;
  const since = isRunning ? countUpTo(finishes, now) - countUpTo(finishes, shift) : null;
  return {
    text:
      isRunning && since !== null
        ? t.changesSince(format.moment(shift, now), format.number(since), since)
        : t.changes,
    /** What the panel opens with: the time that the benefit names, so that a link shows the same. */
    since: isRunning ? new Date(shift).toISOString() : "last-look",
  };
}
