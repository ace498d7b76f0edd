import type { ActiveCountings } from "#api/countings/active-countings.ts";
import { type ActiveReading, readActiveCountings } from "#api/countings/read-active.ts";
import type { Counting } from "#contract/counting.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import type { LineStore } from "#lines/line-store.ts";

/** A line whose product was searched for. Quantities are in units; `null` is "no answer". */
interface ProductLine {
  readonly id: number;
  readonly code: string;
  readonly description: string;
  readonly location: string;
  readonly expected: number | null;
  readonly counted: number | null;
  readonly difference: number | null;
}

/** The lines that one counting has of the products. */
interface SearchedCounting {
  readonly kind: "searched";
  readonly counting: Counting;
  /** The first of them, in the order of the counting. */
  readonly lines: readonly ProductLine[];
  /** Number of lines that match. */
  readonly matches: number;
  /** Lines that could not be read and were not searched. */
  readonly unreadable: number;
}

/** Progress of searching the lines of the active countings. */
export type ProductSearch = ActiveReading<SearchedCounting>;

/** Dependencies: the active countings, and their lines. */
export interface ProductSources {
  readonly find: (signal: AbortSignal) => Promise<ActiveCountings>;
  readonly open: (id: string) => LineStore;
}

/** Lines of one counting that are listed at most. */
const maxLines = 12;

/**
 * Searches the lines of the active countings for products, as `readActiveCountings`: one counting at a time, those with
 * the fewest lines first, so that memory holds one and most countings are searched soon.
 * @param text words of SKUs, descriptions or lots
 */
export function searchProducts(
  { find, open }: ProductSources,
  {
    text,
    signal,
    onChange,
  }: { text: string; signal: AbortSignal; onChange: (search: ProductSearch) => void },
): Promise<void> {
  return readActiveCountings(
    {
      find: () => find(signal),
      choose: ({ active }) =>
        active.toSorted((one, other) => one.totalProducts - other.totalProducts),
      open,
      read: (store) => searchCounting(store, text, signal),
    },
    { signal, onChange },
  );
}

async function searchCounting(
  store: LineStore,
  productText: string,
  signal: AbortSignal,
): Promise<SearchedCounting> {
  const loaded = await store.load(signal);
  const order = await store.order({
    filter: { productText },
    sorts: [],
    view: defaultViewSettings,
  });
  const rows = await store.rows(order, {
    from: 0,
    to: Math.min(maxLines, order.rows.length),
    fields: [
      "product.code",
      "product.description",
      "location.code",
      "expected",
      "countedStock",
      "difference",
    ],
  });
  return {
    kind: "searched",
    counting: loaded.counting,
    lines: rows.map((row) => ({
      id: row.id,
      code: row["product.code"] ?? "",
      description: row["product.description"] ?? "",
      location: row["location.code"] ?? "",
      expected: row.expected ?? null,
      counted: row.countedStock ?? null,
      difference: row.difference ?? null,
    })),
    matches: order.rows.length,
    unreadable: loaded.faults.length,
  };
}
