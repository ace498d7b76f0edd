/** How location codes are cut into zones: a view setting, since the API defines no hierarchy in codes. */
export interface ZoneRule {
  /** Number of parts of the code that name the zone, 1 or more. */
  readonly depth: number;
  /** Characters that each end a part. */
  readonly separators: string;
}

export const defaultZoneRule: ZoneRule = { depth: 1, separators: "-./ _" };

/**
 * The first parts of a location code; the whole code when it has no more parts. Consecutive separators end one
 * part. A code that begins with a separator is its own zone. Labels say "first part of the location code".
 */
export function zoneOf(locationCode: string, rule: ZoneRule = defaultZoneRule): string {
  const { depth, separators } = rule;
  let parts = 0;
  for (let end = 0; end < locationCode.length; end += 1) {
    if (!separators.includes(locationCode.charAt(end))) continue;
    if (end === 0) return locationCode;
    if (separators.includes(locationCode.charAt(end - 1))) continue;
    parts += 1;
    if (parts === depth) return locationCode.slice(0, end);
  }
  return locationCode;
}
