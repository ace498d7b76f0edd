import { beforeAll, describe, expect, test } from "vitest";
import type { Hidden } from "#contract/access.ts";
import { accessGateway, getAs, linkCookie, sessionCookie } from "#gateway/testing/access.ts";
import { codeOf, pieces } from "#gateway/testing/gateway.ts";

describe("an answer that violates the API's contract", () => {
  let answer = () => pieces([]);
  const made = accessGateway({ upstream: async () => answer() });
  let cookie = "";
  beforeAll(async () => {
    const own = sessionCookie();
    const hides: Hidden[] = ["costs", "names"];
    cookie = await linkCookie(made.gateway, own, { hides });
  });
  let round = 0;
  const request = (body: string, more: readonly string[] = [], then: "end" | "fail" = "end") => {
    round += 1;
    answer = () => pieces([body, ...more], then);
    return getAs(made.gateway, `/api/v1/countings/round-${round}`, cookie);
  };

  test("omits unknown fields", async () => {
    const line = {
      id: 1,
      costPrice: { amount: "canary" },
      price: "canary",
      assignedUser: "canary",
      documentation: [{ body: "canary" }],
      incident: { body: ["canary"], id: 2, type: { name: { en: "canary" } } },
      product: {
        costPrice: "canary",
        supplier: "canary",
        metrics: { priceYear: "canary", margin: "canary" },
      },
      location: { id: "x", code: ["canary"] },
    };
    const body = {
      id: "a",
      owner: "canary",
      participants: [{ id: 1, username: "canary", email: "canary" }, "canary"],
      warehouse: "canary",
      products: [line, "canary", ["canary"], null],
      value: { total: "canary" },
    };
    const response = await request(JSON.stringify(body));
    expect(await response.json()).toEqual({
      id: "a",
      participants: [{ id: 1, username: null }, null],
      warehouse: null,
      products: [
        {
          id: 1,
          costPrice: null,
          assignedUser: null,
          documentation: null,
          incident: { body: null, id: 2, type: { name: null } },
          product: { costPrice: null, metrics: { priceYear: null } },
          location: { id: "x", code: null },
        },
        null,
        null,
        null,
      ],
    });
    for (const products of ["canary", { a: "canary" }, null]) {
      expect(await (await request(JSON.stringify({ products }))).text()).toBe('{"products":null}');
    }
    const twice =
      '{"products":[{"costPrice":1,"costPrice":"canary"}],"products":[{"costPrice":"canary"}]}';
    expect(await (await request(twice)).text()).not.toContain("canary");
    const escaped =
      '{"products":[{"costPric\\u0065":"canary","product":{"\\u0063ostPrice":"canary"}}]}';
    expect(await (await request(escaped)).text()).not.toContain("canary");
  });

  test.each([
    '{"id":"a","products":[{"costPrice":canary}]}',
    '{"id":"a","products":[{"costPrice":"canary]}',
    '{"id":"a","products":[{"costPrice":"canary"}',
    '{"id":"a","products":[{"costPrice":"canary"}]',
    '{"id":"a","products":[{"costPrice":"canary"} "canary"]}',
    '{"id":canary}',
  ])("and cannot be read ends in an error: %s", async (body) => {
    const response = await request(body);
    // On a busy machine the answer has begun by then, and its transfer fails.
    if (response.ok) await expect(response.text()).rejects.toThrow("upstream-not-json");
    else expect(await codeOf(response)).toBe("502 upstream-not-json");
  });

  test("and breaks off late is a transfer that failed, with nothing in it", async () => {
    const line = JSON.stringify({
      id: 1,
      costPrice: 31_415_926,
      product: { description: "x".repeat(900) },
    });
    const many = Array.from({ length: 200 }, () => `${line},`);
    const response = await request('{"id":"a","products":[', many, "fail");
    let sent = "";
    const read = async () => {
      const decoder = new TextDecoder();
      for await (const piece of response.body ?? [])
        sent += decoder.decode(piece, { stream: true });
    };
    if (response.status === 200) await expect(read()).rejects.toThrow();
    expect(sent).not.toContain("31415926");
  });
});
