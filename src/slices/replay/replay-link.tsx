import History from "lucide-react/icons/rotate-ccw-clock";
import { useSearchParams } from "react-router";
import { LinkButton } from "#components/link-button.tsx";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useMessages } from "#ui/locale.tsx";
import { fromLink, replaySearch } from "./replay-search.ts";

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
