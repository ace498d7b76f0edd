/** Values that facets have for lines without an answer. */
const ours = ["", "none", "untyped"];

/** A name from data, as the facets call it: one that looks like a value of theirs is told from it. */
export function facetValue(name: string): string {
  return ours.includes(name) || name.startsWith("=") ? `=${name}` : name;
}

/** An incident's type, as the facet calls it. */
export function incidentValue(type: string | null): string {
  return type === null ? "untyped" : facetValue(type);
}
