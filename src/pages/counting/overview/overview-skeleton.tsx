import type { ReactNode } from "react";
import { useMessages } from "#ui/locale.tsx";
import { Skeleton, SkeletonRows } from "#ui/skeleton.tsx";
import styles from "./overview.module.css";
import { Panel } from "./overview-panel.tsx";
import type { OverviewStage } from "./overview-stage.ts";

/** Heads and rows of the first sections, before their figures are known. */
export function OverviewSkeleton({ stage, strip }: { stage: OverviewStage; strip: ReactNode }) {
  const t = useMessages("overview").overview;
  if (stage === "no-lines") return null;
  const decisions = (
    <Panel title={t.queues.title}>
      <SkeletonRows rows={6} height={44} />
    </Panel>
  );
  if (stage === "running") {
    return (
      <>
        <div className={styles.row} data-columns="1:2">
          {decisions}
          <Panel title={t.burnUp.title}>
            <Skeleton height={360} />
          </Panel>
        </div>
        {strip}
      </>
    );
  }
  return (
    <>
      {stage === "done" && strip}
      <div className={styles.row} data-columns="3">
        {decisions}
        <Panel title={t.products.title}>
          <SkeletonRows rows={8} height={34} />
        </Panel>
        <Panel title={t.progress.title}>
          <SkeletonRows rows={9} height={28} />
        </Panel>
      </div>
    </>
  );
}
