import type { Access } from "#contract/access.ts";

type Headings = Readonly<Record<string, string>>;

/** Reuses the object for equal headers, because cached responses are matched by identity. */
const made = new WeakMap<Headings, Map<string, Headings>>();

/** The headers of a redacted answer, which name what is hidden. */
export function redactedHeaders(shared: Headings, { hidden }: Access): Headings {
  if (hidden.length === 0) return shared;
  const said = hidden.toSorted().join(",");
  const known = made.get(shared) ?? new Map<string, Headings>();
  made.set(shared, known);
  const headings = known.get(said) ?? { ...shared, "X-Countboard-Redacted": said };
  known.set(said, headings);
  return headings;
}
