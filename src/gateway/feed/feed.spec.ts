import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import type { NewShare } from "#contract/access.ts";
import { accessGateway, createShare, postAs, sessionCookie } from "#gateway/testing/access.ts";
import { codeOf, get, json, pieces, testGateway } from "#gateway/testing/gateway.ts";
import type { Fetch } from "#gateway/upstream/upstream.ts";
import { aCountedLine, aCounting, aDocumentation, aLine } from "#testing/samples.ts";

const north = { name: "North", id: 7, code: "N", slug: "north" };
const south = { name: 'South; "2"', id: 8, code: "S", slug: "south" };
const active = aCounting({ id: "a", warehouse: north });
const other = aCounting({ id: "b/1", warehouse: south, active: false });
const user = { id: 3, username: "ana.secret" };
const products = [
  aCountedLine(8, -2, { id: 1, assignedUser: user, costPrice: 0.1 }),
  aCountedLine(12.5, 2.5, { id: 2, index: 1, location: { id: "l", code: "=1+1" } }),
  aLine({ id: 3, index: 2, documentation: aDocumentation("Miscount") }),
];

/** An API with two countings on two pages, of three lines each. */
function apiOf(lines: readonly unknown[] = products): Fetch {
  return async ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    const id = /countings\/(.+)$/.exec(pathname)?.[1];
    if (id !== undefined) {
      const found = [active, other].find((one) => one.id === decodeURIComponent(id));
      return found ? json({ ...found, products: lines }) : new Response(null, { status: 404 });
    }
    const warehouse = searchParams.get("warehouse");
    const items = [active, other].filter(
      (one) => warehouse === null || String(one.warehouse.id) === warehouse,
    );
    if (warehouse !== null || searchParams.get("limit") !== "1") {
      return json({ items, meta: { total: items.length } });
    }
    const second = searchParams.get("cursor") === "2";
    const meta = second ? { total: 2 } : { total: 2, cursor: "2" };
    return json({ items: [second ? other : active], meta });
  };
}

const { gateway } = testGateway(apiOf());
const text = async (path: string) => (await get(gateway, path)).text();
const csv = async (path: string, delimiter = ","): Promise<Record<string, string>[]> =>
  parse(await text(path), { columns: true, delimiter });

describe("the feed of countings", () => {
  test("has a row for each, as of its answer", async () => {
    const [first, second] = await csv("/feed/countings.csv");
    expect(first).toMatchObject({
      id: "a",
      "warehouse.id": "7",
      "warehouse.name": "North",
      startedAt: "2026-03-02T06:00:00.000Z",
      active: "true",
      total: "200",
      counted: "80",
      left: "120",
      progress: "0.4",
      "discrepancy-rate": "0.05",
      pace: "1",
      overdue: "true",
      conclusion: "overdue",
      fetchedAt: expect.stringMatching(/Z$/),
      fault: "",
    });
    expect(second).toMatchObject({ "warehouse.name": south.name, conclusion: "", pace: "" });
  });

  test("is the same as JSON", async () => {
    const { items, next } = JSON.parse(await text("/feed/countings.json"));
    expect(next).toBeNull();
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({
      id: "a",
      total: 200,
      active: true,
      progress: 0.4,
      fault: null,
    });
  });

  test("names the next page, in the same form", async () => {
    const path = "/feed/countings.csv?limit=1&decimal=comma";
    const answer = await get(gateway, path);
    const next = /^<(.+)>; rel="next"$/.exec(answer.headers.get("Link") ?? "")?.[1] ?? "";
    expect(next).toMatch(/^\/feed\/countings\.csv\?limit=1&cursor=.+&decimal=comma$/);
    expect(await csv(next, ";")).toMatchObject([{ id: "b/1", progress: "0,4" }]);
    expect((await get(gateway, next)).headers.get("Link")).toBeNull();
    const page = JSON.parse(await text("/feed/countings.json?limit=1"));
    expect(JSON.parse(await text(page.next))).toMatchObject({ items: [{ id: "b/1" }], next: null });
  });

  test("says which field of a counting cannot be read", async () => {
    const broken = { ...active, warehouse: { ...north, name: 5 } };
    const { gateway: own } = testGateway(async () => json({ items: [broken], meta: { total: 1 } }));
    const { items } = await (await get(own, "/feed/countings.json")).json();
    expect(items).toMatchObject([{ id: "a", total: null, fault: "warehouse.name" }]);
  });
});

describe("the feed of lines", () => {
  test("has the fields of the API and those that are computed", async () => {
    const rows = await csv("/feed/countings/a/lines.csv");
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatchObject({
      id: "1",
      index: "0",
      state: "counted",
      expected: "10",
      value: "-0.2",
      "absolute-value": "0.2",
      "product.code": "SKU-1",
      "assignedUser.username": "ana.secret",
      "lot.code": "",
      difference: "-2",
      fault: "",
    });
    expect(rows[2]).toMatchObject({
      state: "not-started",
      "documentation.reason.name": "Miscount",
    });
  });

  test("has no formula", async () => {
    expect((await csv("/feed/countings/a/lines.csv"))[1]?.["location.code"]).toBe("'=1+1");
    const { items } = JSON.parse(await text("/feed/countings/a/lines.json"));
    expect(items[1]["location.code"]).toBe("=1+1");
  });

  test("writes exact decimals in JSON", async () => {
    expect(await text("/feed/countings/a/lines.json")).toContain('"value":-0.2,');
  });

  test.each([
    ["", ",", "12.5"],
    ["?separator=semicolon", ";", "12.5"],
    ["?separator=tab&decimal=comma", "\t", "12,5"],
    ["?decimal=comma", ";", "12,5"],
  ])("is separated as asked: %s", async (query, delimiter, counted) => {
    const rows = await csv(`/feed/countings/a/lines.csv${query}`, delimiter);
    expect(rows[1]?.countedStock).toBe(counted);
  });

  test("keeps a line that cannot be read, and names the field", async () => {
    const { gateway: own } = testGateway(apiOf([{ ...products[0], costPrice: "x" }, 7]));
    const answer = await get(own, "/feed/countings/a/lines.json");
    const { items } = await answer.json();
    expect(items).toMatchObject([
      { id: 1, difference: -2, costPrice: null, value: null, fault: "costPrice" },
      { id: null, fault: expect.any(String) },
    ]);
  });

  test("is a problem when the answer breaks off, and never a part", async () => {
    const whole = JSON.stringify({ ...active, products });
    const { gateway: own } = testGateway(async () => pieces([whole.slice(0, -30)], "fail"));
    expect(await codeOf(await get(own, "/feed/countings/a/lines.csv"))).toMatch(/^50\d upstream-/);
  });

  test("is not sent again while nothing changed", async () => {
    const { gateway: own, requests } = testGateway(apiOf());
    const path = "/feed/countings/a/lines.csv";
    const first = await get(own, path);
    const tag = first.headers.get("ETag") ?? "";
    expect(first.headers.get("Content-Length")).toBe(String((await first.text()).length));
    const again = await get(own, path, { headers: { "If-None-Match": tag } });
    expect([again.status, again.headers.get("ETag")]).toEqual([304, tag]);
    const otherForm = await get(own, `${path}?separator=tab`, {
      headers: { "If-None-Match": tag },
    });
    expect(otherForm.status).toBe(200);
    expect(requests).toHaveLength(1);
    const head = await get(own, path, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });
});

describe("the figures of one counting", () => {
  test("are those of its header and of its lines", async () => {
    expect(JSON.parse(await text("/feed/countings/a/figures.json"))).toMatchObject({
      id: "a",
      total: 200,
      "lines-total": 3,
      "lines-discrepancies": 2,
      accuracy: 0,
      "net-value": 6.05,
      "loss-value": 0.2,
      "lines-unreadable": 0,
    });
  });

  test("are not added up where a line cannot be read", async () => {
    const { gateway: own } = testGateway(apiOf([...products, {}]));
    const figures = await (await get(own, "/feed/countings/a/figures.json")).json();
    expect(figures).toMatchObject({ total: 200, "lines-total": null, "lines-unreadable": 1 });
  });
});

test.each([
  ["/feed/countings.csv?separator=x", "separator is comma, semicolon or tab"],
  ["/feed/countings.csv?decimal=comma&separator=comma", "A comma cannot both"],
  ["/feed/countings.json?separator=tab", "does not have"],
  ["/feed/countings/a/lines.csv?limit=1", "does not have"],
  ["/feed/countings.csv?limit=0", "limit is a whole number"],
])("refuses %s with the reason", async (path, reason) => {
  const answer = await get(gateway, path);
  expect([answer.status, (await answer.json()).detail]).toEqual([
    400,
    expect.stringContaining(reason),
  ]);
});

test.each(["/feed", "/feed/x.csv", "/feed/countings", "/feed/countings/a/figures.csv"])(
  "there is nothing at %s",
  async (path) => {
    expect(await codeOf(await get(gateway, path))).toBe("404 not-found");
  },
);

test("there is no history without an archive", async () => {
  expect(await codeOf(await get(gateway, "/feed/history.csv"))).toBe("404 history-off");
});

describe("a feed's token", () => {
  const admin = sessionCookie();
  async function feedOf(wanted: Partial<NewShare>) {
    const { gateway: own } = accessGateway({ upstream: apiOf() });
    const share = await createShare(own, admin, { kind: "feed", ...wanted });
    const headers = { Authorization: `Bearer ${share.token}` };
    return { own, share, ask: (path: string) => get(own, path, { headers }) };
  }

  test("shows its scope alone", async () => {
    const { ask } = await feedOf({ scope: { kind: "warehouse", warehouse: "7", name: null } });
    const { items } = await (await ask("/feed/countings.json")).json();
    expect(items.map(({ id }: { readonly id: string }) => id)).toEqual(["a"]);
    expect((await ask("/feed/countings/a/lines.csv")).status).toBe(200);
    for (const path of ["/feed/countings/b%2F1/lines.csv", "/feed/countings/b%2F1/figures.json"]) {
      expect(await codeOf(await ask(path))).toBe("403 out-of-scope");
    }
    expect(await codeOf(await ask("/feed/countings.csv?warehouse=8"))).toBe("403 out-of-scope");
  });

  test("leaves out costs and names", async () => {
    const { ask } = await feedOf({ hides: ["costs", "names"] });
    const answer = await ask("/feed/countings/a/lines.json");
    expect(answer.headers.get("X-Countboard-Redacted")).toBe("costs,names");
    const { items } = await answer.json();
    expect(items[0]).toMatchObject({
      difference: -2,
      costPrice: null,
      value: null,
      "assignedUser.id": 3,
      "assignedUser.username": null,
    });
    const figures = await (await ask("/feed/countings/a/figures.json")).json();
    expect(figures).toMatchObject({ "net-value": null, "net-units": 0.5, "value-at-risk": null });
  });

  test("opens nothing once it is stopped", async () => {
    const { own, share, ask } = await feedOf({});
    expect((await ask("/feed/countings.csv")).status).toBe(200);
    await postAs(own, "/api/shares/revoke", admin, { id: share.id });
    expect(await codeOf(await ask("/feed/countings.csv"))).toBe("403 share-revoked");
  });
});
