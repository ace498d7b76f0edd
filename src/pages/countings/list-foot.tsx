import { Fragment, type ReactNode } from "react";
import { isRefusal } from "#api/countings/restart.ts";
import { mayRecover } from "#api/polling.ts";
import { failureWords } from "#components/failure-block.tsx";
import { pageSize } from "#contract/parameters.ts";
import { nextEntries } from "#hooks/countings/list-end.ts";
import type { LoadedCountings } from "#hooks/countings/loaded-countings.ts";
import type { CountingsList } from "#hooks/countings/use-countings.ts";
import { Button } from "#ui/button.tsx";
import { FocusKeeper } from "#ui/focus-keeper.tsx";
import { useNearViewport } from "#ui/hooks/use-near-viewport.ts";
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
  /** Rows after the filters on loaded countings; `null` without such filters. */
  readonly matching: number | null;
  /** `null` without filters. */
  readonly onClear: (() => void) | null;
}

/** After the last row: how many match, loading, a failure, or what is not loaded. */
export function ListFoot(props: FootProps) {
  const { loaded, list, isPlain } = props;
  const end = useNearViewport(list.loadMore, {
    isWaiting: isPlain && list.mayLoadMore && !list.failedMore,
    rootMargin: "0px 0px 150% 0px",
  });
  return (
    <div data-focus-box="" className={styles.place}>
      <div ref={end} />
      {/* The key prevents a layout shift: new rows take the place of this content instead of moving it. */}
      <Fragment key={loaded.loaded}>
        {isPlain && (list.loadingMore || list.loadingAll) && <SkeletonRows count={2} />}
        <div className={styles.foot}>
          <Matching {...props} />
          <Foot {...props} />
        </div>
      </Fragment>
    </div>
  );
}

/** How many countings the filters leave, where rows say so, and the way out of them. */
function Matching({ loaded, matching, isEmpty, onClear }: FootProps) {
  const t = useMessages("common").listFilters;
  const { number } = useFormat();
  if (onClear === null || isEmpty) return null;
  return (
    <p data-focus-box="">
      {matching !== null && t.matching(number(matching), number(loaded.loaded), matching)}{" "}
      <FocusKeeper>
        <Button variant="link" data-action="" onClick={onClear}>
          {t.clear}
        </Button>
      </FocusKeeper>
    </p>
  );
}

function Foot({ loaded, list, isPlain, isEmpty }: FootProps): ReactNode {
  const { countings: t, listFilters } = useMessages("common");
  const format = useFormat();
  const total = format.number(loaded.total);
  if (list.loadingAll || (isPlain && list.loadingMore)) {
    const { from, to } = nextEntries(loaded.loaded, loaded.total, pageSize.max);
    return (
      <>
        <i className={styles.turning} aria-hidden="true" />
        <span>{t.loadingMore(format.number(from), format.number(to), total)}</span>
        {/* At the end of a plain list the next page loads in any case. */}
        {list.loadingAll && !isPlain && (
          <FocusKeeper>
            <Button variant="link" onClick={list.cancelLoadAll}>
              {listFilters.cancel}
            </Button>
          </FocusKeeper>
        )}
      </>
    );
  }
  if (list.failedMore) return <FailedMore list={list} failed={list.failedMore} />;
  const some = format.number(loaded.loaded);
  switch (loaded.end) {
    case "more":
      return !isEmpty && <MoreOf loaded={loaded} list={list} />;
    case "short":
      return <span>{t.shortEnd(some, total)}</span>;
    case "looped":
      return <span>{t.loopedEnd(some, total)}</span>;
    case "whole":
      return null;
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
        </Button>{" "}
        <Button variant="link" onClick={list.loadAll}>
          {t.loadAll}
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
