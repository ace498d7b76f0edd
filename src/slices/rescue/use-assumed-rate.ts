import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { usualRateQuery } from "#api/counting/usual-rate.ts";
import { writtenQuery } from "#api/written-query.ts";
import { isInScope } from "#components/access/in-scope.ts";
import { parts } from "#components/counting/parts.ts";
import type { AssumedRate } from "#domain/rescue/plan.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useSettings } from "#hooks/use-settings.ts";
import type { LoadProgress } from "#lines/line-store.ts";
import { paths } from "#routes.ts";
import { useSearch } from "#search-params/use-search.ts";
import type { EarlierRate, readEarlierRate } from "./read-earlier-rate.ts";
import { rescueSearch } from "./rescue-search.ts";

/** The rate that a plan assumes, where a counting has none of its own. */
export interface AssumedRateState {
  /** `null` while none is known. */
  readonly assumed: AssumedRate | null;
  /**
   * Where it comes from: typed, the usual of the warehouse's last countings, the last one of the warehouse, or the last one
   * elsewhere; `null` without one.
   */
  readonly source: "typed" | "usual" | "same-warehouse" | "elsewhere" | null;
  /** Number of countings that the usual rate is of; 0 without one. */
  readonly counts: number;
  /** Whether an earlier counting is searched or read. */
  readonly isReading: boolean;
  /** Of reading it; `null` before that. */
  readonly progress: LoadProgress | null;
  /** @param each lines per person and hour; `null` for that of an earlier counting */
  readonly choose: (each: number | null) => void;
}

/** Whether a slice learns what the counts before say. */
const isUsualAsked = parts.some(({ Earlier }) => Earlier);

/**
 * The usual rate of the warehouse, where it is known; else the rate of its last finished counting, else of the last one of
 * any warehouse, whose lines are read once.
 * @param read reads it; `null` while no rate is wanted, or where only one that is known already is
 */
export function useAssumedRate(
  { id, loaded, now }: CountingModel,
  read: typeof readEarlierRate | null,
): AssumedRateState {
  const client = useQueryClient();
  const { access, activeWithinDays, warehouseBy } = useSettings();
  const [{ rate: typed }, update] = useSearch(rescueSearch);
  // A link to some countings shows no other.
  const isAllowed = isInScope(access, paths.countings());
  const written = writtenQuery<LoadProgress>(["earlier-rate-progress", id]);
  const show = (progress: LoadProgress | null) => client.setQueryData(written.queryKey, progress);
  const planned = {
    id,
    warehouse: String(loaded.counting.warehouse[warehouseBy]),
    now: now ?? loaded.freshness.now,
    days: activeWithinDays,
  };
  const { data: known } = useQuery(usualRateQuery(id));
  const usual = known === "none" ? null : known;
  // The lines of another counting are read only where nothing else tells a rate.
  const isWaiting = isUsualAsked && known === null;
  const isWanted = read !== null && isAllowed;
  const query = useQuery<EarlierRate | null>({
    queryKey: ["earlier-rate", id],
    queryFn:
      isWanted && !isWaiting && usual === null
        ? ({ signal }) => read(client, planned, signal, show).finally(() => show(null))
        : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const { data: progress } = useQuery(written);
  const earlier = usual ?? query.data ?? null;
  const preset = earlier && { each: roundRate(earlier.each), people: earlier.people };
  const entered = typed === null ? null : { each: typed, people: earlier?.people ?? null };
  return {
    assumed: entered ?? preset,
    source: entered ? "typed" : usual ? "usual" : query.data ? placeOf(query.data) : null,
    counts: usual?.counts ?? 0,
    isReading: query.isFetching || (isWanted && isWaiting),
    progress,
    choose: (each) => update({ rate: each, people: null }, { replace: true }),
  };
}

function placeOf({ isSameWarehouse }: EarlierRate) {
  return isSameWarehouse ? "same-warehouse" : "elsewhere";
}

/** As it is shown and planned with: whole lines, or tenths below ten. */
function roundRate(each: number): number {
  return each < 10 ? Math.max(0.1, Math.round(each * 10) / 10) : Math.round(each);
}
