import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Hidden, Scope } from "#contract/access.ts";
import type { EndpointRules } from "#contract/endpoints.ts";
import { codeOf } from "#gateway/testing/gateway.ts";

const everything: Scope = { kind: "all" };
const oneWarehouse: Scope = { kind: "warehouse", warehouse: "7", name: null };
const viewers: readonly (readonly [string, Scope, readonly Hidden[]])[] = [
  ["one counting", { kind: "counting", id: "a" }, []],
  ["one warehouse", oneWarehouse, []],
  ["everything without costs", everything, ["costs"]],
  ["everything without names", everything, ["names"]],
  ["one warehouse without costs", oneWarehouse, ["costs"]],
];

/** Loaded again for this spec, with endpoints that the contract does not have. */
let access: typeof import("#gateway/testing/access.ts");
let made: ReturnType<typeof access.accessGateway>;
const cookies = new Map<string, string>();

beforeAll(async () => {
  vi.resetModules();
  const { endpointRules, endpoints } = await import("#contract/endpoints.ts");
  const { incidentTypes } = endpointRules;
  const add = (name: string, decided: Partial<EndpointRules> | null) => {
    Object.assign(endpoints, { [name]: { path: `/v1/${name}`, parameters: [] } });
    if (decided !== null) Object.assign(endpointRules, { [name]: decided });
  };
  add("invented", null);
  add("decided", incidentTypes);
  for (const rule of rules) add(`without-${rule}`, { ...incidentTypes, [rule]: undefined });
  access = await import("#gateway/testing/access.ts");
  made = access.accessGateway({ upstream: async () => Response.json([{ name: "canary" }]) });
  for (const [name, scope, hides] of viewers) {
    const share = { scope, hides: [...hides] };
    cookies.set(name, await access.linkCookie(made.gateway, access.sessionCookie(), share));
  }
});
beforeEach(() => {
  made.requests.length = 0;
});
afterAll(() => {
  vi.resetModules();
});

const rules = ["response", "body", "maxBytes", "absence", "scope", "hides"];
const undecided = ["/api/v1/invented", ...rules.map((rule) => `/api/v1/without-${rule}`)];

test.each(viewers)("a viewer of %s gets no endpoint that lacks a rule", async (name) => {
  for (const target of undecided) {
    const response = await access.getAs(made.gateway, target, cookies.get(name) ?? "");
    expect(await codeOf(response)).toBe("403 out-of-scope");
  }
  expect(made.requests).toHaveLength(0);
});

test("nor does a viewer of everything", async () => {
  for (const target of undecided) {
    const response = await access.getAs(made.gateway, target, access.sessionCookie());
    expect(await codeOf(response)).toBe("404 not-found");
  }
  expect(made.requests).toHaveLength(0);
});

test("an endpoint with every rule needs no other change", async () => {
  for (const cookie of [access.sessionCookie(), ...cookies.values()]) {
    const response = await access.getAs(made.gateway, "/api/v1/decided", cookie);
    expect(await response.json()).toEqual([{ name: "canary" }]);
  }
});
