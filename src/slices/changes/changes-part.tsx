import { Suspense } from "react";
import type { PanelProps } from "#components/counting/parts.ts";
import { useSearch } from "#search-params/use-search.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";
import styles from "./changes-part.module.css";
import { changesSearch } from "./changes-search.ts";

const ChangesPanel = lazyComponent(async () => (await import("./changes-panel.tsx")).ChangesPanel);

/** What changed, if the address says so. */
export function ChangesPart({ counting, search }: PanelProps) {
  const t = useMessages("counting").counting.replay;
  const [{ since }] = useSearch(changesSearch);
  if (since === "") return null;
  return (
    <ErrorBoundary fallback={<p className={styles.failed}>{t.changesFailed}</p>}>
      <Suspense fallback={<div className={styles.waiting} />}>
        <ChangesPanel counting={counting} search={search} />
      </Suspense>
    </ErrorBoundary>
  );
}
