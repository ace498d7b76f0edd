import { Inbox, SearchX } from "lucide-react";
import { useSearchParams } from "react-router";
import { FailureBlock } from "#pages/failure-block.tsx";
import { SearchField } from "#pages/search-field.tsx";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import { LinesGrid } from "./lines-grid.tsx";
import styles from "./lines-tab.module.css";
import { type CountingSearch, changeSearch } from "./search.ts";
import type { ShownCounting } from "./use-counting.ts";
import type { ShownOrder } from "./use-order.ts";

/** Every line of the counting, narrowed and sorted as the address says. */
export function LinesTab({
  shown,
  lines,
  view,
  onRetry,
}: {
  shown: ShownCounting;
  lines: ShownOrder;
  view: CountingSearch;
  onRetry: () => void;
}) {
  const [, setSearch] = useSearchParams();
  const words = useMessages().lines;
  const { order, failed } = lines;
  const { q, sort } = view;
  const change = (next: Partial<CountingSearch>) =>
    // The address itself, not what was last drawn: a search that follows its typing must not undo a sort.
    setSearch(changeSearch(new URLSearchParams(location.search), next), {
      replace: true,
      preventScrollReset: true,
    });
  const matching = order?.rows.length ?? null;
  return (
    <section className={styles.tab} aria-label={words.name}>
      <div className={styles.tools}>
        <SearchField
          label={words.search}
          hint={words.searchHint}
          value={q}
          onSearch={(text) => change({ q: text })}
        />
        <Count matching={matching} total={shown.aggregates?.totals.lines ?? null} />
      </div>
      {!order && failed && <FailureBlock {...failed} triesByItself={false} onRetry={onRetry} />}
      {matching === 0 && <NoLines searched={q !== ""} onClear={() => change({ q: "" })} />}
      {order && matching !== null && matching > 0 && (
        <LinesGrid
          id={shown.id}
          order={order}
          sort={sort}
          onSort={(next) => change({ sort: next })}
          today={shown.now ?? shown.loaded.freshness.now}
        />
      )}
    </section>
  );
}

function Count({ matching, total }: { matching: number | null; total: number | null }) {
  const words = useMessages().lines;
  const format = useFormat();
  const all = format.number(total);
  return (
    <p role="status">
      {matching === null || total === null || matching === total
        ? words.count(all, total ?? 0)
        : words.countOf(format.number(matching), all, total)}
    </p>
  );
}

function NoLines({ searched, onClear }: { searched: boolean; onClear: () => void }) {
  const words = useMessages().lines;
  const { title, text } = searched ? words.noMatch : words.none;
  return (
    <div className={styles.empty}>
      <StateBlock
        icon={searched ? SearchX : Inbox}
        title={title}
        actions={
          searched && (
            <Button look="primary" onClick={onClear}>
              {words.clear}
            </Button>
          )
        }
      >
        {text}
      </StateBlock>
    </div>
  );
}
