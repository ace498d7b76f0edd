import type { CountingModel } from "#hooks/use-counting.ts";
import { useFollowed } from "./followed.ts";
import { useTelling } from "./use-telling.ts";

/** Tells of the changes of countings on the page; renders nothing. */
export function Teller({
  countings,
  now,
}: {
  countings: Parameters<typeof useTelling>[0];
  now: number | null;
}) {
  useTelling(countings, now);
  return null;
}

/** Tells of the changes of the counting of a page, while anything is followed; renders nothing. */
export function CountingTeller({ counting }: { counting: CountingModel }) {
  const { id, loaded, facts, now, asOf } = counting;
  const hasFollowed = useFollowed().length > 0;
  // During a replay the time is another one.
  if (!hasFollowed || asOf !== undefined) return null;
  return <Teller countings={[{ id, warehouse: loaded.counting.warehouse, facts }]} now={now} />;
}
