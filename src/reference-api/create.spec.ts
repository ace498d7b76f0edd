import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { incidentTypesSchema } from "#contract/incident.ts";
import { createReferenceApi } from "./create.ts";
import { createClient } from "./spec-client.ts";

const basic = (credentials: string) => `Basic ${Buffer.from(credentials).toString("base64")}`;
const withHeaders = (headers: Record<string, string>) =>
  new Request("http://api.example/v1/countings", { headers });

describe("credentials", () => {
  const api = createReferenceApi({ user: "zoë", password: "pass:wörd ✓" });

  it.each([
    ["none", {}],
    ["a wrong password", { authorization: basic("zoë:demo") }],
    ["a wrong user", { authorization: basic("demo:pass:wörd ✓") }],
    ["another scheme", { authorization: "Bearer abc" }],
    ["no base64", { authorization: "Basic ???" }],
    [
      "Latin-1 instead of UTF-8",
      { authorization: `Basic ${Buffer.from("zoë:pass:wörd", "latin1").toString("base64")}` },
    ],
  ])("refuses %s with a challenge", async (_, headers) => {
    const response = await api(withHeaders(headers));
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toMatch(/^Basic realm=".+"/);
    expect(await response.json()).toEqual({
      error: { code: "unauthorized", message: expect.any(String) },
    });
  });

  it("accepts UTF-8 and a colon in the password", async () => {
    const response = await api(withHeaders({ authorization: basic("zoë:pass:wörd ✓") }));
    expect(response.status).toBe(200);
  });
});

describe("requests", () => {
  const { get, json } = createClient();

  it.each(["POST", "PUT", "DELETE", "HEAD", "OPTIONS"])("refuses %s", async (method) => {
    const response = await get("/v1/countings", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET");
  });

  it.each([
    "/",
    "/v1",
    "/v1/countings/",
    "/v1/countings/a/b",
    "/v2/countings",
    "/v1/countings/0000000",
    "/v1/countings/lines-50001",
    "/v1/countings/lines-007",
    "/v1/countings/fault-418",
    "/v1/countings/a%2Fb",
    "/v1/products/imports/unheard-of/error-log",
    "/v1/products/imports/short",
  ])("has nothing at %s", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      error: { code: "not-found", message: expect.any(String) },
    });
  });

  it.each([
    ["?size=5", 400],
    ["?warehouse_id=7", 400],
    ["?limit=5&limit=5", 400],
    ["?limit=", 400],
    ["?limit=ten", 400],
    ["?limit=1.5", 400],
    ["?limit=1e1", 400],
    ["?limit=0", 422],
    ["?limit=-1", 422],
    ["?limit=101", 422],
    ["?startedBefore=yesterday", 400],
    ["?startedBefore=2026-02-30T00:00:00Z", 400],
    ["?startedAfter=2026-03-01", 400],
    ["?startedAfter=2026-03-01T00:00:00", 400],
    ["?cursor=abc", 400],
    ["?cursor=", 400],
    ["/incident_types?limit=1", 400],
    ["/lines-3?limit=1", 400],
    ["/%zz", 400],
  ])("refuses %s with %i", async (query, status) => {
    const response = await get(`/v1/countings${query}`);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(await response.json()).toEqual({
      error: { code: expect.any(String), message: expect.any(String) },
    });
  });

  it("refuses a cursor of another organization's list", async () => {
    const { meta } = await createClient({ seed: 99 }).list();
    expect((await get(`/v1/countings?cursor=${meta.cursor}`)).status).toBe(400);
  });

  it("lists the incident types, two of them with the same name", async () => {
    const names = v
      .parse(incidentTypesSchema, await json("/v1/countings/incident_types"))
      .map(({ name }) => name);
    expect(names).toHaveLength(6);
    expect(new Set(names).size).toBe(5);
  });
});
