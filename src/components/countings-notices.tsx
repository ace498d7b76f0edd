import type { LoadedCountings } from "#hooks/countings/loaded-countings.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";
import { HiddenNotice } from "./access/hidden-notice.tsx";
import { AgeNotice, type AgeNoticeProps } from "./age-notice.tsx";
import styles from "./countings-notices.module.css";
import { InvalidParamsNotice } from "./invalid-params-notice.tsx";

/** Notices above the list: stale figures first, then missing ones. */
export function Notices({
  loaded,
  unknown,
  onReload,
  ...age
}: {
  loaded: LoadedCountings;
  /** Invalid search parameters. */
  unknown: readonly string[];
  onReload: () => void;
} & AgeNoticeProps) {
  return (
    <div className={styles.notices}>
      <AgeNotice {...age} />
      <InvalidParamsNotice values={unknown} />
      {loaded.faults.length > 0 && <UnreadableNotice loaded={loaded} />}
      {loaded.end !== "more" && loaded.end !== "whole" && (
        <UnreachableNotice {...loaded} end={loaded.end} />
      )}
      {loaded.grown > 0 && <GrownNotice grown={loaded.grown} onReload={onReload} />}
      <HiddenNotice />
    </div>
  );
}

function UnreadableNotice({ loaded: { faults, loaded } }: { loaded: LoadedCountings }) {
  const t = useMessages("common").countings;
  const format = useFormat();
  const lead = t.unreadable(format.number(faults.length), format.number(loaded), loaded);
  return (
    <Notice tone="risk" lead={lead}>
      {t.unreadableConsequence}
      <details className={styles.which}>
        <summary>{t.unreadableWhich}</summary>
        <ul>
          {faults.map(({ index, field }) => (
            <li key={index}>{t.unreadableEntry(format.number(index), field)}</li>
          ))}
        </ul>
      </details>
    </Notice>
  );
}

function UnreachableNotice({
  loaded,
  total,
  end,
}: Pick<LoadedCountings, "loaded" | "total"> & { end: "short" | "looped" }) {
  const t = useMessages("common").listFilters;
  const format = useFormat();
  if (loaded >= total) return null;
  return (
    <Notice tone="risk" lead={t.unreachable(format.number(loaded), format.number(total))}>
      {t.unreachableBecause[end]} {t.unreachableConsequence}
    </Notice>
  );
}

function GrownNotice({ grown, onReload }: { grown: number; onReload: () => void }) {
  const t = useMessages("common").listFilters;
  const format = useFormat();
  return (
    <Notice
      tone="info"
      lead={t.grown(format.number(grown), grown)}
      action={
        <Button variant="link" onClick={onReload}>
          {t.reload}
        </Button>
      }
    />
  );
}
