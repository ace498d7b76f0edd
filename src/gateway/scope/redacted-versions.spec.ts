import { describe, expect, test } from "vitest";
import { lineChangesType } from "#contract/line-changes.ts";
import { accessGateway, getAs, linkCookie, sessionCookie } from "#gateway/testing/access.ts";
import { stopDate } from "#gateway/testing/clock.ts";
import { json, pieces } from "#gateway/testing/gateway.ts";
import { aCounting, aLine } from "#testing/samples.ts";

const pass = stopDate();
const detail = "/api/v1/countings/a";
const list = "/api/v1/countings";
const north = { name: "North", id: 7, code: "N", slug: "north" };
const south = { name: "South", id: 8, code: "S", slug: "south" };

/** A viewer without costs of one warehouse, and what the API has of it and of another one. */
async function withHolder() {
  const api = { cost: 1, stock: 5, foreign: 1, parts: 1, lines: 1 };
  const own = aCounting({ id: "a", warehouse: north });
  const { gateway } = accessGateway({
    upstream: async ({ url }) => {
      const { cost, stock, foreign, parts, lines } = api;
      if (url.includes("?")) {
        const other = aCounting({ id: "b", warehouse: south, totalIncidents: foreign });
        return json({ items: [own, other], meta: { total: 2 } });
      }
      const line = aLine({ costPrice: cost, countedStock: stock });
      const text = JSON.stringify({ ...own, products: Array.from({ length: lines }, () => line) });
      const size = Math.ceil(text.length / parts);
      return pieces(Array.from({ length: parts }, (_, n) => text.slice(n * size, (n + 1) * size)));
    },
    changes: { maxBodyBytes: 50_000_000 },
  });
  const admin = sessionCookie();
  const scope = { kind: "warehouse", warehouse: "7", name: null } as const;
  const holder = await linkCookie(gateway, admin, { scope, hides: ["costs"] });
  /** The answer a minute later, when no earlier one is fresh. */
  const ask = async (target: string, cookie = holder, headers = {}) => {
    pass(60);
    const response = await getAs(gateway, target, cookie, headers);
    return {
      status: response.status,
      tag: response.headers.get("ETag") ?? "",
      text: await response.text(),
    };
  };
  return { api, ask, admin, holder };
}

/** A condition that no answer meets: such a request waits for the whole answer, on a busy machine too. */
const whenWhole = { "If-None-Match": 'W/"other"' };

describe("the entity tag of a redacted answer", () => {
  test.each([detail, list])("does not show changes of what is hidden: %s", async (target) => {
    const { api, ask, admin } = await withHolder();
    const first = await ask(target, undefined, whenWhole);
    const whole = await ask(target, admin);
    Object.assign(api, { cost: 2, foreign: 2 });
    const second = await ask(target, undefined, whenWhole);
    expect(second).toEqual(first);
    expect((await ask(target, admin)).tag).not.toBe(whole.tag);
    expect((await ask(target, undefined, { "If-None-Match": first.tag })).status).toBe(304);
    Object.assign(api, { cost: 1, foreign: 1 });
    expect((await ask(target, undefined, { "If-None-Match": first.tag })).status).toBe(304);
  });

  test("changes with what is sent, and returns with it", async () => {
    const { api, ask } = await withHolder();
    const first = await ask(detail, undefined, whenWhole);
    api.stock = 6;
    const second = await ask(detail, undefined, { "If-None-Match": first.tag });
    expect([second.status, second.tag === first.tag]).toEqual([200, false]);
    api.stock = 5;
    expect((await ask(detail, undefined, whenWhole)).tag).toBe(first.tag);
  });

  test("is provisional during a transfer, and stays valid while what is sent is the same", async () => {
    const { api, ask } = await withHolder();
    Object.assign(api, { parts: 50, lines: 2000 });
    const first = await ask(detail);
    api.cost = 2;
    const second = await ask(detail, undefined, { "If-None-Match": first.tag });
    expect([second.status, second.text]).toEqual([304, ""]);
    api.cost = 3;
    expect((await ask(detail, undefined, { "If-None-Match": first.tag })).status).toBe(304);
    api.stock = 6;
    expect((await ask(detail, undefined, { "If-None-Match": first.tag })).status).toBe(200);
  });

  test("is that of the changed lines, too", async () => {
    const { api, ask } = await withHolder();
    Object.assign(api, { parts: 50, lines: 2000 });
    const first = await ask(detail);
    api.cost = 2;
    const headers = { "If-None-Match": first.tag, Accept: `${lineChangesType}, application/json` };
    expect((await ask(detail, undefined, headers)).status).toBe(304);
  });
});
