/** An id that is no counting of the organization but triggers a certain behaviour. */
export interface Sentinel {
  /** The id as typed; `<…>` is a placeholder that the description explains. */
  readonly id: string;
  readonly description: string;
}

/** Statuses of `fault-<status>`. */
export const faultStatuses = [
  302, 400, 401, 403, 404, 408, 410, 422, 429, 500, 502, 503, 504,
] as const;

/** Maximum number of lines of `lines-<n>`. */
export const maxLines = 50_000;

/**
 * Counting ids for testing a client. They are never listed. The `fault-` ones also work as the list's warehouse
 * filter and then change the list.
 */
export const countingSentinels: readonly Sentinel[] = [
  { id: "lines-<n>", description: "An active counting with n lines, n from 0 to 50000." },
  {
    id: "fault-<status>",
    description: `An error with that status: ${faultStatuses.join(", ")}; 302 leads to another counting, 429 and 503 say when to try again.`,
  },
  {
    id: "odd-lines",
    description:
      "120 sound lines, of which each check of the lines finds one, or two listed twice.",
  },
  { id: "fault-slow", description: "A sound answer that takes ten seconds to arrive." },
  { id: "fault-hang", description: "No answer at all until the client gives up." },
  { id: "fault-truncated", description: "An answer that ends in the middle." },
  { id: "fault-html", description: "A web page with status 200." },
  {
    id: "fault-broken-lines",
    description: "60 lines of which three break the contract; in the list, one entry that does.",
  },
  {
    id: "fault-mismatch",
    description: "A header that disagrees with its lines; in the list, one that does not add up.",
  },
];

/** Import ids for testing a client; any other `import-<number>` has a small log. */
export const importSentinels: readonly Sentinel[] = [
  { id: "short", description: "A log of a dozen lines of several shapes." },
  { id: "empty", description: "An empty log: nothing went wrong." },
  { id: "large", description: "A log of more than 5 MB." },
  { id: "gone", description: "A log that is no longer available (410)." },
];
