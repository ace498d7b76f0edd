import { Suspense, useCallback } from "react";
import type { BarProps } from "#components/counting/parts.ts";
import { useFocusContentAfter } from "#hooks/use-focus-content-after.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";
import styles from "./replay-host.module.css";

const ReplayBar = lazyComponent(async () => (await import("./replay-bar.tsx")).ReplayBar);

/** The replay controls, as the address requests them. */
export function ReplayHost({ counting, search, addressSearch, onFrame }: BarProps) {
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
