import { Link, useParams, useSearchParams } from "react-router";
import type { Failed } from "#pages/failed.ts";
import { FailureBlock } from "#pages/failure-block.tsx";
import pageStyles from "#pages/page.module.css";
import { type PageState, pageState } from "#pages/page-state.ts";
import { withShared } from "#pages/shared-search.ts";
import { AppShell } from "#pages/shell/app-shell.tsx";
import { paths } from "#paths.ts";
import { useMessages } from "#ui/locale.tsx";
import { CountingView } from "./counting-view.tsx";
import { Loading } from "./loading.tsx";
import { type ShownCounting, useCounting } from "./use-counting.ts";

/** One counting: whether it will be done in time, what is left, and every line of it. */
export function Component() {
  const { id = "" } = useParams();
  // Nothing of one counting may show for a moment on the page of another.
  return <CountingPage key={id} id={id} />;
}

function CountingPage({ id }: { id: string }) {
  const { shown, failed, ageing, refresh, refreshing } = useCounting(id);
  const words = useMessages();
  const state = pageState(shown && contentState(shown), failed !== null, ageing);
  return (
    <AppShell
      title={shown?.loaded.counting.warehouse.name ?? words.counting.title}
      state={state}
      complete={state !== "loading" && (shown === null || shown.aggregates !== null)}
      freshness={shown?.loaded.freshness ?? null}
      ageing={ageing}
      announcement={useAnnouncement(shown, failed, state)}
      onRefresh={refresh}
      refreshing={refreshing}
    >
      {shown && (
        <CountingView
          shown={shown}
          failed={failed}
          state={state}
          ageing={ageing}
          onRetry={refresh}
        />
      )}
      {!shown && failed && <Failure failed={failed} onRetry={refresh} />}
      {!shown && !failed && <Loading id={id} />}
    </AppShell>
  );
}

function contentState({ loaded }: ShownCounting): "ready" | "empty" | "partial" {
  if (loaded.faults.length > 0) return "partial";
  return loaded.counting.totalProducts === 0 ? "empty" : "ready";
}

function useAnnouncement(
  shown: ShownCounting | null,
  failed: Failed | null,
  state: PageState,
): string {
  const words = useMessages();
  if (failed) {
    const { failure } = failed;
    return words.failures[failure.kind === "problem" ? failure.code : failure.kind].title;
  }
  if (!shown || state === "loading") return "";
  return words.counting.announceReady(shown.loaded.counting.warehouse.name);
}

function Failure({ failed, onRetry }: { failed: Failed; onRetry: () => void }) {
  const words = useMessages().failures;
  const [search] = useSearchParams();
  const missing = failed.failure.kind === "problem" && failed.failure.code === "not-found";
  return (
    <div className={pageStyles.block}>
      <FailureBlock
        failure={failed.failure}
        at={failed.at}
        title={missing ? words.noCounting : undefined}
        onRetry={onRetry}
      >
        <Link className={pageStyles.way} to={withShared(paths.countings(), search)}>
          {words.backToCountings}
        </Link>
      </FailureBlock>
    </div>
  );
}
