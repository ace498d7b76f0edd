/**
 * The first part of a location code, up to `-`, `.`, `/`, a space or `_`. The API defines no hierarchy in
 * codes, so labels say "first part of the location code". A code that begins with a separator is its own zone.
 */
export function zoneOf(locationCode: string): string {
  const end = locationCode.search(/[-./ _]/);
  return end > 0 ? locationCode.slice(0, end) : locationCode;
}
