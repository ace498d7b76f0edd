import Inbox from "lucide-react/icons/inbox";
import PackageSearch from "lucide-react/icons/package-search";
import SearchX from "lucide-react/icons/search-x";
import type { Filter } from "#components/countings-filter/filter-chips.tsx";
import type { LoadedCountings } from "#hooks/countings/loaded-countings.ts";
import type { CountingsList } from "#hooks/countings/use-countings.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import styles from "#pages/countings/page.module.css";
import { Button } from "#ui/button.tsx";
import { FocusKeeper } from "#ui/focus-keeper.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import { ProductOffer, type ProductSearch } from "./product-offer.tsx";

export function EmptyList() {
  const t = useMessages("common").countings.none;
  return (
    <div className={styles.block}>
      <StateBlock icon={Inbox} title={t.title}>
        {t.text}
      </StateBlock>
    </div>
  );
}

/** No loaded counting matches the filters; more may exist, or are still searched. */
export function NoneMatch({
  filters,
  isReversed,
  loaded,
  list,
  productSearch,
  onClear,
}: {
  filters: readonly Filter[];
  /** Whether the filter's period ends before it begins. */
  isReversed: boolean;
  loaded: LoadedCountings;
  list: CountingsList;
  productSearch: ProductSearch | null;
  onClear: () => void;
}) {
  const t = useMessages("common").listFilters;
  const format = useFormat();
  // The other filters may be why, and so may counts that are not loaded.
  const product = filters.length === 1 && loaded.end === "whole" ? productSearch : null;
  return (
    <div data-focus-box="" className={styles.block}>
      <StateBlock
        icon={product ? PackageSearch : SearchX}
        title={
          product
            ? t.noMatch.product.title(product.text)
            : list.loadingAll
              ? t.searching.title
              : t.noMatch.title
        }
        actions={
          <>
            {productSearch && <ProductOffer search={productSearch} isPrimary />}
            <Button variant={productSearch ? "plain" : "primary"} onClick={onClear}>
              {t.clear}
            </Button>
            {loaded.end === "more" && !list.loadingAll && (
              <FocusKeeper>
                <Button onClick={list.loadAll}>{t.loadAllOf(format.number(loaded.total))}</Button>
              </FocusKeeper>
            )}
          </>
        }
      >
        {product
          ? t.noMatch.product.text
          : isReversed
            ? t.reversed
            : list.loadingAll
              ? t.searching.text(format.number(loaded.loaded), format.number(loaded.total))
              : reason(t.noMatch, { filters, loaded, number: format.number })}
      </StateBlock>
    </div>
  );
}

function reason(
  t: Messages["listFilters"]["noMatch"],
  {
    filters,
    loaded: { loaded, total, end },
    number,
  }: { filters: readonly Filter[]; loaded: LoadedCountings; number: (value: number) => string },
): string {
  if (loaded === 0) return t.asked;
  const local = filters.filter(({ scope }) => scope === "loaded").length;
  if (end === "more") {
    return t.partly(local, filters.length, number(loaded), number(Math.max(0, total - loaded)));
  }
  if (end === "whole") return t.searched(number(loaded), loaded);
  return t.unreachable(number(loaded), number(total));
}
