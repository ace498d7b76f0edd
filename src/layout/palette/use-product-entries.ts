import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { isInScope } from "#components/access/in-scope.ts";
import { startText } from "#components/counting-choice/counting-text.ts";
import { useKnownCountings } from "#components/counting-choice/use-known-countings.ts";
import type { Counting } from "#contract/counting.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { paths } from "#routes.ts";
import { number, text as textParam } from "#search-params/codecs.ts";
import { defineSearch } from "#search-params/define-search.ts";
import { sharedOf } from "#search-params/shared-search.ts";
import { gatewayNow } from "#transport/gateway-clock.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import type { PaletteEntry } from "./palette-entry.ts";
import { isProductText } from "./palette-request.ts";
import type { RunningSearch } from "./use-product-search.ts";

/** The lines tab with a search or an open line, as a counting's page reads it. */
const linesSearch = defineSearch({
  tab: textParam(),
  q: textParam(),
  line: number(null),
});

/** The choice to search the lines of the active countings for a text; none while none is known, or out of scope. */
export function useProductChoice(typed: string): readonly PaletteEntry[] {
  const { listFilters: t } = useMessages("common");
  const format = useFormat();
  const { access } = useSettings();
  const known = useKnownCountings(isInScope(access, paths.countings()));
  const active = known.filter((counting) => counting.active).length;
  const text = typed.trim();
  if (active === 0 || !isProductText(text)) return [];
  return [
    {
      key: "products",
      kind: "products",
      name: t.searchProducts(format.number(active), active),
      detail: "",
      also: [],
      does: { searchProducts: text },
    },
  ];
}

/** The lines that a search over the active countings has found, counting by counting, in the order of finding. */
export function useFoundProducts(running: RunningSearch | null): readonly PaletteEntry[] {
  const { palette: t } = useMessages("all");
  const format = useFormat();
  const [search] = useSearchParams();
  const [now] = useState(gatewayNow);
  const { search: found, text } = running ?? {};
  return useMemo(() => {
    const addressOf = (counting: Counting, change: { line: number } | { q: string }) => {
      const query = linesSearch.update(sharedOf(search), { tab: "lines", ...change });
      return `${paths.counting(counting.id)}?${query}`;
    };
    return (found?.results ?? []).flatMap((result): readonly PaletteEntry[] => {
      if (result.kind === "failed") return [];
      const { counting, lines, matches } = result;
      const name = counting.warehouse.name || counting.warehouse.code;
      const where = `${name}, ${startText(counting, format, now)}`;
      const entries = lines.map(
        (line): PaletteEntry => ({
          key: `line ${counting.id} ${line.id}`,
          kind: "product",
          name: line.code,
          detail: line.description,
          also: [where],
          found: line,
          does: { open: addressOf(counting, { line: line.id }) },
        }),
      );
      if (matches <= lines.length) return entries;
      const all: PaletteEntry = {
        key: `products ${counting.id}`,
        kind: "products",
        name: t.products.all(format.number(matches), where),
        detail: "",
        also: [],
        does: { open: addressOf(counting, { q: text ?? "" }) },
      };
      return [...entries, all];
    });
  }, [found, text, search, format, now, t]);
}
