import { useEffect, useId, useRef, useState } from "react";
import {
  type CountingStatus,
  type ExclusiveStatus,
  exclusiveStatus,
  isOffered,
  type OfferedStatus,
  offeredStatuses,
  statusOf,
  withExclusive,
} from "#domain/counting/status.ts";
import { AttentionGlyph } from "#ui/attention-glyph.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { showInStrip } from "#ui/show-in-strip.ts";
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
  const strip = useRef<HTMLDivElement>(null);
  const hasCounts = counts !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts make the tabs wider
  useEffect(
    () => showInStrip(strip.current, strip.current?.querySelector(":checked")?.closest("label")),
    [chosen, hasCounts],
  );
  const choices = hasCount(chosen)
    ? [null, ...offeredStatuses]
    : [null, ...offeredStatuses, chosen];
  return (
    <fieldset className={styles.choice} data-layout={layout}>
      <legend className="visually-hidden">{t.status}</legend>
      <div ref={strip}>
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
            <AttentionGlyph
              attention={(status && statusOf(status).attention) ?? null}
              className={styles.glyph}
            />
            <span>{t.statuses[status ?? "all"]}</span>{" "}
            {hasCount(status) && <em>{counts && format.number(countOf(counts, status))}</em>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function hasCount(status: ExclusiveStatus | null): status is OfferedStatus | null {
  return status === null || isOffered(status);
}

function countOf(counts: StatusCounts, status: ExclusiveStatus | null): number | null {
  return hasCount(status) ? counts[status ?? "all"] : null;
}
