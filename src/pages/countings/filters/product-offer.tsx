import PackageSearch from "lucide-react/icons/package-search";
import type { ListFilter } from "#api/countings/countings-page.ts";
import { isProductText, useOpenPalette } from "#layout/palette/palette-request.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";

/** The list's search, and the active countings whose lines it may be continued in. */
export interface OfferedSearch {
  readonly text: string;
  readonly filter: ListFilter;
  /** Number of active countings. */
  readonly active: number;
}

/** Whether there is something to search, and somewhere. */
export function offersProducts({ text, active }: OfferedSearch): boolean {
  return active > 0 && isProductText(text);
}

/** Offers to search the lines of the active countings for the text of the list's search. */
export function ProductOffer({
  offered: { text, filter, active },
  isPrimary = false,
}: {
  offered: OfferedSearch;
  isPrimary?: boolean;
}) {
  const t = useMessages("common").listFilters;
  const format = useFormat();
  const open = useOpenPalette();
  return (
    <Button
      variant={isPrimary ? "primary" : "plain"}
      aria-haspopup="dialog"
      onClick={() => open({ text: text.trim(), products: filter })}
    >
      <PackageSearch aria-hidden="true" />
      {t.searchProducts(format.number(active), active)}
    </Button>
  );
}
