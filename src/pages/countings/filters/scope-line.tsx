import { type ReactNode, useRef } from "react";
import type { LoadedCountings } from "#hooks/countings/loaded-countings.ts";
import type { CountingsList } from "#hooks/countings/use-countings.ts";
import { Button } from "#ui/button.tsx";
import { KeepsFocus } from "#ui/keeps-focus.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./scope-line.module.css";

/** As wide as the digits that will stand there. */
const [threeDigits, fourDigits] = ["\u2007".repeat(3), "\u2007".repeat(5)];

/**
 * How much of the list is loaded and so covered by what works on the page alone; loads more of it. It takes
 * its room before anything is loaded and keeps it when there is no more to say.
 */
export function ScopeLine({
  loaded,
  list,
  visibleCount,
  isNarrowed,
}: {
  loaded: LoadedCountings | null;
  list: CountingsList;
  /** Rows that the page shows. With none, loading all is offered in their place. */
  visibleCount: number;
  /** There are filters over what is loaded. */
  isNarrowed: boolean;
}) {
  const t = useMessages("first");
  return (
    <div className={styles.scope}>
      <div className={styles.room} aria-hidden="true">
        <ScopeText
          some={threeDigits}
          all={fourDigits}
          visibleCount={isNarrowed ? 100 : null}
          covers
        >
          <span>{t.countings.loadMore}</span>
          <span>{t.listFilters.loadAll}</span>
        </ScopeText>
      </div>
      {loaded && loaded.loaded > 0 && (
        <Scope loaded={loaded} list={list} visibleCount={isNarrowed ? visibleCount : null} />
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
  const t = useMessages("first");
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box}>
      <ScopeText
        some={format.number(loaded)}
        all={format.number(total)}
        visibleCount={visibleCount}
        covers={end !== "whole"}
      >
        {end === "more" && !list.loadingAll && (
          <KeepsFocus box={box}>
            <Button look="link" onClick={list.loadMore} aria-disabled={!list.mayLoadMore}>
              {t.countings.loadMore}
            </Button>
            {visibleCount !== 0 && (
              <Button look="link" onClick={list.loadAll}>
                {t.listFilters.loadAll}
              </Button>
            )}
          </KeepsFocus>
        )}
        {end === "more" && list.loadingAll && (
          <KeepsFocus box={box}>
            <progress
              value={loaded}
              max={Math.max(loaded, total)}
              aria-label={t.listFilters.loadAll}
            />
            <span>{t.listFilters.loadingAll(format.number(loaded), format.number(total))}</span>
            <Button look="link" onClick={list.cancelLoadAll}>
              {t.listFilters.cancel}
            </Button>
          </KeepsFocus>
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
  covers: boolean;
  children: ReactNode;
}) {
  const t = useMessages("first");
  const format = useFormat();
  return (
    <>
      <span className={styles.loaded}>{t.countings.loaded(some, all)}</span>
      {visibleCount !== null && (
        <span>{t.listFilters.matching(format.number(visibleCount), some, visibleCount)}</span>
      )}
      {covers && <span>{t.listFilters.covers(some)}</span>}
      {children}
    </>
  );
}
