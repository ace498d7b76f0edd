import type { Ageing } from "#domain/ageing.ts";
import { AgeNotice } from "#pages/age-notice.tsx";
import type { Failed } from "#pages/failed.ts";
import type { Freshness } from "#transport/freshness.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";
import styles from "./notices.module.css";
import type { LoadedCountings } from "./use-countings.ts";

/** What has to be known before the list is read: old figures first, then missing ones. */
export function Notices({
  loaded,
  failed,
  freshness,
  ageing,
  onRetry,
}: {
  loaded: LoadedCountings;
  failed: Failed | null;
  freshness: Freshness | null;
  ageing: Ageing;
  onRetry: () => void;
}) {
  return (
    <div className={styles.notices}>
      <AgeNotice freshness={freshness} failed={failed} ageing={ageing} onRetry={onRetry} />
      {loaded.faults.length > 0 && <UnreadableNotice loaded={loaded} />}
    </div>
  );
}

function UnreadableNotice({ loaded: { faults, loaded } }: { loaded: LoadedCountings }) {
  const words = useMessages().countings;
  const format = useFormat();
  const lead = words.unreadable(format.number(faults.length), format.number(loaded), loaded);
  return (
    <Notice tone="risk" lead={lead}>
      {words.unreadableConsequence}
      <details className={styles.which}>
        <summary>{words.unreadableWhich}</summary>
        <ul>
          {faults.map(({ place, field }) => (
            <li key={place}>{words.unreadableEntry(format.number(place), field)}</li>
          ))}
        </ul>
      </details>
    </Notice>
  );
}
