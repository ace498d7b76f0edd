import { type Failure, FailureError } from "#transport/failure.ts";

/** Whether the gateway or the API refuses the request itself. */
export function isRefusal(failure: Failure): boolean {
  return failure.kind === "problem" && ["bad-request", "upstream-rejected"].includes(failure.code);
}

function isRefused(error: Error | null | undefined): boolean {
  return error instanceof FailureError && isRefusal(error.failure);
}

/**
 * Whether a list has to be loaded from its start: cursors are valid only until the gateway restarts or the API
 * forgets them. If the start itself is refused, that would not help.
 * @param list error of the last load of further pages
 * @param pages errors of the last refresh of each page, in the list's order
 */
export function mustStartOver(
  list: Error | null,
  pages: readonly (Error | null | undefined)[],
): boolean {
  const [first, ...further] = pages;
  return !isRefused(first) && [list, ...further].some(isRefused);
}
