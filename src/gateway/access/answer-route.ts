import { ProblemError, problemResponse } from "#gateway/http/problem.ts";
import type { ViewerRequest } from "#gateway/http/viewer-request.ts";
import type { RequestContext, Route, Viewer } from "./request-context.ts";
import { requireSameOrigin } from "./same-origin.ts";

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
  if (handler !== undefined) {
    if (route.isForAdmins) requireAdmin(request, viewer);
    return handler(context, viewer);
  }
  const allow = [...(GET ? ["GET", "HEAD"] : []), ...(POST ? ["POST"] : [])].join(", ");
  const { problem } = new ProblemError("method-not-allowed", { detail: `Use ${allow}.` });
  requestLog.code = problem.code;
  return problemResponse(problem, allow);
}

/** @throws ProblemError for other viewers, and for a POST from another site */
function requireAdmin(request: ViewerRequest, viewer: Viewer | null): void {
  if (viewer?.access.role !== "admin") {
    throw new ProblemError("access-denied", {
      status: 403,
      detail: "Only admins do this: sign in as one.",
    });
  }
  if (request.method === "POST") requireSameOrigin(request);
}
