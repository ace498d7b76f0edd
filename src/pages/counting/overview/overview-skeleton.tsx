import styles from "#components/counting/panels/overview.module.css";
import { Panel } from "#components/counting/panels/overview-panel.tsx";
import { useMessages } from "#ui/locale.tsx";
import { Skeleton, SkeletonRows } from "#ui/skeleton.tsx";
import type { OverviewStage } from "./overview-stage.ts";

/** Heads and rows of the sections above the figures, before their content is known. */
export function FirstSkeleton() {
  const t = useMessages("overview").overview;
  return (
    <div className={styles.row} data-columns="1:2">
      <Decisions />
      <Panel title={t.burnUp.title}>
        <Skeleton height={360} />
      </Panel>
    </div>
  );
}

/** Those of the sections below the figures. */
export function OverviewSkeleton({ stage }: { stage: OverviewStage }) {
  const t = useMessages("overview").overview;
  if (stage === "no-lines" || stage === "running") return null;
  return (
    <div className={styles.row} data-columns="3">
      <Decisions />
      <Panel title={t.products.title}>
        <SkeletonRows rows={8} height={34} />
      </Panel>
      <Panel title={t.progress.title}>
        <SkeletonRows rows={9} height={28} />
      </Panel>
    </div>
  );
}

function Decisions() {
  const t = useMessages("overview").overview;
  return (
    <Panel title={t.queues.title}>
      <SkeletonRows rows={6} height={44} />
    </Panel>
  );
}
