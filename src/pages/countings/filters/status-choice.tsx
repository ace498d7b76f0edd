import { useId, useState } from "react";
import {
  type CountingStatus,
  type ExclusiveStatus,
  exclusiveStatus,
  offeredStatuses,
  withExclusive,
} from "#domain/counting/status.ts";
import { AttentionGlyph } from "#ui/attention-glyph.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import type { StatusCounts } from "./filter-countings.ts";
import styles from "./status-choice.module.css";

/**
 * Chooses one of the offered statuses, with the number of loaded countings that each would leave. Another one that the
 * address names joins them while it is chosen.
 */
export function StatusChoice({
  statuses,
  counts,
  layout,
  onChange,
}: {
  statuses: readonly CountingStatus[];
  /** `null` before anything is loaded. */
  counts: StatusCounts | null;
  /** Beside other filters, or as a row of tabs that scrolls. */
  layout: "bar" | "tabs";
  onChange: (statuses: readonly CountingStatus[]) => void;
}) {
  const t = useMessages("common").listFilters;
  const format = useFormat();
  const name = useId();
  const chosen = exclusiveStatus(statuses);
  // The address is updated a moment later; until then the choice must not flip back.
  const [picked, setPicked] = useState({ picked: chosen, before: chosen });
  if (picked.before !== chosen) setPicked({ picked: chosen, before: chosen });
  const choices = isOffered(chosen)
    ? [null, ...offeredStatuses]
    : [null, ...offeredStatuses, chosen];
  return (
    <fieldset className={styles.choice} data-layout={layout}>
      <legend className="visually-hidden">{t.status}</legend>
      <div>
        {choices.map((status) => (
          <label
            key={status}
            data-status={status ?? "all"}
            data-none={(counts && countOf(counts, status)) === 0 || undefined}
          >
            <input
              type="radio"
              name={name}
              checked={status === picked.picked}
              onChange={() => {
                setPicked({ picked: status, before: chosen });
                onChange(withExclusive(statuses, status));
              }}
            />
            <AttentionGlyph attention={attentionOf(status)} className={styles.glyph} />
            <span>{t.statuses[status ?? "all"]}</span>{" "}
            {isOffered(status) && <em>{counts && format.number(countOf(counts, status))}</em>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type OfferedStatus = (typeof offeredStatuses)[number];

function isOffered(status: ExclusiveStatus | null): status is OfferedStatus | null {
  return status === null || offeredStatuses.some((one) => one === status);
}

function countOf(counts: StatusCounts, status: ExclusiveStatus | null): number | null {
  return isOffered(status) ? counts[status ?? "all"] : null;
}

function attentionOf(status: ExclusiveStatus | null): "warning" | "overdue" | null {
  if (status === "overdue") return "overdue";
  return status === "late" || status === "stalled" ? "warning" : null;
}
