import { Fragment, type ReactNode, useRef } from "react";
import { mayRecover } from "#api/polling.ts";
import { pageSize } from "#contract/parameters.ts";
import { failureWords } from "#pages/failure-block.tsx";
import { useNearEnd } from "#table/use-near-end.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";
import { nextEntries } from "./list-end.ts";
import styles from "./list-foot.module.css";
import { SkeletonRows } from "./skeleton-rows.tsx";
import type { LoadedCountings, useCountings } from "./use-countings.ts";

type List = Pick<
  ReturnType<typeof useCountings>,
  "loadMore" | "mayLoadMore" | "loadingMore" | "failedMore"
>;

/** What comes after the last row: more rows on their way, the reason why none come, or the end. */
export function ListFoot({ loaded, list }: { loaded: LoadedCountings; list: List }) {
  const end = useRef<HTMLDivElement>(null);
  useNearEnd(end, list.mayLoadMore && !list.failedMore, list.loadMore);
  return (
    <>
      <div ref={end} />
      {/* What stood here has not moved when rows come: they took its place, and something else follows them. */}
      <Fragment key={loaded.loaded}>
        {list.loadingMore && <SkeletonRows count={2} />}
        <div className={styles.foot}>
          <Foot loaded={loaded} list={list} />
        </div>
      </Fragment>
    </>
  );
}

function Foot({ loaded, list }: { loaded: LoadedCountings; list: List }): ReactNode {
  const words = useMessages().countings;
  const format = useFormat();
  const total = format.number(loaded.total);
  if (list.loadingMore) {
    const { from, to } = nextEntries(loaded.loaded, loaded.total, pageSize.max);
    return (
      <>
        <i className={styles.turning} aria-hidden="true" />
        {words.loadingMore(format.number(from), format.number(to), total)}
      </>
    );
  }
  if (list.failedMore) return <FailedMore list={list} failed={list.failedMore} />;
  if (loaded.end === "short") return words.shortEnd(format.number(loaded.loaded), total);
  return (
    loaded.end === "whole" &&
    loaded.loaded > 0 &&
    words.end(format.number(loaded.loaded), loaded.loaded)
  );
}

function FailedMore({ list, failed }: { list: List; failed: NonNullable<List["failedMore"]> }) {
  const { countings: words, failures } = useMessages();
  const { title, text } = failureWords(failed.failure, failures);
  return (
    <Notice
      tone="risk"
      lead={words.failedMore}
      action={
        mayRecover(failed.failure) && (
          <Button look="link" onClick={list.loadMore}>
            {failures.tryNow}
          </Button>
        )
      }
    >
      {title}. {text}
    </Notice>
  );
}
