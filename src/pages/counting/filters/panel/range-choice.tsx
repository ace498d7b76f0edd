import { useId } from "react";
import { isTimeRange, type RangeName } from "#lines/facets/line-ranges.ts";
import type { Range } from "#lines/line-query.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { EndField } from "./end-field.tsx";
import styles from "./filters-panel.module.css";
import { readEnd, writeEnd } from "./range-ends.ts";

const ends = ["from", "to"] as const;

/** A range of a figure; both ends are inclusive and may be open. */
export function RangeChoice({
  name,
  range,
  onEnd,
}: {
  name: RangeName;
  range: Range;
  /** @param isMore whether it continues the previous change, and replaces its history entry */
  onEnd: (end: keyof Range, value: number | null, isMore: boolean) => void;
}) {
  const t = useMessages("all").lineFilters;
  const format = useFormat();
  const faultId = useId();
  const { from, to } = range;
  const isReversed = from !== null && to !== null && from > to;
  const { times, ...units } = t.units;
  const unit = isTimeRange(name) ? times(format.timeZone) : units[name];
  return (
    <fieldset className={styles.range} aria-describedby={isReversed ? faultId : undefined}>
      <legend>
        {t.ranges[name]} <small>{unit}</small>
      </legend>
      <div>
        {ends.map((end) => (
          <EndField
            key={end}
            label={t[end]}
            isTime={isTimeRange(name)}
            value={range[end]}
            text={writeEnd(name, { value: range[end], end, format })}
            read={(text) => readEnd(name, { text, end, format, t })}
            onRead={(value, isMore) => onEnd(end, value, isMore)}
          />
        ))}
      </div>
      {isReversed && (
        <p id={faultId} className={styles.fault}>
          {t.faults.reversed}
        </p>
      )}
    </fieldset>
  );
}
