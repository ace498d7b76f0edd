import { ProblemError, problemResponse } from "#gateway/http/problem.ts";
import type { Arrival, Route, Viewer } from "./arrival.ts";

/** Answers one of the gateway's own addresses by its handler for the request's method. */
export async function answerRoute(
  route: Route,
  arrival: Arrival,
  viewer: Viewer | null,
): Promise<Response> {
  const { request, visit } = arrival;
  visit.route = route.name;
  const { GET, POST } = route;
  const handlers = new Map([
    ["GET", GET],
    ["HEAD", GET],
    ["POST", POST],
  ]);
  const handler = handlers.get(request.method);
  if (handler !== undefined) return handler(arrival, viewer);
  const allow = [...(GET ? ["GET", "HEAD"] : []), ...(POST ? ["POST"] : [])].join(", ");
  const { problem } = new ProblemError("method-not-allowed", { detail: `Use ${allow}.` });
  visit.code = problem.code;
  return problemResponse(problem, allow);
}
