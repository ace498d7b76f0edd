import { afterEach, describe, expect, test } from "vitest";
import type { Scope } from "#contract/access.ts";
import { accessGateway, getAs, linkCookie, sessionCookie } from "#gateway/testing/access.ts";
import { codeOf, json } from "#gateway/testing/gateway.ts";

const north = { id: 7, code: "N", slug: "north", name: "North" };
const south = { id: 8, code: "S", slug: "south", name: "South" };
const secret = "canary";

const { gateway, requests } = accessGateway({
  upstream: async ({ url }) => {
    const path = new URL(url).pathname.replace("/base/v1/", "");
    if (path !== "countings")
      return json({ id: path.split("/")[1], warehouse: north, products: [] });
    const items = [
      { id: "a", warehouse: north },
      { id: secret, warehouse: north },
      { id: "b", warehouse: south },
      { warehouse: secret },
      secret,
    ];
    return json({ items, meta: { total: 740, cursor: "next" } });
  },
  changes: { cacheSeconds: 1 },
});
const admin = sessionCookie();
afterEach(() => {
  requests.length = 0;
});
const scope: Scope = { kind: "countings", ids: ["b", "a"] };
const cookie = await linkCookie(gateway, admin, { scope });

describe("a share of chosen countings", () => {
  test("shows the details of these, and of no other", async () => {
    for (const id of ["a", "b", "%61"]) {
      expect((await getAs(gateway, `/api/v1/countings/${id}`, cookie)).status).toBe(200);
    }
    requests.length = 0;
    for (const id of [secret, "A", "a%2F", "c"]) {
      const answer = await getAs(gateway, `/api/v1/countings/${id}`, cookie);
      expect(await codeOf(answer)).toBe("403 out-of-scope");
    }
    expect(requests).toEqual([]);
  });

  test("shows of a list these alone, and no total of others", async () => {
    const answer = await getAs(gateway, "/api/v1/countings?limit=100", cookie);
    const text = await answer.text();
    expect(text).not.toContain(secret);
    const { items, meta } = JSON.parse(text);
    expect(items.map(({ id }: { id: string }) => id)).toEqual(["a", "b"]);
    expect(meta.total).toBe(2);
  });

  test("shows no import log", async () => {
    const answer = await getAs(gateway, "/api/v1/products/imports/7/error-log", cookie);
    expect(answer.status).toBe(403);
  });

  test("has two to six of them, each once", async () => {
    const make = (ids: readonly string[]) =>
      linkCookie(gateway, admin, { scope: { kind: "countings", ids: [...ids] } });
    await expect(make(["a"])).rejects.toThrow();
    await expect(make(["a", "a"])).rejects.toThrow();
    await expect(make(["a", "b", "c", "d", "e", "f", "g"])).rejects.toThrow();
  });
});
