import {
  useChosenCounting,
  useKnownCountings,
} from "#components/counting-choice/use-known-countings.ts";
import { useWarehouseName } from "#components/countings-filter/use-warehouse-name.ts";
import { maxShareName } from "#contract/access.ts";
import { momentOfDay } from "#format/written-moment.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import type { ShareForm } from "./share-form.ts";

/** A name for a link after what it shows; empty while that is not chosen or not known. */
export function useSuggestedName({ scope, counting, warehouse }: ShareForm): string {
  const t = useMessages("all").shares.form;
  const format = useFormat();
  const nameOf = useWarehouseName();
  const isCounting = scope === "counting" && counting !== "";
  const known = useKnownCountings(isCounting);
  const chosen = useChosenCounting(isCounting ? counting : "", known);
  const suggested = () => {
    if (scope === "all") return t.all;
    if (scope === "warehouse") return nameOf(warehouse) ?? "";
    if (chosen === undefined) return "";
    return `${chosen.warehouse.name}, ${momentOfDay(format)(Date.parse(chosen.startedAt))}`;
  };
  return suggested().slice(0, maxShareName);
}
