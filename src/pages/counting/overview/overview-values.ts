/** Reserved facet values for lines without an answer. */
const reservedValues = ["", "none", "untyped"];

/** A name from data as a facet value; escapes names that equal a reserved value. */
export function facetValue(name: string): string {
  return reservedValues.includes(name) || name.startsWith("=") ? `=${name}` : name;
}

/** An incident type as a facet value. */
export function incidentValue(type: string | null): string {
  return type === null ? "untyped" : facetValue(type);
}
