import { Inbox, SearchX } from "lucide-react";
import { useRef } from "react";
import type { Filter } from "#components/countings-filter/filter-chips.tsx";
import type { LoadedCountings } from "#hooks/countings/loaded-countings.ts";
import type { CountingsList } from "#hooks/countings/use-countings.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import styles from "#pages/countings/page.module.css";
import { Button } from "#ui/button.tsx";
import { KeepsFocus } from "#ui/keeps-focus.tsx";
import { useFirstMessages, useFormat } from "#ui/locale.tsx";
import { StateBlock } from "#ui/state-block.tsx";

/** The organization has no countings at all. */
export function None() {
  const words = useFirstMessages().countings.none;
  return (
    <div className={styles.block}>
      <StateBlock icon={Inbox} title={words.title}>
        {words.text}
      </StateBlock>
    </div>
  );
}

/** Nothing is as the filters ask for: among what they looked at, which may not be all there is. */
export function NoneMatch({
  filters,
  isReversed,
  loaded,
  list,
  onClear,
}: {
  filters: readonly Filter[];
  /** The time that they are asked for ends before it begins. */
  isReversed: boolean;
  loaded: LoadedCountings;
  list: CountingsList;
  onClear: () => void;
}) {
  const words = useFirstMessages().listFilters;
  const format = useFormat();
  const block = useRef<HTMLDivElement>(null);
  return (
    <div ref={block} className={styles.block}>
      <StateBlock
        icon={SearchX}
        title={words.noMatch.title}
        actions={
          <>
            <Button look="primary" onClick={onClear}>
              {words.clear}
            </Button>
            {loaded.end === "more" && !list.loadingAll && (
              <KeepsFocus box={block}>
                <Button onClick={list.loadAll}>
                  {words.loadAllOf(format.number(loaded.total))}
                </Button>
              </KeepsFocus>
            )}
          </>
        }
      >
        {isReversed ? words.reversed : reason(words.noMatch, filters, loaded, format.number)}
      </StateBlock>
    </div>
  );
}

function reason(
  words: Messages["listFilters"]["noMatch"],
  filters: readonly Filter[],
  { loaded, total, end }: LoadedCountings,
  number: (value: number) => string,
): string {
  if (loaded === 0) return words.asked;
  const local = filters.filter(({ scope }) => scope === "loaded").length;
  if (end === "more") {
    return words.partly(local, filters.length, number(loaded), number(Math.max(0, total - loaded)));
  }
  if (end === "whole") return words.searched(number(loaded), loaded);
  return words.unreachable(number(loaded), number(total));
}
