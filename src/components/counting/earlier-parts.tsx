import type { CountingModel } from "#hooks/use-counting.ts";
import { parts } from "./parts.ts";

/** Gives a count's lines what slices know of earlier counts. Shows nothing. */
export function EarlierParts({ counting }: { counting: CountingModel }) {
  return parts.map(({ name, Earlier }) => Earlier && <Earlier key={name} counting={counting} />);
}
