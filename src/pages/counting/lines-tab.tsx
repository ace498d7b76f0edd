import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Inbox, Search, SearchX } from "lucide-react";
import { useId, useMemo } from "react";
import { useSearchParams } from "react-router";
import { orderQuery } from "#api/counting-queries.ts";
import type { LineFilter, LineSort } from "#lines/line-query.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import { LinesGrid } from "./lines-grid.tsx";
import styles from "./lines-tab.module.css";
import { changeSearch, parseSearch } from "./search.ts";
import type { ShownCounting } from "./use-counting.ts";

/** Every line of the counting, narrowed and sorted as the address says. */
export function LinesTab({ shown }: { shown: ShownCounting }) {
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const { q, sort } = useMemo(() => parseSearch(search), [search]);
  const filter = useMemo<LineFilter>(() => (q.trim() === "" ? {} : { text: q }), [q]);
  const { version } = shown.loaded;
  const { data: order } = useQuery(orderQuery(client, shown.id, version, filter, sort));
  const change = (next: { q?: string; sort?: readonly LineSort[] }) =>
    setSearch((now) => changeSearch(now, next), { replace: true, preventScrollReset: true });
  const matching = order?.rows.length ?? null;
  return (
    <section className={styles.tab}>
      <Tools
        q={q}
        matching={matching}
        total={shown.aggregates?.totals.lines ?? null}
        onSearch={(text) => change({ q: text })}
      />
      {matching === 0 && <NoLines searched={q !== ""} onClear={() => change({ q: "" })} />}
      {order && matching !== null && matching > 0 && (
        <LinesGrid
          id={shown.id}
          order={order}
          view={`${q}\n${search.get("sort") ?? ""}`}
          sort={sort}
          onSort={(next) => change({ sort: next })}
          today={shown.now ?? shown.loaded.freshness.now}
        />
      )}
    </section>
  );
}

function Tools({
  q,
  matching,
  total,
  onSearch,
}: {
  q: string;
  matching: number | null;
  total: number | null;
  onSearch: (text: string) => void;
}) {
  const words = useMessages().lines;
  const format = useFormat();
  const id = useId();
  return (
    <div className={styles.tools}>
      <div className={styles.field}>
        <Search aria-hidden="true" />
        <label className="visually-hidden" htmlFor={id}>
          {words.search}
        </label>
        <input
          id={id}
          type="search"
          value={q}
          placeholder={words.searchHint}
          onChange={({ target }) => onSearch(target.value)}
        />
      </div>
      <p role="status">
        {matching === null || total === null || matching === total
          ? words.count(format.number(total))
          : words.countOf(format.number(matching), format.number(total))}
      </p>
    </div>
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
