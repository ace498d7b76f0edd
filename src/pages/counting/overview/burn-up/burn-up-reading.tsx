import { hour } from "#domain/time/units.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import type { BurnUpPanelData } from "./burn-up-data.ts";
import styles from "./burn-up-panel.module.css";

/** The chart's figures at the crosshair, or of the last slot that is over. */
export function BurnUpReading({
  data: { rows, throughput, now, series, total },
  pointed,
}: {
  data: BurnUpPanelData;
  /** Start of the slot pointed at; `null` for none. */
  pointed: number | null;
}) {
  const t = useMessages("overview").overview.burnUp;
  const format = useFormat();
  const { slot } = throughput;
  // An unfinished slot would look slow.
  const over = rows.findLast(({ from }) => from + slot <= (now ?? Infinity)) ?? rows.at(-1);
  const row = rows.find(({ from }) => from === pointed) ?? over;
  if (!row || total === 0) return null;
  const { from, counted, pace, finished } = row;
  const texts = [
    t.readCounted(format.number(counted)),
    ...(pace === null ? [] : [t.readPace(format.number(Math.round(pace)))]),
    t.readRate(format.whole((finished * hour) / slot)),
  ];
  return (
    <p className={styles.reading}>
      <b>{format.moment(from + slot, now ?? series.until)}</b> {texts.join(" · ")}
    </p>
  );
}
