import type { ReactNode } from "react";
import type { LoadedCountings } from "#hooks/countings/loaded-countings.ts";
import type { CountingsList } from "#hooks/countings/use-countings.ts";
import { Button } from "#ui/button.tsx";
import { FocusKeeper } from "#ui/focus-keeper.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./scope-line.module.css";

/** Figure spaces, as wide as the digits that replace them. */
const loadedSpace = "\u2007".repeat(3);
const totalSpace = "\u2007".repeat(5);

/**
 * How much of the list is loaded, and so covered by filters on the page; loads more. It takes its full height from
 * the start.
 */
export function ScopeLine({
  loaded,
  list,
  visibleCount,
  isFiltered,
}: {
  loaded: LoadedCountings | null;
  list: CountingsList;
  /** Rows after all filters. With none, the offer to load all moves to the empty state. */
  visibleCount: number;
  /** Whether filters on the loaded countings are active. */
  isFiltered: boolean;
}) {
  const t = useMessages("common");
  return (
    <div className={styles.scope}>
      <div className={styles.room} aria-hidden="true">
        <ScopeText
          some={loadedSpace}
          all={totalSpace}
          visibleCount={isFiltered ? 100 : null}
          covers={t.listFilters.covers(loadedSpace)}
        >
          <span>{t.countings.loadMore}</span>
          <span>{t.listFilters.loadAll}</span>
        </ScopeText>
      </div>
      {loaded && loaded.loaded > 0 && (
        <Scope loaded={loaded} list={list} visibleCount={isFiltered ? visibleCount : null} />
      )}
    </div>
  );
}

function Scope({
  loaded: { loaded, total, end },
  list,
  visibleCount,
}: {
  loaded: LoadedCountings;
  list: CountingsList;
  visibleCount: number | null;
}) {
  const t = useMessages("common");
  const format = useFormat();
  const covers = list.isNewest ? t.listFilters.coversNewest : t.listFilters.covers;
  return (
    <div data-focus-box="">
      <ScopeText
        some={format.number(loaded)}
        all={format.number(total)}
        visibleCount={visibleCount}
        covers={end === "whole" || list.loadingAll ? null : covers(format.number(loaded))}
      >
        {end === "more" && !list.loadingAll && (
          <FocusKeeper>
            <Button variant="link" onClick={list.loadMore} aria-disabled={!list.mayLoadMore}>
              {t.countings.loadMore}
            </Button>
            {visibleCount !== 0 && (
              <Button variant="link" onClick={list.loadAll}>
                {t.listFilters.loadAll}
              </Button>
            )}
          </FocusKeeper>
        )}
        {end === "more" && list.loadingAll && (
          <FocusKeeper>
            <progress
              value={loaded}
              max={Math.max(loaded, total)}
              aria-label={t.listFilters.loadAll}
            />
            <span>{t.listFilters.loadingAll(format.number(loaded), format.number(total))}</span>
            <Button variant="link" onClick={list.cancelLoadAll}>
              {t.listFilters.cancel}
            </Button>
          </FocusKeeper>
        )}
      </ScopeText>
    </div>
  );
}

function ScopeText({
  some,
  all,
  visibleCount,
  covers,
  children,
}: {
  some: string;
  all: string;
  visibleCount: number | null;
  /** What is covered, unless it is everything. */
  covers: string | null;
  children: ReactNode;
}) {
  const t = useMessages("common");
  const format = useFormat();
  return (
    <>
      <span className={styles.loaded}>{t.countings.loaded(some, all)}</span>
      {visibleCount !== null && (
        <span>{t.listFilters.matching(format.number(visibleCount), some, visibleCount)}</span>
      )}
      {covers !== null && <span>{covers}</span>}
      {children}
    </>
  );
}
