/**
 * When a finished counting really ended: its latest finish, in milliseconds since 1970. `null` while it is
 * active, and when no line was finished.
 * @param finishes instants of all finished lines, ascending
 */
export function actualEnd(active: boolean, finishes: Float64Array): number | null {
  return active ? null : (finishes.at(-1) ?? null);
}
