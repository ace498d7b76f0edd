import { ProblemError, problemResponse } from "#gateway/http/problem.ts";
import type { RequestContext, Route, Viewer } from "./request-context.ts";

/** Answers one of the gateway's own addresses by its handler for the request's method. */
export async function answerRoute(
  route: Route,
  context: RequestContext,
  viewer: Viewer | null,
): Promise<Response> {
  const { request, requestLog } = context;
  requestLog.route = route.name;
  const { GET, POST } = route;
  const handlers = new Map([
    ["GET", GET],
    ["HEAD", GET],
    ["POST", POST],
  ]);
  const handler = handlers.get(request.method);
  if (handler !== undefined) return handler(context, viewer);
  const allow = [...(GET ? ["GET", "HEAD"] : []), ...(POST ? ["POST"] : [])].join(", ");
  const { problem } = new ProblemError("method-not-allowed", { detail: `Use ${allow}.` });
  requestLog.code = problem.code;
  return problemResponse(problem, allow);
}
