/** Zones in words: "B, E and G". A location without a code is named by a dash. */
export function zoneList(zones: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale).format(zones.map((zone) => (zone === "" ? "–" : zone)));
}
