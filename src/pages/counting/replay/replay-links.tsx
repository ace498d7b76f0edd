import GitCompareArrows from "lucide-react/icons/git-compare-arrows";
import History from "lucide-react/icons/rotate-ccw-clock";
import { Link, useSearchParams } from "react-router";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useMessages } from "#ui/locale.tsx";
import { fromLink, replaySearch } from "./replay-search.ts";

/** Links into and out of the replay. */
export function ReplayLinks({
  counting: { loaded, aggregates },
  hasBenefits,
}: {
  counting: CountingModel;
  /** Whether each says what it brings. */
  hasBenefits: boolean;
}) {
  const { replay: t, header } = useMessages("counting").counting;
  const [search] = useSearchParams();
  const { at, since } = replaySearch.parse(search);
  const isReplayed = at !== null;
  // A replay starts at the figures on the page.
  const now = Math.max(loaded.freshness.fetchedAt, aggregates?.totals.lastFinish ?? 0);
  return (
    <>
      <Link
        to={`?${replaySearch.update(search, { at: isReplayed ? null : now })}`}
        state={isReplayed ? null : fromLink}
      >
        <History aria-hidden="true" />
        {isReplayed ? t.backToLive : t.open}
        {hasBenefits && !isReplayed && <small>{header.benefits.replay}</small>}
      </Link>
      <Link to={`?${replaySearch.update(search, { since: since === "" ? "last-look" : "" })}`}>
        <GitCompareArrows aria-hidden="true" />
        {since === "" ? t.openChanges : t.closeChanges}
        {hasBenefits && since === "" && <small>{header.benefits.changes}</small>}
      </Link>
    </>
  );
}
