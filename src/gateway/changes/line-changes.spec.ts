import { describe, expect, test } from "vitest";
import { lineChangesType } from "#contract/line-changes.ts";
import type { Gateway } from "#gateway/create.ts";
import { accessGateway, getAs, linkCookie, sessionCookie } from "#gateway/testing/access.ts";
import { stopDate } from "#gateway/testing/clock.ts";
import { json } from "#gateway/testing/gateway.ts";
import { aCounting, aLine } from "#testing/samples.ts";

const pass = stopDate();

const target = "/api/v1/countings/a";

/** Enough of them for a large answer. */
const lines = () =>
  Array.from({ length: 1000 }, (_, id) => aLine({ id, index: id, costPrice: 77_000 + id }));

/** A gateway whose API has one counting, which can be changed. */
async function withCounting(size = 1000) {
  const api = { products: lines().slice(0, size), isDown: false };
  const made = accessGateway({
    upstream: async () =>
      api.isDown
        ? new Response(null, { status: 500 })
        : json({ ...aCounting(), products: api.products }),
    changes: { cacheSeconds: 10, maxBodyBytes: 5_000_000 },
  });
  const admin = sessionCookie();
  const count = (id: number, countedStock: number) => {
    api.products = api.products.map((line) => (line.id === id ? { ...line, countedStock } : line));
    pass(11);
  };
  return { ...made, api, admin, count };
}

/** Loads the counting for the first time. */
async function load({ gateway }: { gateway: Gateway }, cookie: string): Promise<Response> {
  const response = await getAs(gateway, target, cookie, accepting);
  await response.clone().text();
  return response;
}

const accepting = { Accept: `${lineChangesType}, application/json` };
const since = (response: Response) => ({
  ...accepting,
  "If-None-Match": response.headers.get("ETag") ?? "",
});
const typeOf = (response: Response) => response.headers.get("Content-Type");

describe("a viewer who has an earlier version", () => {
  test("gets the changed lines, and the new version's tag", async () => {
    const { gateway, admin, count } = await withCounting();
    const first = await load({ gateway }, admin);
    expect(typeOf(first)).toBe("application/json");
    count(5, 12);
    count(700, 3);
    const changes = await getAs(gateway, target, admin, since(first));
    expect(typeOf(changes)).toBe(lineChangesType);
    expect(changes.headers.get("Vary")).toBe("Accept, Accept-Encoding");
    const { changed, products } = await changes.json();
    expect(changed).toEqual({ count: 1000, rows: [5, 700] });
    expect(products).toMatchObject([
      { id: 5, countedStock: 12 },
      { id: 700, countedStock: 3 },
    ]);
    const whole = await getAs(gateway, target, admin);
    expect(whole.headers.get("ETag")).toBe(changes.headers.get("ETag"));
    expect((await getAs(gateway, target, admin, since(changes))).status).toBe(304);
  });

  test("gets them since one of several versions, and after the counting went back", async () => {
    const { gateway, admin, count } = await withCounting();
    const first = await load({ gateway }, admin);
    count(1, 1);
    const second = await getAs(gateway, target, admin, since(first));
    count(2, 2);
    await getAs(gateway, target, admin, since(second));
    const both = await (await getAs(gateway, target, admin, since(first))).json();
    expect(both.changed.rows).toEqual([1, 2]);
    const one = await (await getAs(gateway, target, admin, since(second))).json();
    expect(one.changed.rows).toEqual([2]);
    // The same version once more.
    pass(11);
    const again = await (await getAs(gateway, target, admin, since(second))).json();
    expect(again.changed.rows).toEqual([2]);
    count(2, 5);
    const third = await getAs(gateway, target, admin, since(second));
    count(2, 2);
    const back = await (await getAs(gateway, target, admin, since(third))).json();
    expect(back.products).toMatchObject([{ id: 2, countedStock: 2 }]);
  });

  test("gets everything without asking for changes, for a small or unknown version, or after many changes", async () => {
    const { gateway, admin, api, count } = await withCounting();
    const first = await load({ gateway }, admin);
    count(1, 1);
    const { "If-None-Match": known } = since(first);
    const asked = [{ "If-None-Match": known }, { ...accepting, "If-None-Match": 'W/"other"' }];
    for (const headers of asked) {
      const whole = await getAs(gateway, target, admin, headers);
      expect(typeOf(whole)).toBe("application/json");
      expect((await whole.json()).products).toHaveLength(1000);
    }
    api.products = api.products.map((line) => ({ ...line, countedStock: 9 }));
    pass(11);
    expect(typeOf(await getAs(gateway, target, admin, since(first)))).toBe("application/json");
    const small = await withCounting(20);
    const before = await load(small, small.admin);
    small.count(1, 1);
    const after = await getAs(small.gateway, target, small.admin, since(before));
    expect(typeOf(after)).toBe("application/json");
  });

  test("of another gateway gets everything", async () => {
    const one = await withCounting();
    const other = await withCounting();
    const first = await load(one, one.admin);
    other.count(1, 1);
    const second = await getAs(other.gateway, target, other.admin, since(first));
    expect([second.status, typeOf(second)]).toEqual([200, "application/json"]);
  });

  test("is told that the API fails, as without changes", async () => {
    const { gateway, admin, api, count } = await withCounting();
    const first = await load({ gateway }, admin);
    count(1, 1);
    const second = await getAs(gateway, target, admin, since(first));
    expect(typeOf(second)).toBe(lineChangesType);
    api.isDown = true;
    pass(20);
    const stale = await getAs(gateway, target, admin, since(first));
    expect(stale.headers.get("X-Stale")).toBe("upstream-unavailable");
    expect(typeOf(stale)).toBe("application/json");
  });
});

describe("a viewer from whom costs are hidden", () => {
  test("gets changes without them, and none for lines in which only they changed", async () => {
    const { gateway, admin, api, count } = await withCounting();
    const cookie = await linkCookie(gateway, admin, { hides: ["costs"] });
    const first = await load({ gateway }, cookie);
    api.products = api.products.map((line) =>
      line.id === 3 ? { ...line, costPrice: 88_888 } : line,
    );
    count(9, 4);
    const changes = await getAs(gateway, target, cookie, since(first));
    expect(typeOf(changes)).toBe(lineChangesType);
    const text = await changes.text();
    const { changed, products } = JSON.parse(text);
    expect(changed.rows).toEqual([9]);
    expect(products).toMatchObject([{ id: 9, costPrice: null, countedStock: 4 }]);
    expect(text).not.toMatch(/88888|77009/);
  });

  test("gets everything that they may see for a version in which costs are not hidden", async () => {
    const { gateway, admin, count } = await withCounting();
    const first = await load({ gateway }, admin);
    const cookie = await linkCookie(gateway, admin, { hides: ["costs"] });
    await load({ gateway }, cookie);
    count(9, 4);
    const whole = await getAs(gateway, target, cookie, since(first));
    expect(typeOf(whole)).toBe("application/json");
    expect(await whole.text()).not.toContain("77009");
  });
});

test("200 viewers of one counting cost one request, and one reading of its lines", async () => {
  const { gateway, admin, requests, count } = await withCounting();
  const first = await load({ gateway }, admin);
  count(5, 12);
  const before = requests.length;
  const texts = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const response = await getAs(gateway, target, admin, since(first));
      return `${typeOf(response)} ${await response.text()}`;
    }),
  );
  expect(requests.length - before).toBe(1);
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toContain(lineChangesType);
});
