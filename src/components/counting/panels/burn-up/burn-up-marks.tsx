import { use } from "react";
import { parts } from "#components/counting/parts.ts";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import styles from "./throughput-slots.module.css";
import type { BurnUpPanelData } from "./use-burn-up.ts";
import { usePlotBox } from "./use-plot-box.ts";

/** The moments that slices mark over both plots. */
export function BurnUpMarks({ id, data }: { id: string; data: BurnUpPanelData }) {
  const box = usePlotBox(data);
  const { series, now } = data;
  const { from, until } = series;
  if (use(PaperContext)) return null;
  return (
    <div className={styles.marks} style={box}>
      {parts.map(({ name, Marks }) => Marks && <Marks key={name} {...{ id, from, until, now }} />)}
    </div>
  );
}
