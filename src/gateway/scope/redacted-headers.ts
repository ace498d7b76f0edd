import type { Access } from "#contract/access.ts";

type HeaderRecord = Readonly<Record<string, string>>;

/** Reuses the object for equal headers, because cached responses are matched by identity. */
const cache = new WeakMap<HeaderRecord, Map<string, HeaderRecord>>();

/** The headers of a redacted answer, which name what is hidden. */
export function redactedHeaders(shared: HeaderRecord, { hidden }: Access): HeaderRecord {
  if (hidden.length === 0) return shared;
  const value = hidden.toSorted().join(",");
  const known = cache.get(shared) ?? new Map<string, HeaderRecord>();
  cache.set(shared, known);
  const headings = known.get(value) ?? { ...shared, "X-Countboard-Redacted": value };
  known.set(value, headings);
  return headings;
}
