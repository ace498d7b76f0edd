import {
  type QueryClient,
  queryOptions,
  useIsFetching,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import History from "lucide-react/icons/rotate-ccw-clock";
import { useCallback, useDeferredValue, useMemo } from "react";
import { linesOptions, storeOf } from "#api/counting/counting-queries.ts";
import { countingFacts } from "#domain/counting/facts.ts";
import { replaySpan } from "#domain/replay/history.ts";
import { replayFigures } from "#figures/of-pages.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useFigures } from "#hooks/use-figures.ts";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { Button } from "#ui/button.tsx";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { replayMessages } from "./messages.ts";
import styles from "./replay-bar.module.css";
import { ReplayControls } from "./replay-controls.tsx";
import { movedIfOpen, replaySearch } from "./replay-search.ts";

/** Shows that the figures are from the past, with controls to move in time. */
export function ReplayBar({
  counting,
  at,
  address,
  onFrame,
}: {
  counting: CountingModel;
  /** The requested instant, and the one in the address. Milliseconds since 1970. */
  at: number;
  address: number;
  onFrame: (at: number) => void;
}) {
  const t = useMessages(replayMessages);
  const { notLive, backToLive } = useMessages("counting").counting.replay;
  const format = useFormat();
  const client = useQueryClient();
  const update = useSearchUpdate(replaySearch);
  const { loaded, asOf } = counting;
  const { data: history } = useQuery(historyQuery(client, counting.id, loaded.version));
  const span = useMemo(
    () =>
      history && replaySpan(countingFacts(loaded.counting), history, loaded.freshness.fetchedAt),
    [history, loaded],
  );
  // Charts render at low priority; the next frame waits for them and for all requests.
  const rendered = useDeferredValue(asOf);
  const isFetching = useIsFetching({ queryKey: ["lines", counting.id] }) > 0;
  const settle = useCallback(
    (moment: number) => update((now) => movedIfOpen(now, moment), { replace: true }),
    [update],
  );
  const today = loaded.freshness.now;
  const replayedAt = asOf ?? at;
  const figureOf = useFigures(replayFigures, { at: replayedAt });
  return (
    <section className={styles.bar} aria-label={t.label}>
      <p className={styles.what}>
        <History aria-hidden="true" />
        <strong>
          {t.lead} <Figure {...figureOf("replayed-at")}>{format.moment(replayedAt, today)}</Figure>
        </strong>{" "}
        <span>– {notLive}</span>
      </p>
      {span && history ? (
        <ReplayControls
          counting={counting}
          at={at}
          address={address}
          isRendered={asOf === at && rendered === at && !isFetching}
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
        <Button variant="primary" onClick={() => update({ at: null })}>
          {backToLive}
        </Button>
      </span>
      <ReplayLimits />
    </section>
  );
}

/** When lines changed. */
function historyQuery(client: QueryClient, id: string, version: number) {
  return queryOptions({
    ...linesOptions(id, version, ["history"]),
    queryFn: () => storeOf(id, client).history(),
  });
}

/** Limits of the replay's reconstruction, collapsed. */
function ReplayLimits() {
  const t = useMessages(replayMessages).limits;
  return (
    <details className={styles.limits}>
      <summary>{t.summary}</summary>
      <p>{t.intro}</p>
      <ul>
        {t.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>{t.keys}</p>
    </details>
  );
}
