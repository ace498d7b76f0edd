import { useId, useMemo } from "react";
import { useKnownWarehouses } from "#components/countings-filter/use-known-warehouses.ts";
import { warehouseName } from "#components/countings-filter/warehouse-names.ts";
import { momentTitle } from "#components/since-choice/moment-title.ts";
import { morningBefore } from "#components/since-choice/morning-before.ts";
import { SinceChoice } from "#components/since-choice/since-choice.tsx";
import type { Counting } from "#contract/counting.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./controls.module.css";
import { offeredWarehouses } from "./rules/offered-warehouses.ts";
import { handoverSearch, shiftMoments } from "./search.ts";

/** The sheet's warehouse and the moment that it begins at, both in the address. Paper has them in its head. */
export function HandoverControls({
  warehouse,
  countings,
  from,
  until,
}: {
  /** The identifier of the address; "" for all warehouses. */
  warehouse: string;
  /** To offer their warehouses. */
  countings: readonly Counting[];
  /** Milliseconds since 1970. */
  from: number;
  until: number;
}) {
  const { sinceChoice } = useMessages("all");
  const format = useFormat();
  const update = useSearchUpdate(handoverSearch);
  const { scope } = useSettings().access;
  const { timeZone } = format;
  const moments = [...shiftMoments(until, timeZone), morningBefore(until, timeZone)];
  return (
    <div className={styles.controls}>
      {scope.kind !== "warehouse" && (
        <WarehouseChoice
          countings={countings}
          chosen={warehouse}
          from={from}
          onChoose={(identifier) => update({ warehouse: identifier, all: identifier === "" })}
        />
      )}
      <div className={styles.since}>
        <span aria-hidden="true">{sinceChoice.since}</span>
        <SinceChoice
          moments={moments
            .sort((one, other) => other - one)
            .map((at) => ({ at, title: momentTitle(at, until, format) }))}
          at={from}
          now={until}
          onChoose={(at, isMore) =>
            update({ from: new Date(at).toISOString() }, { replace: isMore })
          }
        />
      </div>
    </div>
  );
}

function WarehouseChoice({
  countings,
  chosen,
  from,
  onChoose,
}: {
  countings: readonly Counting[];
  chosen: string;
  /** Milliseconds since 1970. */
  from: number;
  onChoose: (identifier: string) => void;
}) {
  const t = useMessages("common").listFilters;
  const { locale } = useFormat();
  const { warehouseBy } = useSettings();
  const known = useKnownWarehouses();
  const id = useId();
  const options = useMemo(() => {
    const offered = offeredWarehouses(countings, from, locale).map(({ warehouse }) => ({
      identifier: String(warehouse[warehouseBy]),
      name: warehouse.name || warehouse.code,
    }));
    // One that is not offered may still be in the address.
    const isOffered = chosen === "" || offered.some(({ identifier }) => identifier === chosen);
    return isOffered
      ? offered
      : [{ identifier: chosen, name: warehouseName(chosen, warehouseBy, known) }, ...offered];
  }, [countings, known, locale, warehouseBy, chosen, from]);
  return (
    <div className={styles.warehouse}>
      <label htmlFor={id}>{t.warehouse}</label>
      <select id={id} value={chosen} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{t.allWarehouses}</option>
        {options.map(({ identifier, name }) => (
          <option key={identifier} value={identifier}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
