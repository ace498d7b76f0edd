import type { ReactNode } from "react";
import type { LoadedCountings } from "#hooks/countings/loaded-countings.ts";
import type { CountingsList } from "#hooks/countings/use-countings.ts";
import { Button } from "#ui/button.tsx";
import { FocusKeeper } from "#ui/focus-keeper.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./scope-line.module.css";

/** Figure spaces, as wide as the digits that replace them. */
const loadedSpace = "\u2007".repeat(3);
const totalSpace = "\u2007".repeat(3);

interface ScopeProps {
  readonly loaded: LoadedCountings;
  readonly list: CountingsList;
  /** Rows after all filters. With none, the offer to load all moves to the empty state. */
  readonly visibleCount: number;
}

/** How much of the list is loaded; loads more. It takes its room from the start. */
export function ScopeLine({
  loaded,
  ...props
}: Omit<ScopeProps, "loaded"> & { loaded: LoadedCountings | null }) {
  const t = useMessages("common");
  return (
    <div className={styles.scope}>
      <div className={styles.room} aria-hidden="true">
        <ScopeText some={loadedSpace} all={totalSpace}>
          <span>{t.listFilters.cancel}</span>
        </ScopeText>
      </div>
      {loaded && loaded.loaded > 0 && <Scope {...props} loaded={loaded} />}
    </div>
  );
}

function Scope({ loaded: { loaded, total, end }, list, visibleCount }: ScopeProps) {
  const t = useMessages("common");
  const format = useFormat();
  return (
    <div data-focus-box="">
      <ScopeText some={format.number(loaded)} all={format.number(total)}>
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
              className={styles.track}
              value={loaded}
              max={Math.max(loaded, total)}
              aria-label={t.listFilters.loadAll}
            />
            <Button variant="link" onClick={list.cancelLoadAll}>
              {t.listFilters.cancel}
            </Button>
          </FocusKeeper>
        )}
      </ScopeText>
    </div>
  );
}

function ScopeText({ some, all, children }: { some: string; all: string; children: ReactNode }) {
  const t = useMessages("common");
  return (
    <>
      <span className={styles.loaded}>{t.countings.loaded(some, all)}</span>
      {children}
    </>
  );
}
