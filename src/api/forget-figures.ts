import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { FailureError } from "#transport/failure.ts";
import { sharesQuery } from "./shares-query.ts";

/** What is no figure, and stays: who one is, and the words of the page. */
const kept: ReadonlySet<unknown> = new Set(["settings", "messages"]);

/**
 * Lets go of figures that are no longer the viewer's to see: of what was asked for when only that is out of reach, of
 * everything when access is over. Why stays, for the pages to say.
 * @param asked the key of the query that failed
 */
export function forgetFigures(client: QueryClient, asked: QueryKey, error: FailureError): void {
  const { failure } = error;
  // Who is no admin any more still sees figures.
  const isOfPart = asked[0] === sharesQuery.queryKey[0];
  const isOver = !isOfPart && !(failure.kind === "problem" && failure.code === "out-of-scope");
  const gone = client.getQueryCache().findAll({
    predicate: ({ queryKey, state }) =>
      state.data != null && !kept.has(queryKey[0]) && (isOver || isOfSame(queryKey, asked)),
  });
  for (const query of gone) {
    query.setState({
      data: undefined,
      error,
      errorUpdatedAt: Date.now(),
      status: "error",
      fetchStatus: "idle",
    });
  }
}

/** Queries of one thing have its id behind their name. */
function isOfSame([name, id]: QueryKey, [askedName, askedId]: QueryKey): boolean {
  return typeof askedId === "string" ? id === askedId : name === askedName;
}
