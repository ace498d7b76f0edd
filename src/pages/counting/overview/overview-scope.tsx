import styles from "#components/counting/panels/overview.module.css";
import type { Format } from "#format/format.ts";
import type { OverviewMessages } from "#messages/languages.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";

export interface Scope {
  /** Number of all lines; `null` while unknown. */
  readonly total: number | null;
  /** Number of lines that match; `null` without a filter. */
  readonly matching: number | null;
  /** Whether the figures of the matching lines failed to load. */
  readonly isRefused: boolean;
  /** Whether lines are arriving, so that the figures cover only some. */
  readonly isArriving?: boolean;
}

/** Which lines the charts and figures cover; empty without a filter. */
export function OverviewScope(scope: Scope) {
  const t = useMessages("overview").overview;
  const format = useFormat();
  return (
    <p className={styles.covers} role="status">
      {scopeText(scope, t, format)}
    </p>
  );
}

/** A failure is always mentioned: the chips above suggest that the figures are filtered. */
export function scopeText(
  { total, matching, isRefused, isArriving = false }: Scope,
  t: OverviewMessages["overview"],
  format: Pick<Format, "number">,
): string {
  if (isRefused) return t.filterFailed;
  if (isArriving) return t.arriving;
  if (matching === null) return "";
  return t.scope(format.number(matching), format.number(total), total ?? 0);
}
