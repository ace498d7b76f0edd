import CheckCheck from "lucide-react/icons/check-check";
import { Suspense } from "react";
import { AgeNotice, type AgeNoticeProps } from "#components/age-notice.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useWords } from "#ui/locale.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import { RoundHead } from "./round-head.tsx";
import { RoundList } from "./round-list.tsx";
import type { RoundModel } from "./round-model.ts";
import { RoundNotices } from "./round-notices.tsx";
import styles from "./round-view.module.css";
import { words } from "./words.ts";

/** Loaded on demand: barcodes are larger than the list. */
const RoundSheet = lazyComponent(async () => (await import("./round-sheet.tsx")).RoundSheet);

/** A round: what it explains, then its lines as a list or as a sheet. */
export function RoundView({
  round: model,
  ...age
}: { round: RoundModel } & Omit<AgeNoticeProps, "freshness">) {
  const t = useWords(words);
  const { round, asked } = model;
  return (
    <div className={styles.view} data-view={asked.view}>
      <div className={styles.screen}>
        <RoundHead round={model} />
        <AgeNotice {...age} freshness={model.loaded.freshness} />
        <RoundNotices round={model} />
      </div>
      {round.rows.length === 0 && (
        <StateBlock icon={CheckCheck} title={t.none.title}>
          {t.none.text}
        </StateBlock>
      )}
      {round.rows.length > 0 && asked.view === "list" && <RoundList round={model} />}
      {round.rows.length > 0 && asked.view === "sheet" && (
        <Suspense fallback={<Skeleton height={600} />}>
          <RoundSheet round={model} />
        </Suspense>
      )}
    </div>
  );
}
