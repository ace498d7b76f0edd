import PackageSearch from "lucide-react/icons/package-search";
import type { ListFilter } from "#api/countings/countings-page.ts";
import { isProductText, useOpenPalette } from "#layout/palette/palette-request.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";

/** A search of the lines of the active countings for the text of the list's search. */
export interface ProductSearch {
  /** What was typed, without spaces around it. */
  readonly text: string;
  /** Number of active countings. */
  readonly active: number;
  readonly start: () => void;
}

/** The search that continues the list's; `null` without anything to search, or countings to search in. */
export function useProductSearch({
  text,
  filter,
  active,
}: {
  text: string;
  filter: ListFilter;
  active: number;
}): ProductSearch | null {
  const open = useOpenPalette();
  if (active === 0 || !isProductText(text)) return null;
  const product = text.trim();
  return { text: product, active, start: () => open({ text: product, products: filter }) };
}

/** Offers to search the lines of the active countings. */
export function ProductOffer({
  search: { active, start },
  isPrimary = false,
}: {
  search: ProductSearch;
  isPrimary?: boolean;
}) {
  const t = useMessages("common").listFilters;
  const format = useFormat();
  return (
    <Button variant={isPrimary ? "primary" : "plain"} aria-haspopup="dialog" onClick={start}>
      <PackageSearch aria-hidden="true" />
      {t.searchProducts(format.number(active), active)}
    </Button>
  );
}
