// A newcomer's example: an operation of the API that lists the reasons for differences, and its query on the page.

const query = `import { queryOptions } from "@tanstack/react-query";
import { finishedPeriod } from "#api/polling.ts";
import { endpointPath, reasonsSchema } from "#contract/endpoints.ts";
import { decode, getJson } from "#transport/get.ts";

const path = \`/api\${endpointPath("reasons")}\`;

/** The organization's reasons for differences, and when they were fetched. */
export const reasonsQuery = queryOptions({
  queryKey: ["reasons"],
  queryFn: async ({ signal }) => {
    const { body, freshness } = await getJson(path, signal);
    return { reasons: decode(reasonsSchema, body, path), freshness };
  },
  staleTime: finishedPeriod,
});
`;

/** Asks for it as the page does: through the gateway, with demo data. */
const spec = `import { expect, test } from "vitest";
import { endpointPath, reasonsSchema } from "#contract/endpoints.ts";
import { get, testConfig, testGateway } from "#gateway/testing/gateway.ts";
import { createReferenceApi } from "#reference-api/create.ts";
import { decode } from "#transport/get.ts";

test("the reasons arrive", async () => {
  const api = createReferenceApi({ user: "demo", password: "demo" });
  const demo = { clientId: "demo", clientSecret: "demo" };
  const upstream = { ...testConfig().upstream, ...demo, baseUrl: "http://api" };
  const { gateway } = testGateway(api, { upstream });
  const response = await get(gateway, \`/api\${endpointPath("reasons")}\`);
  const reasons = decode(reasonsSchema, await response.json(), "/");
  expect(reasons).toContainEqual({ id: 1, name: "Damaged" });
});
`;

export const endpoint = {
  title: "an endpoint of the API",
  maxCodeFiles: 2,
  edits: [
    {
      file: "src/contract/endpoints.ts",
      before: "/** The address of an operation",
      insert: `/** A reason for a difference. */
const reasonSchema = v.object({ id: v.number(), name: v.string() });

/** Every reason of the organization, in the order sent. */
export const reasonsSchema = v.array(reasonSchema);

`,
    },
    {
      file: "src/contract/endpoints.ts",
      before: '  counting: { path: "',
      insert: '  reasons: { path: "/v1/countings/reasons", parameters: [] },\n',
    },
    {
      file: "src/contract/endpoints.ts",
      before: "  counting: {\n    response",
      insert: `  reasons: {
    response: reasonsSchema,
    body: { kind: "elements", element: reasonSchema, maxElements: 1000 },
    maxBytes: megabyte,
    absence: "not-found",
    scope: "everyone",
    hides: "nothing",
    example: [
      { id: 1, name: "Damaged" },
      { id: 2, name: "Lost" },
    ],
  },
`,
    },
    { file: "src/api/reasons-query.ts", create: query },
    { file: "src/api/reasons.spec.ts", create: spec },
  ],
  /** They ask for it as each kind of viewer does. */
  specs: [
    "src/api/reasons.spec.ts",
    "src/contract",
    "src/reference-api/create.spec.ts",
    "src/gateway/scope",
    "src/gateway/access/gate.spec.ts",
    "src/testing/import-direction.spec.ts",
  ],
};
