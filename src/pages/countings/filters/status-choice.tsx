import { useId, useState } from "react";
import {
  type CountingStatus,
  exclusiveStatus,
  exclusiveStatuses,
  withExclusive,
} from "#domain/counting/status.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import type { StatusCounts } from "./filter-countings.ts";
import styles from "./status-choice.module.css";

/** Chooses one of the exclusive statuses, with the number of loaded countings that each would leave. */
export function StatusChoice({
  statuses,
  counts,
  layout,
  onChange,
}: {
  statuses: readonly CountingStatus[];
  /** `null` before anything is loaded. */
  counts: StatusCounts | null;
  /** In a row, or stacked in a sheet. */
  layout: "bar" | "list";
  onChange: (statuses: readonly CountingStatus[]) => void;
}) {
  const t = useMessages("common").listFilters;
  const format = useFormat();
  const name = useId();
  const chosen = exclusiveStatus(statuses);
  // The address is updated a moment later; until then the choice must not flip back.
  const [picked, setPicked] = useState({ picked: chosen, before: chosen });
  if (picked.before !== chosen) setPicked({ picked: chosen, before: chosen });
  return (
    <fieldset className={styles.choice} data-layout={layout}>
      <legend className={layout === "bar" ? "visually-hidden" : undefined}>{t.status}</legend>
      <div>
        {[null, ...exclusiveStatuses].map((status) => (
          <label key={status} data-status={status ?? "all"}>
            <input
              type="radio"
              name={name}
              checked={status === picked.picked}
              onChange={() => {
                setPicked({ picked: status, before: chosen });
                onChange(withExclusive(statuses, status));
              }}
            />
            {t.statuses[status ?? "all"]}{" "}
            <em>{counts && format.number(counts[status ?? "all"])}</em>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
