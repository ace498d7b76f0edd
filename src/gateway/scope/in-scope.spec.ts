import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Scope } from "#contract/access.ts";
import {
  accessGateway,
  createShare,
  getAs,
  linkCookie,
  openLink,
  sessionCookie,
} from "#gateway/testing/access.ts";
import { codeOf, json, pieces, testConfig } from "#gateway/testing/gateway.ts";

const warehouses = {
  mine: { id: 7, code: "N", slug: "north", name: "North" },
  other: { id: 8, code: "S", slug: "south", name: "South canary" },
};
const secret = "canary";

/** The API's details by path; every other path returns the whole list. */
let details: Record<string, () => Response> = {};
beforeEach(() => {
  details = {};
});
const { gateway, requests } = accessGateway({
  upstream: async ({ url }) => {
    const path = new URL(url).pathname.replace("/base/v1/", "");
    const items = [
      { id: "a", warehouse: warehouses.mine },
      { id: "b", warehouse: warehouses.other },
      { id: "c", warehouse: secret },
      secret,
    ];
    if (path === "countings/incident_types") return json([{ name: "Damaged" }]);
    return details[path]?.() ?? json({ items, meta: { total: 4 } });
  },
  changes: { cacheSeconds: 1 },
});
const admin = sessionCookie();
afterEach(() => {
  requests.length = 0;
});
const holderOf = async (scope: Scope) => linkCookie(gateway, admin, { scope });
const ofCounting = await holderOf({ kind: "counting", id: "a/b" });
const ofWarehouse = await holderOf({ kind: "warehouse", warehouse: "7", name: null });
const ofAll = await holderOf({ kind: "all" });

const log = "/api/v1/products/imports/7/error-log";

describe("a share of one counting", () => {
  test("shows it, and the data needed to read it", async () => {
    details["countings/a%2Fb"] = () => json({ id: "a/b", warehouse: warehouses.other });
    for (const target of ["/api/v1/countings/a%2Fb", "/api/v1/countings/%61%2fb"]) {
      expect((await getAs(gateway, target, ofCounting)).status).toBe(200);
    }
    for (const target of ["/api/v1/countings/incident_types", "/api/settings", "/version"]) {
      expect((await getAs(gateway, target, ofCounting)).status).toBe(200);
    }
  });

  test.each([
    "/api/v1/countings",
    "/api/v1/countings?limit=1&warehouse=7",
    "/api/v1/countings/a",
    "/api/v1/countings/a%2Fb%2Fc",
    "/api/v1/countings/a%252Fb",
    log,
    "/metrics",
  ])("and not %s", async (target) => {
    expect(await codeOf(await getAs(gateway, target, ofCounting))).toBe("403 out-of-scope");
    expect(requests).toHaveLength(0);
  });
});

describe("a share of one warehouse", () => {
  test("always requests that warehouse", async () => {
    for (const query of [
      "?limit=11",
      "?limit=12&warehouse=7",
      "?warehouse=7&limit=13&startedAfter=2026-01-05T06:00:00Z",
    ]) {
      expect((await getAs(gateway, `/api/v1/countings${query}`, ofWarehouse)).status).toBe(200);
    }
    // One more request checks whether the API filters, by a warehouse that does not exist.
    const named = requests.map(({ url }) => new URL(url).searchParams.get("warehouse"));
    expect(named.filter((one) => one !== "987654321")).toEqual(["7", "7", "7"]);
  });

  test("gets no other warehouse's countings, even if the API does not filter", async () => {
    const response = await getAs(gateway, "/api/v1/countings?limit=14", ofWarehouse);
    const text = await response.text();
    expect(JSON.parse(text).items).toEqual([{ id: "a", warehouse: warehouses.mine }]);
    expect(JSON.parse(text).meta.links.self.href).toContain("warehouse=7");
    expect(JSON.parse(text).meta.total).toBe(1);
    expect(text).not.toContain(secret);
    const all = await (
      await getAs(gateway, "/api/v1/countings?limit=14&warehouse=7", admin)
    ).json();
    expect([all.items.length, all.meta.total]).toEqual([4, 4]);
  });

  test("does not get the total of all countings", async () => {
    const items = [{ id: "a", warehouse: warehouses.mine }];
    const totalWhere = async (filters: boolean) => {
      const { gateway: other } = accessGateway({
        upstream: async ({ url }) => {
          const isOurs = new URL(url).searchParams.get("warehouse") === "7";
          return json(
            filters && !isOurs
              ? { items: [], meta: { total: 0 } }
              : { items, meta: { total: 950 } },
          );
        },
      });
      const scope = { kind: "warehouse", warehouse: "7", name: null } as const;
      const cookie = await linkCookie(other, sessionCookie(), { scope });
      const list = await (await getAs(other, "/api/v1/countings?limit=1", cookie)).json();
      return list.meta.total;
    };
    expect(await totalWhere(false)).toBe(1);
    expect(await totalWhere(true)).toBe(950);
  });

  test.each([
    "?warehouse=8",
    "?warehouse=7&warehouse=8",
    "?warehouse=8&warehouse=7",
    "?warehouse=07",
  ])("cannot ask for %s", async (query) => {
    expect(await codeOf(await getAs(gateway, `/api/v1/countings${query}`, ofWarehouse))).toBe(
      "403 out-of-scope",
    );
    expect(requests).toHaveLength(0);
  });

  test("has no import logs", async () => {
    expect(await codeOf(await getAs(gateway, log, ofWarehouse))).toBe("403 out-of-scope");
  });

  const lines = Array.from({ length: 2000 }, (_, id) => ({
    id,
    text: `${secret} ${"x".repeat(50)}`,
  }));
  const bodies = (warehouse: unknown): Record<string, string> => ({
    before: JSON.stringify({ id: "a", warehouse, products: lines }),
    behind: JSON.stringify({ id: "a", products: lines, warehouse }),
  });

  test.each(["before", "behind"])(
    "gets a counting that names it %s its lines",
    async (position) => {
      const body = bodies(warehouses.mine)[position] ?? "";
      details[`countings/mine-${position}`] = () => pieces(body.match(/[\s\S]{1,4000}/g) ?? []);
      const response = await getAs(gateway, `/api/v1/countings/mine-${position}`, ofWarehouse);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(body);
      const known = { "If-None-Match": response.headers.get("ETag") ?? "" };
      expect(
        (await getAs(gateway, `/api/v1/countings/mine-${position}`, ofWarehouse, known)).status,
      ).toBe(304);
    },
  );

  test.each([
    ["another", warehouses.other],
    ["a text for one", "7"],
    ["one without an id", { code: "7", slug: "7", name: "7" }],
    ["a list for one", [{ id: 7 }]],
    ["an object for an id", { id: { toString: "7" } }],
    ["none", null],
  ])(
    "gets not a byte of a counting that names %s, before its lines or behind",
    async (name, warehouse) => {
      for (const [position, body] of Object.entries(bodies(warehouse))) {
        const id = encodeURIComponent(`${name}-${position}`);
        details[`countings/${id}`] = () => pieces(body.match(/[\s\S]{1,4000}/g) ?? []);
        const target = `/api/v1/countings/${id}`;
        const { headers } = await getAs(gateway, target, ofAll);
        const known = { "If-None-Match": headers.get("ETag") ?? "" };
        for (const sent of [{}, known]) {
          const response = await getAs(gateway, target, ofWarehouse, sent);
          expect(await codeOf(response)).toBe("403 out-of-scope");
        }
      }
    },
  );

  test("gets nothing of a counting that breaks off before it names one", async () => {
    const body = bodies(warehouses.mine).behind ?? "";
    details["countings/cut"] = () => pieces([body.slice(0, -40)], "fail");
    const response = await getAs(gateway, "/api/v1/countings/cut", ofWarehouse);
    expect(response.ok).toBe(false);
    expect(await response.text()).not.toContain(secret);
  });

  test("is limited by the identifier that the API filters by", async () => {
    const { upstream } = testConfig();
    const byCode = accessGateway({
      upstream: async () => json({ id: "a", warehouse: { id: 9, code: "7" } }),
      changes: { upstream: { ...upstream, warehouseBy: "code" } },
    });
    const own = sessionCookie();
    const scopes = ["7", "9"].map(
      (warehouse) => ({ kind: "warehouse", warehouse, name: null }) as const,
    );
    const statuses = [];
    for (const scope of scopes) {
      const cookie = await linkCookie(byCode.gateway, own, { scope });
      statuses.push((await getAs(byCode.gateway, "/api/v1/countings/a", cookie)).status);
    }
    expect(statuses).toEqual([200, 403]);
  });
});

test("a share of everything shows everything except administration", async () => {
  details["products/imports/7/error-log"] = () => json("a log");
  for (const target of ["/api/v1/countings?limit=15", log, "/api/settings"]) {
    expect((await getAs(gateway, target, ofAll)).status).toBe(200);
  }
  expect(await codeOf(await getAs(gateway, "/api/shares", ofAll))).toBe("403 access-denied");
});

test("a share reveals no details of the installation", async () => {
  const { host } = await (await getAs(gateway, "/api/settings", admin)).json();
  expect(host).toBe(new URL(testConfig().upstream.baseUrl).host);
  expect((await getAs(gateway, "/metrics", admin)).status).toBe(200);
  expect((await getAs(gateway, "/metrics", ofAll)).status).toBe(200);
  for (const cookie of [ofCounting, ofWarehouse]) {
    expect(await codeOf(await getAs(gateway, "/metrics", cookie))).toBe("403 out-of-scope");
  }
  for (const cookie of [ofCounting, ofWarehouse, ofAll]) {
    const settings = await (await getAs(gateway, "/api/settings", cookie)).text();
    expect(JSON.parse(settings).host).toBeNull();
    expect(settings).not.toContain(host);
    // Whether, not why.
    expect(await (await getAs(gateway, "/readyz", cookie)).json()).toEqual({ status: "ready" });
  }
});

describe("a share made while warehouses had another identifier", () => {
  const { upstream } = testConfig();
  const gatewayBy = (warehouseBy: "id" | "code", folder?: string) =>
    accessGateway({
      upstream: async () => json({ id: "a", warehouse: { id: 7, code: "7" } }),
      changes: { upstream: { ...upstream, warehouseBy } },
      ...(folder === undefined ? {} : { directory: folder }),
    });

  test("does not open the warehouse that has it as its code", async () => {
    const byId = gatewayBy("id");
    const scope = { kind: "warehouse", warehouse: "7", name: null } as const;
    const made = await createShare(byId.gateway, sessionCookie(), { scope });
    expect(made.scope).toEqual({ ...scope, by: "id" });
    const cookie = await openLink(byId.gateway, made);
    const target = "/api/v1/countings/a";
    expect((await getAs(byId.gateway, target, cookie)).status).toBe(200);
    const byCode = gatewayBy("code", byId.directory);
    expect(await codeOf(await getAs(byCode.gateway, target, cookie))).toBe("403 share-revoked");
    expect(await openLink(byCode.gateway, made)).toBe("");
    // With the original identifier it is valid again.
    const again = gatewayBy("id", byId.directory);
    expect((await getAs(again.gateway, target, cookie)).status).toBe(200);
  });
});
