/** An id as a part of a path. Half of a character, which JSON may have and no address can, becomes a placeholder. */
const segmentOf = (id: string) => encodeURIComponent(id.toWellFormed());

/** Every address within the page, built in one place. */
export const paths = {
  countings: () => "/",
  counting: (id: string) => `/countings/${segmentOf(id)}`,
  recountRound: (id: string) => `/countings/${segmentOf(id)}/recount-round`,
  countingPrint: (id: string) => `/countings/${segmentOf(id)}/print`,
  trends: () => "/trends",
  incidentTypes: () => "/incident-types",
  imports: () => "/imports",
  importLog: (id: string) => `/imports/${segmentOf(id)}`,
  screen: () => "/screen",
  screenSetup: () => "/screen/setup",
  help: () => "/help",
  shares: () => "/shares",
} as const;

/** The same addresses as patterns, for the route map. */
export const patterns = {
  countings: "/",
  counting: "/countings/:id",
  recountRound: "/countings/:id/recount-round",
  countingPrint: "/countings/:id/print",
  trends: "/trends",
  incidentTypes: "/incident-types",
  imports: "/imports/:id?",
  screen: "/screen",
  screenSetup: "/screen/setup",
  help: "/help",
  shares: "/shares",
} as const;

/** Whether that is the address of one counting. */
export function isCounting(pathname: string): boolean {
  return /^\/countings\/[^/]+\/?$/.test(pathname);
}

/**
 * The id in the address of something that has one: the second segment, decoded once. Taken from the raw
 * path, since the router's own parameter cannot tell an encoded `%2F` from a slash.
 * @param pathname as the browser has it, percent-encoded
 */
export function idOf(pathname: string): string {
  const segment = pathname.split("/")[2] ?? "";
  try {
    return decodeURIComponent(segment);
  } catch {
    // Not an encoding: the gateway refuses it, and the page says so.
    return segment;
  }
}
