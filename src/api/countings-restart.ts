import { type Failure, FailureError } from "#transport/failure.ts";

/** Whether the question itself cannot be answered, by the gateway or by the API. */
export function isRefusal(failure: Failure): boolean {
  return failure.kind === "problem" && ["bad-request", "upstream-rejected"].includes(failure.code);
}

function isRefused(error: Error | null | undefined): boolean {
  return error instanceof FailureError && isRefusal(error.failure);
}

/**
 * Whether a list has to be loaded from its start again: positions in it are good only for as long as the
 * gateway runs, or as the API remembers them. Where the start itself is refused, that would not help.
 * @param list what the last loading of further pages ended with
 * @param pages what the last refresh of each page ended with, in the list's order
 */
export function mustStartOver(
  list: Error | null,
  pages: readonly (Error | null | undefined)[],
): boolean {
  const [first, ...further] = pages;
  return !isRefused(first) && [list, ...further].some(isRefused);
}
