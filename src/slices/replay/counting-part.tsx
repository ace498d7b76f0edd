import History from "lucide-react/icons/rotate-ccw-clock";
import { Suspense, useCallback } from "react";
import { useSearchParams } from "react-router";
import type { BarProps, CountingPart } from "#components/counting/parts.ts";
import { LinkButton } from "#components/link-button.tsx";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useFocusContentAfter } from "#hooks/use-focus-content-after.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";
import styles from "./counting-part.module.css";
import { fromLink, replaySearch } from "./replay-search.ts";

/** A counting at a past moment, and its way to the present. */
export const part: CountingPart = { name: "replay", Action: ReplayLink, Bar: ReplayHost };

const ReplayBar = lazyComponent(async () => (await import("./replay-bar.tsx")).ReplayBar);

/** The replay controls, as the address requests them. */
function ReplayHost({ counting, search, addressSearch, onFrame }: BarProps) {
  const t = useMessages("counting").counting.replay;
  const { asOf } = search.lineOptions;
  const addressAsOf = addressSearch.lineOptions.asOf;
  useFocusContentAfter(addressAsOf !== undefined);
  const show = useCallback(
    (at: number) => onFrame({ at, address: addressAsOf }),
    [onFrame, addressAsOf],
  );
  return (
    <ErrorBoundary fallback={<p className={styles.failed}>{t.failed}</p>}>
      {asOf !== undefined && addressAsOf !== undefined && (
        <Suspense fallback={<div className={styles.waiting} />}>
          <ReplayBar counting={counting} at={asOf} address={addressAsOf} onFrame={show} />
        </Suspense>
      )}
    </ErrorBoundary>
  );
}

/** Starts the replay at the figures on the page, or ends it. */
function ReplayLink({ counting: { loaded, aggregates } }: { counting: CountingModel }) {
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
