import { GitCompareArrows, History } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import type { CountingModel } from "#hooks/use-counting.ts";
import { parseAt } from "#pages/counting/search/line-options.ts";
import { useCountingMessages } from "#ui/locale.tsx";
import { fromLink, replayAddress } from "./use-replay-address.ts";

/** The ways to the counting's past, and back. They are addresses, so they are links. */
export function ReplayLinks({ counting: { loaded, aggregates } }: { counting: CountingModel }) {
  const t = useCountingMessages().replay;
  const [search] = useSearchParams();
  const isReplayed = parseAt(search.get("at")) !== undefined;
  const tells = search.has("since");
  // A replay begins with what is on the page, and goes back from there.
  const now = Math.max(loaded.freshness.fetchedAt, aggregates?.totals.lastFinish ?? 0);
  return (
    <>
      <Link
        to={`?${replayAddress(search, { at: isReplayed ? null : now })}`}
        state={isReplayed ? null : fromLink}
      >
        <History aria-hidden="true" />
        {isReplayed ? t.backToLive : t.open}
      </Link>
      <Link to={`?${replayAddress(search, { since: tells ? null : "last-look" })}`}>
        <GitCompareArrows aria-hidden="true" />
        {tells ? t.changes.close : t.openChanges}
      </Link>
    </>
  );
}
