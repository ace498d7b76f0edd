import type { ReactNode } from "react";
import { mayRecover } from "#api/polling.ts";
import type { Ageing } from "#domain/ageing.ts";
import type { Failed } from "#pages/failed.ts";
import { failureWords } from "#pages/failure-block.tsx";
import type { Freshness } from "#transport/freshness.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";
import { useAge } from "#ui/use-now.ts";
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
  const { failures } = useMessages();
  const stale = ageing === "stale";
  const retry = (!failed || mayRecover(failed.failure)) && (
    <Button look="link" onClick={onRetry}>
      {failures.tryNow}
    </Button>
  );
  return (
    <div className={styles.notices}>
      {(stale || failed) && (
        <AgeNotice freshness={freshness} failed={failed} stale={stale} action={retry} />
      )}
      {loaded.faults.length > 0 && <UnreadableNotice loaded={loaded} />}
    </div>
  );
}

function AgeNotice({
  freshness,
  failed,
  stale,
  action,
}: {
  freshness: Freshness | null;
  failed: Failed | null;
  stale: boolean;
  action: ReactNode;
}) {
  const { countings: words, failures } = useMessages();
  const format = useFormat();
  const age = useAge(freshness) ?? 0;
  return (
    <Notice tone={stale ? "error" : "risk"} lead={words.age(format.age(age))} action={action}>
      {failed && `${failureWords(failed.failure, failures).title}. `}
      {stale ? words.staleConsequence : words.failedConsequence}
    </Notice>
  );
}

function UnreadableNotice({ loaded: { faults, loaded } }: { loaded: LoadedCountings }) {
  const words = useMessages().countings;
  const format = useFormat();
  const lead = words.unreadable(format.number(faults.length), format.number(loaded));
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
