import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { problemSchema } from "#contract/problem.ts";
import { accessGateway, getAs, linkCookie, sessionCookie } from "#gateway/testing/access.ts";
import { stopDate } from "#gateway/testing/clock.ts";
import { emptyList, json } from "#gateway/testing/gateway.ts";
import { createMissBudget } from "./miss-budget.ts";

describe("a budget", () => {
  let now = 0;
  const refusalOf = (work: () => unknown) => {
    try {
      work();
      return undefined;
    } catch (error) {
      return error;
    }
  };

  test("is enough for a link with a thousand users", () => {
    const budget = createMissBudget(() => now);
    const ask = (count: number) => {
      for (let n = 0; n < count; n += 1) budget.begin("link:1")("answered");
    };
    for (let second = 0; second < 600; second += 10) {
      // Answers are fresh for 10 s: ten pages of the list and 450 open countings.
      ask(10 + 450);
      // A user loads a list of 4,000 every minute.
      if (second % 60 === 0) ask(40);
      now += 10_000;
    }
  });

  test("is refilled after the time in its refusal", () => {
    const budget = createMissBudget(() => now);
    for (let n = 0; n < 3000; n += 1) budget.begin("link:1")("answered");
    const refusal = refusalOf(() => budget.begin("link:1"));
    expect(refusal).toMatchObject({
      problem: { code: "rate-limited", status: 429, retryAfter: 1 },
    });
    budget.begin("link:2");
    now += 1000;
    for (let n = 0; n < 50; n += 1) budget.begin("link:1")("answered");
    expect(refusalOf(() => budget.begin("link:1"))).toBeDefined();
  });

  test("allows 120 refused questions", () => {
    const budget = createMissBudget(() => now);
    let guesses = 0;
    while (refusalOf(() => budget.begin("link:1")("refused")) === undefined) guesses += 1;
    expect(guesses).toBe(120);
  });

  test("allows 100 concurrent questions", () => {
    const budget = createMissBudget(() => now);
    const ends = Array.from({ length: 100 }, () => budget.begin("link:1"));
    expect(refusalOf(() => budget.begin("link:1"))).toBeDefined();
    budget.begin("link:2");
    ends[0]?.("answered");
    budget.begin("link:1");
  });

  test("is not refilled by a clock that is set back", () => {
    const budget = createMissBudget(() => now);
    for (let n = 0; n < 3000; n += 1) budget.begin("link:1")("answered");
    now -= 3_600_000;
    expect(refusalOf(() => budget.begin("link:1"))).toBeDefined();
    now += 1000;
    budget.begin("link:1");
  });
});

describe("the holder of a link who guesses ids", () => {
  const pass = stopDate();

  async function withLink() {
    const { gateway, requests } = accessGateway({
      upstream: async ({ url }) => {
        if (url.includes("?")) return json(emptyList);
        return url.endsWith("/good") ? json({ id: "good" }) : new Response(null, { status: 404 });
      },
    });
    const admin = sessionCookie();
    const link = await linkCookie(gateway, admin);
    const ask = (id: string, cookie = link) => getAs(gateway, `/api/v1/countings/${id}`, cookie);
    return { gateway, requests, admin, link, ask };
  }

  test("has to wait after 120 guesses, and other viewers do not", async () => {
    const { gateway, requests, admin, link, ask } = await withLink();
    await ask("good");
    for (let n = 0; n < 130; n += 1) await ask(`guess-${n}`);
    expect(requests).toHaveLength(121);
    const refused = await ask("another");
    const problem = v.parse(problemSchema, await refused.json());
    expect([refused.status, problem.code]).toEqual([429, "rate-limited"]);
    expect(refused.headers.get("Retry-After")).toBe("1");
    // Cached answers and failures need no request.
    expect((await ask("good")).status).toBe(200);
    expect((await ask("guess-1")).status).toBe(404);
    expect((await ask("another", admin)).status).toBe(404);
    expect((await getAs(gateway, "/api/v1/countings", admin)).status).toBe(200);
    pass(30);
    const stale = await ask("good");
    expect(stale.status).toBe(200);
    expect((await getAs(gateway, "/api/v1/countings", link)).status).toBe(200);
  });

  test("gets stale answers while the budget is used up", async () => {
    const { ask } = await withLink();
    await ask("good");
    pass(30);
    for (let n = 0; n < 120; n += 1) await ask(`guess-${n}`);
    const stale = await ask("good");
    expect([stale.status, stale.headers.get("X-Stale")]).toEqual([200, "rate-limited"]);
  });

  test("is the same one after signing in again, anywhere in its network", async () => {
    const { gateway } = await withLink();
    const guess = (name: string, address: string, cookie = sessionCookie("viewer")) =>
      gateway(
        new Request("http://localhost/", { headers: { Cookie: cookie } }),
        `/api/v1/countings/${name}`,
        address,
      );
    for (let n = 0; n < 120; n += 1) await guess(`guess-${n}`, `2001:db8:1:1::${n.toString(16)}`);
    expect((await guess("another", "2001:db8:1:1:ffff::1")).status).toBe(429);
    expect((await guess("another", "2001:db8:1:2::1")).status).toBe(404);
    expect((await guess("third", "2001:db8:1:1::1", sessionCookie("admin"))).status).toBe(404);
  });
});
