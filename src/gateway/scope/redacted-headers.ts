import type { Access } from "#contract/access.ts";

type Headings = Readonly<Record<string, string>>;

/** The same object for the same headers: answers from memory are recognised by it. */
const made = new WeakMap<Headings, Map<string, Headings>>();

/** The headers of an answer that some things are left out of: they say which. */
export function redactedHeaders(shared: Headings, { hidden }: Access): Headings {
  if (hidden.length === 0) return shared;
  const said = hidden.toSorted().join(",");
  const known = made.get(shared) ?? new Map<string, Headings>();
  made.set(shared, known);
  const headings = known.get(said) ?? { ...shared, "X-Countboard-Redacted": said };
  known.set(said, headings);
  return headings;
}
