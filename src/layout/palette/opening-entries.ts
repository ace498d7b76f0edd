import type { EntryKind, PaletteEntry } from "./palette-entry.ts";
import { countingKey } from "./recent-entries.ts";

/** Countings of each reason that come first. */
const maxFirst = 5;

/** The kinds that follow the first countings, in this order; the others come last. */
const kindOrder: readonly EntryKind[] = ["page", "view", "action"];

/**
 * The entries of a palette without a text: the countings of the briefing, the last five that were opened, then pages,
 * saved views and actions, recently chosen ones first, then everything else as given.
 * @param briefed ids of countings, most urgent first
 * @param recent keys, the latest first
 */
export function openingEntries(
  entries: readonly PaletteEntry[],
  { briefed, recent }: { briefed: readonly string[]; recent: readonly string[] },
): readonly PaletteEntry[] {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const countingOf = (key: string) => {
    const entry = byKey.get(key);
    return entry?.kind === "counting" ? [entry] : [];
  };
  const urgent = briefed
    .flatMap((id) => countingOf(countingKey(id)))
    .slice(0, maxFirst)
    .map((entry): PaletteEntry => ({ ...entry, reason: "attention" }));
  const isUrgent = new Set(urgent.map(({ key }) => key));
  const opened = recent
    .filter((key) => !isUrgent.has(key))
    .flatMap(countingOf)
    .slice(0, maxFirst)
    .map((entry): PaletteEntry => ({ ...entry, reason: "opened" }));
  const first = new Set([...urgent, ...opened].map(({ key }) => key));
  const age = new Map(recent.map((key, index) => [key, index]));
  const rankOf = ({ kind }: PaletteEntry) => {
    const rank = kindOrder.indexOf(kind);
    return rank === -1 ? kindOrder.length : rank;
  };
  const ageOf = ({ key }: PaletteEntry) => age.get(key) ?? recent.length;
  const rest = entries
    .filter(({ key }) => !first.has(key))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || ageOf(one) - ageOf(other));
  return [...urgent, ...opened, ...rest];
}
