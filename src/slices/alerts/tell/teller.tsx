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
