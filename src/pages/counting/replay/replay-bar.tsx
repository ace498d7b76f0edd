import { useIsFetching, useQuery, useQueryClient } from "@tanstack/react-query";
import { History } from "lucide-react";
import { useCallback, useDeferredValue, useMemo } from "react";
import { historyQuery } from "#api/replay-queries.ts";
import { countingFacts } from "#domain/counting/facts.ts";
import { replaySpan } from "#domain/replay/clock.ts";
import type { ShownCounting } from "#hooks/use-counting.ts";
import { Button } from "#ui/button.tsx";
import { Figure } from "#ui/figure.tsx";
import { useCountingMessages, useFormat } from "#ui/locale.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import styles from "./replay-bar.module.css";
import { ReplayControls } from "./replay-controls.tsx";
import { ReplayLimits } from "./replay-limits.tsx";
import { useReplayStep } from "./use-replay-address.ts";

/** Says that what is shown is past, and moves through the counting's time. */
export function ReplayBar({
  shown,
  at,
  address,
  onFrame,
}: {
  shown: ShownCounting;
  /** The moment that is asked for, and the one that the address names. Milliseconds since 1970. */
  at: number;
  address: number;
  onFrame: (at: number) => void;
}) {
  const t = useCountingMessages().replay;
  const format = useFormat();
  const client = useQueryClient();
  const step = useReplayStep();
  const { loaded, asOf } = shown;
  const { data: history } = useQuery(historyQuery(client, shown.id, loaded.version));
  const span = useMemo(
    () =>
      history && replaySpan(countingFacts(loaded.counting), history, loaded.freshness.fetchedAt),
    [history, loaded],
  );
  // The charts are drawn when nothing else waits; the next moment waits for them, and for all that was asked.
  const drawn = useDeferredValue(asOf);
  const isAsking = useIsFetching({ queryKey: ["lines", shown.id] }) > 0;
  const settle = useCallback((moment: number) => step({ at: moment }, true), [step]);
  const today = loaded.freshness.now;
  const told = asOf ?? at;
  return (
    <section className={styles.bar} aria-label={t.label}>
      <p className={styles.what}>
        <History aria-hidden="true" />
        <strong>
          {t.lead}{" "}
          <Figure name="replayed-at" value={new Date(told).toISOString()}>
            {format.moment(told, today)}
          </Figure>
        </strong>{" "}
        <span>– {t.notLive}</span>
      </p>
      {span && history ? (
        <ReplayControls
          shown={shown}
          at={at}
          address={address}
          isDrawn={asOf === at && drawn === at && !isAsking}
          span={span}
          history={history}
          onFrame={onFrame}
          onSettle={settle}
        />
      ) : (
        <div className={styles.controls}>
          <Skeleton height={32} />
        </div>
      )}
      <span className={styles.back}>
        <Button look="primary" onClick={() => step({ at: null })}>
          {t.backToLive}
        </Button>
      </span>
      <ReplayLimits />
    </section>
  );
}
