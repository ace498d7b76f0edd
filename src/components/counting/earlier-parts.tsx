import type { CountingModel } from "#hooks/use-counting.ts";
import { parts } from "./parts.ts";

/** What slices learn of the counts before, for a counting's lines. Shows nothing. */
export function EarlierParts({ counting }: { counting: CountingModel }) {
  return parts.map(({ name, Earlier }) => Earlier && <Earlier key={name} counting={counting} />);
}
