import type { CSSProperties } from "react";
import { burnUpSpace, throughputLayout } from "#charts/burn-up/burn-up-layout.ts";
import { hour } from "#domain/time/units.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import type { BurnUpPanelData } from "./burn-up-data.ts";
import type { SlotMark } from "./throughput-marks.ts";
import styles from "./throughput-slots.module.css";

/** From the lower edge of the plot of counted lines to the time axis, in pixels. */
const below = throughputLayout.height - throughputLayout.axis + burnUpSpace.bottom;

/** A line at the end of a slot, since its figures are of what was counted by then, with dots and figures beside it. */
export function Crosshair({
  data: { rows, throughput, now, series, total },
  from,
  mark,
}: {
  data: BurnUpPanelData;
  /** Start of the slot. */
  from: number;
  mark: SlotMark;
}) {
  const t = useMessages("overview").overview.burnUp;
  const format = useFormat();
  const row = rows.find((one) => one.from === from);
  if (!row) return null;
  const { slot } = throughput;
  const { counted, finished } = row;
  const pace = series.pace.length > 0 ? row.pace : null;
  const at = Math.min(1, mark.left + mark.width);
  const heightOf = (lines: number) => ({ "--height": lines / total }) as CSSProperties;
  const texts = [
    t.readCounted(format.number(counted)),
    ...(pace === null ? [] : [t.readPace(format.number(Math.round(pace)))]),
    t.readRate(format.whole((finished * hour) / slot)),
  ];
  return (
    <span
      className={styles.crosshair}
      data-side={at > 0.5 ? "left" : "right"}
      style={{ left: `${100 * at}%` }}
      aria-hidden="true"
    >
      <span className={styles.dots} style={{ bottom: below }}>
        {pace !== null && <i data-line="pace" style={heightOf(pace)} />}
        <i style={heightOf(counted)} />
      </span>
      <span className={styles.reading}>
        <b>{format.moment(from + slot, now ?? series.until)}</b>
        {texts.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </span>
    </span>
  );
}
