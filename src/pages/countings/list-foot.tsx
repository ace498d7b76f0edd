import { Fragment, type ReactNode, useRef } from "react";
import { isRefusal } from "#api/countings/restart.ts";
import { mayRecover } from "#api/polling.ts";
import { failureWords } from "#components/failure-block.tsx";
import { pageSize } from "#contract/parameters.ts";
import { nextEntries } from "#hooks/countings/list-end.ts";
import type { LoadedCountings } from "#hooks/countings/loaded-countings.ts";
import type { CountingsList } from "#hooks/countings/use-countings.ts";
import { Button } from "#ui/button.tsx";
import { FocusKeeper } from "#ui/focus-keeper.tsx";
import { useNearEnd } from "#ui/hooks/use-near-end.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";
import styles from "./list-foot.module.css";
import { SkeletonRows } from "./table/rows/skeleton-rows.tsx";

interface FootProps {
  readonly loaded: LoadedCountings;
  readonly list: CountingsList;
  /**
   * Whether the rows are all loaded countings in the API's order, so that the next page follows the last row.
   * Otherwise new rows may appear anywhere, so loading needs a click.
   */
  readonly isPlain: boolean;
  /** Whether the list is empty, with its own message. */
  readonly isEmpty: boolean;
}

/** After the last row: loading, a failure, or the end. */
export function ListFoot({ loaded, list, isPlain, isEmpty }: FootProps) {
  const end = useRef<HTMLDivElement>(null);
  useNearEnd(end, isPlain && list.mayLoadMore && !list.failedMore, list.loadMore);
  return (
    <>
      <div ref={end} />
      {/* The key prevents a layout shift: new rows take the place of this content instead of moving it. */}
      <Fragment key={loaded.loaded}>
        {isPlain && (list.loadingMore || list.loadingAll) && <SkeletonRows count={2} />}
        <div className={styles.foot}>
          <Foot loaded={loaded} list={list} isPlain={isPlain} isEmpty={isEmpty} />
        </div>
      </Fragment>
    </>
  );
}

function Foot({ loaded, list, isPlain, isEmpty }: FootProps): ReactNode {
  const t = useMessages("common").countings;
  const format = useFormat();
  const total = format.number(loaded.total);
  if (list.loadingMore || list.loadingAll) {
    const { from, to } = nextEntries(loaded.loaded, loaded.total, pageSize.max);
    return (
      <>
        <i className={styles.turning} aria-hidden="true" />
        {t.loadingMore(format.number(from), format.number(to), total)}
      </>
    );
  }
  if (list.failedMore) return <FailedMore list={list} failed={list.failedMore} />;
  const some = format.number(loaded.loaded);
  switch (loaded.end) {
    case "more":
      return !isPlain && !isEmpty && <MoreOf loaded={loaded} list={list} />;
    case "short":
      return t.shortEnd(some, total);
    case "looped":
      return t.loopedEnd(some, total);
    case "whole":
      return loaded.loaded > 0 && t.end(some, loaded.loaded);
  }
}

/** Reminds at the end of the rows that only the loaded countings were searched. */
function MoreOf({ loaded: { loaded, total }, list }: Pick<FootProps, "loaded" | "list">) {
  const t = useMessages("common").listFilters;
  const format = useFormat();
  const remaining = Math.max(0, total - loaded);
  const { from, to } = nextEntries(loaded, total, pageSize.max);
  return (
    <p>
      {(list.isNewest ? t.coversNewest : t.covers)(format.number(loaded))}{" "}
      {t.notSearched(format.number(remaining), remaining)}{" "}
      <FocusKeeper>
        <Button variant="link" onClick={list.loadMore} aria-disabled={!list.mayLoadMore}>
          {t.loadNext(format.number(from), format.number(to))}
        </Button>
      </FocusKeeper>
    </p>
  );
}

function FailedMore({
  list,
  failed: { failure },
}: {
  list: CountingsList;
  failed: NonNullable<CountingsList["failedMore"]>;
}) {
  const { countings: t, failures, listFilters } = useMessages("common");
  const { title, text } = failureWords(failure, failures);
  return (
    <Notice
      tone="risk"
      lead={t.failedMore}
      action={
        mayRecover(failure) && (
          <Button variant="link" onClick={list.loadMore}>
            {failures.tryNow}
          </Button>
        )
      }
    >
      {isRefusal(failure) ? listFilters.startsOver : `${title}. ${text}`}
    </Notice>
  );
}
