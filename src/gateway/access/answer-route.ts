import { ProblemError, problemResponse } from "#gateway/http/problem.ts";
import type { ViewerRequest } from "#gateway/http/viewer-request.ts";
import type { RequestContext, Route, Viewer } from "./request-context.ts";
import { isSameOrigin, otherSite } from "./same-origin.ts";

/**
 * Answers one of the gateway's own addresses by its handler for the request's method.
 * @param onOtherSite called with a POST that is refused because it is from another site's page
 */
export async function answerRoute(
  route: Route,
  context: RequestContext,
  viewer: Viewer | null,
  onOtherSite: (request: ViewerRequest) => void,
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
    if (route.isForAdmins) requireAdmin(viewer);
    if (request.method === "POST" && !isSameOrigin(request)) {
      onOtherSite(request);
      if (route.refuse !== undefined) return route.refuse(context);
      throw otherSite(request);
    }
    return handler(context, viewer);
  }
  const allow = [...(GET ? ["GET", "HEAD"] : []), ...(POST ? ["POST"] : [])].join(", ");
  const { problem } = new ProblemError("method-not-allowed", { detail: `Use ${allow}.` });
  requestLog.code = problem.code;
  return problemResponse(problem, allow);
}

/** @throws ProblemError for other viewers */
function requireAdmin(viewer: Viewer | null): void {
  if (viewer?.access.role !== "admin") {
    throw new ProblemError("access-denied", {
      status: 403,
      detail: "Only admins do this: sign in as one.",
    });
  }
}
