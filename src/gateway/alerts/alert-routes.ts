import type { Access } from "#contract/access.ts";
import { type Alerts, alertTestSchema, type CountingAlert, tellsCosts } from "#contract/alerts.ts";
import { endpointPath } from "#contract/endpoints.ts";
import { readBody } from "#gateway/access/json-body.ts";
import type { RequestContext, Route, Viewer } from "#gateway/access/request-context.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { decodeId } from "#gateway/http/target.ts";
import { redactedHeaders } from "#gateway/scope/redacted-headers.ts";
import type { AlertSource } from "./alert-source.ts";

interface AlertRouteParts {
  /** `undefined` without `ALERTS_FILE`. */
  readonly source: AlertSource | undefined;
  /** Answers a request to the API in the viewer's scope. */
  readonly answerApi: (context: RequestContext, viewer: Viewer) => Promise<Response>;
}

const off: Alerts = {
  watching: "off",
  fault: null,
  rules: [],
  digests: [],
  timeZone: "UTC",
  targets: [],
  open: [],
  deliveries: [],
};

const countingPath = /^\/api\/alerts\/counting\/([^/]+)$/;

/** The route of a path of the alerts: what admins see of them, and the alerts of a counting for those who may see it. */
export function createAlertRoutes({
  source,
  answerApi,
}: AlertRouteParts): (path: string) => Route | undefined {
  const list: Route = {
    name: "/api/alerts",
    isForAdmins: true,
    GET: async () => Response.json((await source?.state()) ?? off),
  };
  const test: Route = {
    name: "/api/alerts/test",
    isForAdmins: true,
    async POST({ request }) {
      const { target } = await readBody(request, alertTestSchema);
      const delivery = await source?.test(target);
      if (delivery) return Response.json(delivery);
      throw new ProblemError("bad-request", { detail: "The file of alerts has no such target." });
    },
  };
  const counting = (segment: string): Route => ({
    name: "/api/alerts/counting/{id}",
    async GET(context, viewer) {
      if (viewer === null) throw new ProblemError("access-denied");
      const { access } = viewer;
      const id = decodeId(segment);
      if (access.scope.kind !== "all") await requireCounting(id, context, viewer);
      const alerts = (await source?.ofCounting(id)) ?? [];
      return Response.json(
        { alerts: alerts.filter((alert) => isShown(alert, access)) },
        { headers: redactedHeaders({}, access) },
      );
    },
  });
  /** @throws ProblemError where the API's answer about the counting is not for the viewer, or there is none */
  const requireCounting = async (id: string, context: RequestContext, viewer: Viewer) => {
    const { requestLog } = context;
    const { route } = requestLog;
    const target = { path: `/api${endpointPath("counting", id)}`, query: "" };
    try {
      const answer = await answerApi({ ...context, target }, viewer);
      await answer.body?.cancel();
    } finally {
      requestLog.route = route;
    }
  };
  const fixed = new Map([list, test].map((route) => [route.name, route]));
  return (path) => {
    const [, segment] = countingPath.exec(path) ?? [];
    return segment === undefined ? fixed.get(path) : counting(segment);
  };
}

/** Whether an alert says nothing about money, or the viewer sees costs. */
function isShown({ condition }: CountingAlert, { hidden }: Access): boolean {
  return !(hidden.includes("costs") && tellsCosts(condition, true));
}
