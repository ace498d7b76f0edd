/** Facet value of lines without an answer. */
export const noValue = "none";

const untyped = "untyped";

/** A name from data as a facet value; escapes names that equal a reserved value, including the empty text. */
export function facetValue(name: string): string {
  return ["", noValue, untyped].includes(name) || name.startsWith("=") ? `=${name}` : name;
}

/** An incident type as a facet value. */
export function incidentValue(type: string | null): string {
  return type === null ? untyped : facetValue(type);
}
