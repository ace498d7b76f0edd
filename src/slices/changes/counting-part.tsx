import { Suspense } from "react";
import type { CountingPart, PanelProps } from "#components/counting/parts.ts";
import { useSearch } from "#search-params/use-search.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { latePart } from "#ui/late-part.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";
import { changesSearch, isChangesOpen, withoutChanges } from "./changes-search.ts";
import { ChangesTool } from "./changes-tool.tsx";
import styles from "./counting-part.module.css";

/** What changed in a counting since a moment. */
export const part: CountingPart = {
  name: "changes",
  invalid: changesSearch.invalid,
  Bar: latePart(async () => (await import("./visit-recorder.tsx")).VisitRecorder),
  Tool: ChangesTool,
  panel: { Panel: ChangesPart, isOpen: isChangesOpen, close: withoutChanges },
};

const ChangesPanel = lazyComponent(async () => (await import("./changes-panel.tsx")).ChangesPanel);

/** What changed, if the address says so. */
function ChangesPart({ counting, search }: PanelProps) {
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
