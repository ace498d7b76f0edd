import { describe, expect, test } from "vitest";
import { accessGateway, getAs, linkCookie, sessionCookie } from "#gateway/testing/access.ts";
import { stopDate } from "#gateway/testing/clock.ts";
import { codeOf, json } from "#gateway/testing/gateway.ts";

const pass = stopDate();

const counting = (id: string) => `/api/v1/countings/${id}`;

/** A gateway with a link of warehouse 7, and an API with countings of two warehouses that can fail. */
async function withLink() {
  const api = { isDown: false, hasNone: false, absent: 404 };
  const { gateway, requests } = accessGateway({
    upstream: async ({ url }) => {
      const id = new URL(url).pathname.replace(/^.*\//, "");
      if (api.isDown) return new Response(null, { status: 500 });
      if (id.startsWith("own") && !api.hasNone) return json({ id, warehouse: { id: 7 } });
      if (id.startsWith("foreign")) return json({ id, warehouse: { id: 8 } });
      return new Response(null, { status: api.absent });
    },
  });
  const admin = sessionCookie();
  const scope = { kind: "warehouse", warehouse: "7", name: null } as const;
  const link = await linkCookie(gateway, admin, { scope });
  const paths = () => requests.map(({ url }) => new URL(url).pathname.replace(/^.*\//, ""));
  /** The answer to the link's viewer without its date. */
  const seen = async (id: string, method = "GET", headers: Record<string, string> = {}) => {
    const request = new Request("http://localhost/", {
      method,
      headers: { Cookie: link, ...headers },
    });
    const response = await gateway(request, counting(id));
    const sent = [...response.headers].filter(([name]) => !/^(date|x-fetched-at)$/.test(name));
    return { status: response.status, sent, body: await response.text() };
  };
  return { api, gateway, admin, link, paths, seen };
}

describe("the holder of a warehouse's link cannot tell a foreign id from an unknown one", () => {
  test.each([
    ["GET", {}],
    ["HEAD", {}],
    ["GET", { "If-None-Match": "*" }],
    ["HEAD", { "If-None-Match": '"x"' }],
    ["GET", { "Accept-Encoding": "gzip" }],
  ])("by %s with %j", async (method, headers) => {
    const { gateway, admin, seen } = await withLink();
    for (const id of ["1", "2"]) {
      const foreign = await seen(`foreign-${id}`, method, headers);
      expect(foreign.status).toBe(403);
      expect(await seen(`unknown-${id}`, method, headers)).toEqual(foreign);
      // The second time, the gateway has the foreign counting in its cache.
      await getAs(gateway, counting("foreign-2"), admin);
    }
  });

  test("by the version of the foreign one", async () => {
    const { gateway, admin, seen } = await withLink();
    const { headers } = await getAs(gateway, counting("foreign"), admin);
    const known = { "If-None-Match": headers.get("ETag") ?? "" };
    expect(await seen("unknown", "GET", known)).toEqual(await seen("foreign", "GET", known));
  });

  test.each([404, 410, 400, 422])(
    "by the status %i that the API has for unknown ids",
    async (status) => {
      const { api, seen } = await withLink();
      api.absent = status;
      expect(await seen("unknown")).toEqual(await seen("foreign"));
    },
  );

  test("by a stale answer while the API fails", async () => {
    const { api, gateway, admin, seen } = await withLink();
    await getAs(gateway, counting("foreign"), admin);
    await getAs(gateway, counting("own"), admin);
    pass(30);
    api.isDown = true;
    expect(
      (await getAs(gateway, counting("foreign"), admin)).headers.get("X-Stale"),
    ).not.toBeNull();
    const foreign = await seen("foreign");
    expect(foreign.status).toBe(503);
    expect(await seen("unknown")).toEqual(foreign);
    expect((await seen("own")).status).toBe(200);
  });

  test("but other viewers can", async () => {
    const { gateway, admin, seen } = await withLink();
    await seen("foreign");
    await seen("unknown");
    expect((await getAs(gateway, counting("foreign"), admin)).status).toBe(200);
    expect(await codeOf(await getAs(gateway, counting("unknown"), admin))).toBe("404 not-found");
  });
});

describe("a link that requests the same counting repeatedly", () => {
  test.each(["foreign", "unknown"])("causes one API request while it is %s", async (id) => {
    const { paths, seen } = await withLink();
    for (let round = 0; round < 9; round += 1) {
      expect((await seen(id)).status).toBe(403);
      pass(30);
    }
    expect(paths()).toEqual([id]);
    pass(60);
    await seen(id);
    expect(paths()).toEqual([id, id]);
  });

  test("gets it once it is cached as one of its warehouse", async () => {
    const { api, gateway, admin, seen } = await withLink();
    api.hasNone = true;
    expect((await seen("own")).status).toBe(403);
    api.hasNone = false;
    pass(30);
    expect((await seen("own")).status).toBe(403);
    await getAs(gateway, counting("own"), admin);
    expect((await seen("own")).status).toBe(200);
  });
});
