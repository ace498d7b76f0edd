import type { Format } from "#format/format.ts";
import type { CountingMessages } from "#messages/languages.ts";
import { useCountingMessages, useFormat } from "#ui/locale.tsx";
import styles from "./overview.module.css";

export interface Scope {
  /** All lines; `null` while they are on their way. */
  readonly total: number | null;
  /** How many match; `null` while all of them are shown. */
  readonly matching: number | null;
  /** Whether the lines that match the filters in force could not be had. */
  readonly isRefused: boolean;
  /** How to narrow them, where that is not by a chart. */
  readonly hint?: string;
}

/** Says of which lines the charts and figures are, or how to narrow them. */
export function OverviewScope(scope: Scope) {
  const t = useCountingMessages().overview;
  const format = useFormat();
  const isHint = scope.matching === null && !scope.isRefused;
  return (
    <p className={styles.covers} data-hint={isHint || undefined} role="status">
      {scopeText(scope, t, format)}
    </p>
  );
}

/** What was not to be had is never passed over: the filters stand above as if the figures were narrowed to them. */
export function scopeText(
  { total, matching, isRefused, hint }: Scope,
  t: CountingMessages["overview"],
  format: Pick<Format, "number">,
): string {
  if (isRefused) return t.notNarrowed;
  if (matching === null) return hint ?? t.toggleHint;
  return t.scope(format.number(matching), format.number(total), total ?? 0);
}
