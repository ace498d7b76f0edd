import { Inbox } from "lucide-react";
import { useState } from "react";
import type { Ageing } from "#domain/ageing.ts";
import type { Failed } from "#pages/failed.ts";
import { FailureBlock, failureWords } from "#pages/failure-block.tsx";
import { pageState } from "#pages/page-state.ts";
import { AppShell } from "#pages/shell/app-shell.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import { CountingTable } from "./counting-table.tsx";
import { ListFoot } from "./list-foot.tsx";
import { ListHead } from "./list-head.tsx";
import { Notices } from "./notices.tsx";
import styles from "./page.module.css";
import { SkeletonTable } from "./skeleton-table.tsx";
import { type LoadedCountings, useCountings } from "./use-countings.ts";
import { useListAge } from "./use-list-age.ts";

const noPages: LoadedCountings["pages"] = [];

/** All countings, as the API lists them: which are on time, what is left of each. */
export function Component() {
  const list = useCountings();
  const { loaded, failed, failedMore } = list;
  const { freshness, ageing, clock } = useListAge(loaded?.pages ?? noPages);
  const { title } = useMessages().countings;
  const [refreshing, setRefreshing] = useState(false);
  const refresh = () => {
    if (refreshing) return;
    setRefreshing(true);
    void list.refresh().finally(() => setRefreshing(false));
  };
  return (
    <AppShell
      title={title}
      state={pageState(loaded && contentState(loaded), failed !== null, ageing)}
      freshness={freshness}
      ageing={ageing}
      announcement={useAnnouncement(loaded, failed ?? failedMore, ageing)}
      onRefresh={refresh}
      refreshing={refreshing}
    >
      <ListHead loaded={loaded} list={list} />
      {loaded && (
        <Notices
          loaded={loaded}
          failed={failed}
          freshness={freshness}
          ageing={ageing}
          onRetry={refresh}
        />
      )}
      {loaded && loaded.countings.length > 0 && clock !== null && (
        <CountingTable
          countings={loaded.countings}
          rowCount={loaded.end === "more" ? loaded.total : loaded.countings.length}
          clock={clock}
          staleSince={ageing === "stale" ? (freshness?.fetchedAt ?? null) : null}
        />
      )}
      {loaded && contentState(loaded) === "empty" && <None />}
      {loaded && <ListFoot loaded={loaded} list={list} />}
      {!loaded && !failed && <SkeletonTable />}
      {!loaded && failed && (
        <div className={styles.block}>
          <FailureBlock failure={failed.failure} at={failed.at} onRetry={refresh} />
        </div>
      )}
    </AppShell>
  );
}

function contentState({ countings, faults, end }: LoadedCountings): "ready" | "empty" | "partial" {
  if (faults.length > 0) return "partial";
  return countings.length === 0 && end === "whole" ? "empty" : "ready";
}

function None() {
  const words = useMessages().countings.none;
  return (
    <div className={styles.block}>
      <StateBlock icon={Inbox} title={words.title}>
        {words.text}
      </StateBlock>
    </div>
  );
}

/** What is spoken when it changes: how much there is to read, or why there is not more. */
function useAnnouncement(
  loaded: LoadedCountings | null,
  failed: Failed | null,
  ageing: Ageing,
): string {
  const { countings: words, failures } = useMessages();
  const format = useFormat();
  if (failed) return failureWords(failed.failure, failures).title;
  if (ageing === "stale") return words.announceStale;
  if (!loaded) return "";
  if (loaded.total === 0 && loaded.loaded === 0) return words.none.title;
  return words.announceLoaded(format.number(loaded.loaded), format.number(loaded.total));
}
