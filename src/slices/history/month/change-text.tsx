import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { historyMessages } from "#slices/history/messages.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { changeWords } from "./change-words.ts";
import type { WarehouseMonth } from "./figures.ts";
import styles from "./month-table.module.css";

const arrows = { worse: ArrowUp, better: ArrowDown, "as-usual": null, "too-few": null };

/** How a warehouse's month differs from what is usual, with an arrow where it does. */
export function ChangeText({ row }: { row: WarehouseMonth }) {
  const t = useMessages(historyMessages);
  const format = useFormat();
  const Arrow = arrows[row.verdict];
  return (
    <span className={styles.change} data-verdict={row.verdict}>
      {Arrow && <Arrow aria-hidden="true" />}
      {changeWords(row, t, format.rate)}
    </span>
  );
}
