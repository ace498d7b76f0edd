import { useId, useMemo } from "react";
import { useKnownWarehouses } from "#components/countings-filter/use-known-warehouses.ts";
import { warehouseName } from "#components/countings-filter/warehouse-names.ts";
import { momentTitle } from "#components/since-choice/moment-title.ts";
import { SinceChoice } from "#components/since-choice/since-choice.tsx";
import type { Counting } from "#contract/counting.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { activeWarehouses } from "./active-warehouses.ts";
import styles from "./controls.module.css";
import { handoverSearch, shiftMoments } from "./search.ts";

/** The sheet's warehouse and the moment that it begins at, both in the address. Paper has them in its head. */
export function HandoverControls({
  warehouse,
  countings,
  from,
  until,
}: {
  /** The identifier of the address. */
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
  return (
    <div className={styles.controls}>
      {scope.kind !== "warehouse" && (
        <WarehouseChoice
          countings={countings}
          chosen={warehouse}
          onChoose={(identifier) => update({ warehouse: identifier })}
        />
      )}
      <div className={styles.since}>
        <span aria-hidden="true">{sinceChoice.since}</span>
        <SinceChoice
          moments={shiftMoments(until, format.timeZone).map((at) => ({
            at,
            title: momentTitle(at, until, format),
          }))}
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
  onChoose,
}: {
  countings: readonly Counting[];
  chosen: string;
  onChoose: (identifier: string) => void;
}) {
  const t = useMessages("common").listFilters;
  const { locale } = useFormat();
  const { warehouseBy } = useSettings();
  const known = useKnownWarehouses();
  const id = useId();
  const options = useMemo(() => {
    const active = activeWarehouses(countings, locale).map((one) => ({
      identifier: String(one[warehouseBy]),
      name: one.name || one.code,
    }));
    // One without an active counting may still be in the address.
    const isActive = active.some(({ identifier }) => identifier === chosen);
    return isActive
      ? active
      : [{ identifier: chosen, name: warehouseName(chosen, warehouseBy, known) }, ...active];
  }, [countings, known, locale, warehouseBy, chosen]);
  return (
    <div className={styles.warehouse}>
      <label htmlFor={id}>{t.warehouse}</label>
      <select id={id} value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {options.map(({ identifier, name }) => (
          <option key={identifier} value={identifier}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
