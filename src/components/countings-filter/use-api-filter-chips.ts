import { useSettings } from "#hooks/use-settings.ts";
import type { ApiFilter } from "#search-params/list-filter.ts";
import { isDate } from "#search-params/moment.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import type { Filter } from "./filter-chips.tsx";
import { momentText } from "./moment-text.ts";
import { useKnownWarehouses } from "./use-known-warehouses.ts";
import { warehouseName } from "./warehouse-names.ts";

/** The API's filters as removable chips. */
export function useApiFilterChips(
  { warehouse, from, to }: ApiFilter,
  change: (change: Partial<ApiFilter>) => void,
): readonly Filter[] {
  const t = useMessages("common").listFilters;
  const format = useFormat();
  const { warehouseBy } = useSettings();
  const seen = useKnownWarehouses();
  const filter = (key: keyof ApiFilter, name: string, value: string): Filter => ({
    key,
    name,
    value,
    scope: "asked",
    remove: () => change({ [key]: "" }),
  });
  const lastText = () => {
    const last = momentText(to, format);
    return isDate(to) ? t.endOf(last) : last;
  };
  return [
    ...(warehouse === ""
      ? []
      : [filter("warehouse", t.warehouse, warehouseName(warehouse, warehouseBy, seen))]),
    ...(from === "" ? [] : [filter("from", t.startedAfter, momentText(from, format))]),
    ...(to === "" ? [] : [filter("to", t.startedBefore, lastText())]),
  ];
}
