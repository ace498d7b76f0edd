import { useSyncExternalStore } from "react";
import { createStoredState, type StoredState } from "#storage/stored-state.ts";

/** Ticks of further countings are dropped, least recently changed first. */
const maxCountings = 20;

/** Ids of the ticked lines by counting, most recently changed first. */
export type Ticks = ReadonlyMap<string, ReadonlySet<number>>;

export function createTicks(): StoredState<Ticks> {
  return createStoredState<Ticks>({
    key: "recount-ticks",
    initial: new Map(),
    decode: (text) =>
      new Map(
        JSON.parse(text)
          .filter(isTicked)
          .slice(0, maxCountings)
          .map(({ counting, lines }: Ticked) => [counting, new Set(lines)]),
      ),
    encode: (ticks) =>
      JSON.stringify([...ticks].map(([counting, lines]) => ({ counting, lines: [...lines] }))),
  });
}

/** Ticks or unticks a line. */
export function withTick(
  ticks: Ticks,
  { counting, line, isTicked }: { counting: string; line: number; isTicked: boolean },
): Ticks {
  const lines = new Set(ticks.get(counting));
  if (isTicked) lines.add(line);
  else lines.delete(line);
  const others = [...withoutTicks(ticks, counting)];
  const own: readonly [string, ReadonlySet<number>][] = lines.size === 0 ? [] : [[counting, lines]];
  return new Map([...own, ...others].slice(0, maxCountings));
}

/** Removes all ticks of a counting. */
export function withoutTicks(ticks: Ticks, counting: string): Ticks {
  return new Map([...ticks].filter(([other]) => other !== counting));
}

interface Ticked {
  readonly counting: string;
  readonly lines: readonly number[];
}

function isTicked(value: unknown): value is Ticked {
  if (typeof value !== "object" || value === null) return false;
  const { counting, lines } = value as Partial<Record<keyof Ticked, unknown>>;
  return (
    typeof counting === "string" &&
    Array.isArray(lines) &&
    lines.every((line) => typeof line === "number")
  );
}

const ticks = createTicks();

const noLines: ReadonlySet<number> = new Set();

/** Ticks or unticks a line of a counting. */
export function tickLine(counting: string, line: number, isTicked: boolean): void {
  ticks.update((all) => withTick(all, { counting, line, isTicked }));
}

export function clearTicks(counting: string): void {
  ticks.update((all) => withoutTicks(all, counting));
}

/** The ticked lines of a counting in this browser, and whether ticks are stored beyond the page. */
export function useTicks(counting: string): {
  readonly ticked: ReadonlySet<number>;
  readonly areStored: boolean;
} {
  const all = useSyncExternalStore(ticks.subscribe, ticks.get);
  const areStored = useSyncExternalStore(ticks.subscribe, ticks.isStored);
  return { ticked: all.get(counting) ?? noLines, areStored };
}
