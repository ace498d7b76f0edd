import { Suspense, useCallback, useEffect, useState } from "react";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useFocusContentAfter } from "#hooks/use-focus-content-after.ts";
import type { CountingSearch } from "#pages/counting/search/search.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { whenIdle } from "#ui/hooks/when-idle.ts";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";
import type { ReplayFrame } from "./replay-frame.ts";
import styles from "./replay-host.module.css";

const ReplayBar = lazyComponent(async () => (await import("./replay-bar.tsx")).ReplayBar);
const VisitRecorder = lazyComponent(
  async () => (await import("./visit-recorder.tsx")).VisitRecorder,
);

/** The replay controls, as the address requests them. */
export function ReplayHost({
  counting,
  search,
  addressSearch,
  onFrame,
}: {
  counting: CountingModel;
  search: CountingSearch;
  /** Search parameters in the address, without those of the player. */
  addressSearch: CountingSearch;
  onFrame: (frame: ReplayFrame) => void;
}) {
  const t = useMessages("counting").counting.replay;
  const { asOf } = search.lineOptions;
  const addressAsOf = addressSearch.lineOptions.asOf;
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  useFocusContentAfter(addressAsOf !== undefined);
  const show = useCallback(
    (at: number) => onFrame({ at, address: addressAsOf }),
    [onFrame, addressAsOf],
  );
  return (
    <>
      {isIdle && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <VisitRecorder id={counting.id} fetchedAt={counting.loaded.freshness.fetchedAt} />
          </Suspense>
        </ErrorBoundary>
      )}
      <ErrorBoundary fallback={<p className={styles.failed}>{t.failed}</p>}>
        {asOf !== undefined && addressAsOf !== undefined && (
          <Suspense fallback={<div className={styles.waiting} />}>
            <ReplayBar counting={counting} at={asOf} address={addressAsOf} onFrame={show} />
          </Suspense>
        )}
      </ErrorBoundary>
    </>
  );
}
