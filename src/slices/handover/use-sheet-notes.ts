import { minute } from "#domain/time/units.ts";
import { useAge } from "#ui/hooks/use-now.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import type { HandoverReading, HandoverResult } from "./data/read-handover.ts";
import { handoverMessages } from "./messages.ts";
import { countName } from "./texts/count-name.ts";

/** Figures older than this say so, in milliseconds. */
const oldAfter = 5 * minute;

/** What the sheet leaves out, what two countings list, and that its figures are old. */
export function useSheetNotes({
  phase,
  found,
  chosen: { countings, checked, unchecked },
  results,
}: HandoverReading): readonly string[] {
  const t = useMessages(handoverMessages);
  const format = useFormat();
  const { number, duration } = format;
  const freshness = found?.pages[0]?.freshness ?? null;
  const age = useAge(freshness);
  const all = countings.length;
  const failed = results.filter(({ kind }) => kind === "failed");
  const unreadable = results.reduce(
    (sum, result) => sum + (result.kind === "read" ? result.unreadable : 0),
    0,
  );
  const shared = results.reduce(
    (sum, result) => sum + (result.kind === "read" ? (result.places?.newlyShared ?? 0) : 0),
    0,
  );
  const hasMany = new Set(countings.map(({ warehouse }) => warehouse.id)).size > 1;
  const nameOf = ({ counting }: HandoverResult) => {
    const { startedAt, totalProducts, warehouse } = counting;
    const count = { startedAt: Date.parse(startedAt), total: totalProducts };
    const name = countName(count, freshness?.now ?? 0, format, t);
    return hasMany ? t.countIn(warehouse.name, name) : name;
  };
  return [
    phase === "stopped" && t.stopped(number(results.length), number(all), all),
    found !== null && (found.failure !== null || found.end === "limit") && t.incomplete,
    unchecked > 0 && t.unchecked(number(checked), number(checked + unchecked)),
    failed.length > 0 && freshness !== null && t.failed(failed.map(nameOf).join(", ")),
    shared > 0 && t.sharedPlaces(number(shared), shared),
    unreadable > 0 && t.unreadable(number(unreadable), unreadable),
    age !== null && age > oldAfter && t.old(duration(age)),
  ].filter((note) => note !== false);
}
