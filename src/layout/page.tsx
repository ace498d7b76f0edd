import type { ComponentProps, ReactNode } from "react";
import type { LoadFailure } from "#api/load-failure.ts";
import { FailureBlock, failureWords } from "#components/failure-block.tsx";
import styles from "#components/page.module.css";
import type { Ageing } from "#domain/time/ageing.ts";
import type { Freshness } from "#transport/freshness.ts";
import { useMessages } from "#ui/locale.tsx";
import { type ContentState, pageState } from "./page-state.ts";
import { type PageInfo, usePage } from "./use-page.ts";

/** How the loading of a page's content goes. */
interface Load {
  readonly failed: LoadFailure | null;
  /** Why a further part could not be loaded. */
  readonly failedMore?: LoadFailure | null;
  readonly freshness: Freshness | null;
  readonly ageing: Ageing;
  readonly refresh: () => void;
  readonly refreshing: boolean;
}

type FailureProps = Omit<ComponentProps<typeof FailureBlock>, "failure" | "at" | "onRetry">;

/**
 * A page that loads something: until then its skeleton, or why nothing could be loaded, at its end. The layout around it
 * gets its title, state and age, and screen readers hear that it has loaded, or failed.
 */
export function Page({
  content,
  load: { failed, failedMore = null, freshness, ageing, refresh, refreshing },
  spoken,
  skeleton,
  failure: { className = styles.block, ...failure } = {},
  children,
  ...info
}: Pick<PageInfo, "title" | "complete" | "arriving" | "namesZone"> & {
  /** `null` before anything was loaded. */
  content: ContentState | null;
  load: Load;
  /** What screen readers hear once it has loaded; "" for nothing. */
  spoken: string;
  skeleton: ReactNode;
  failure?: FailureProps & { className?: string | undefined };
  /** Shown in any state. */
  children?: ReactNode;
}) {
  const { failures } = useMessages("common");
  const wrong = failed ?? failedMore;
  const loaded = content === null ? "" : spoken;
  usePage({
    ...info,
    state: pageState(content, failed !== null, ageing),
    freshness,
    ageing,
    onRefresh: refresh,
    refreshing,
    announcement: wrong ? failureWords(wrong.failure, failures).title : loaded,
  });
  return (
    <>
      {children}
      {content === null && !failed && skeleton}
      {content === null && failed && (
        <div className={className}>
          <FailureBlock {...failed} {...failure} onRetry={refresh} />
        </div>
      )}
    </>
  );
}
