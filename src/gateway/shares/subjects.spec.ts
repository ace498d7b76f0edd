import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  accessGateway,
  createShare,
  getAs,
  openLink,
  postAs,
  sessionCookie,
  sharesOf,
  submitForm,
} from "#gateway/testing/access.ts";
import { get, json, pieces } from "#gateway/testing/gateway.ts";
import { askToPair, enterCode } from "#gateway/testing/pairing.ts";

const startedAt = "2026-11-22T23:30:00Z";
const header = {
  id: "a/b",
  startedAt,
  warehouse: { id: 7, code: "VLC-02", name: "Valencia <Norte>" },
};
const scope = { kind: "counting", id: "a/b" } as const;
const subject = { name: "Valencia <Norte>", startedAt };

let answer: () => Response | Promise<Response>;
beforeEach(() => {
  answer = () => json({ ...header, products: [] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function gatewayOf() {
  const made = accessGateway({
    upstream: async () => answer(),
    changes: { timeZone: "Europe/Madrid", cacheSeconds: 0.001 },
  });
  return { ...made, admin: sessionCookie() };
}

describe("a shared counting", () => {
  test("is named by its warehouse and start, in the list and on the landing page", async () => {
    const { gateway, requests, admin } = await gatewayOf();
    const made = await createShare(gateway, admin, { scope });
    expect(made.subject).toEqual(subject);
    expect(await sharesOf(await getAs(gateway, "/api/shares", admin))).toMatchObject([{ subject }]);
    const headers = { "Accept-Language": "en-GB" };
    const landing = await get(gateway, `${made.link}?lang=en`, { headers });
    const page = await landing.text();
    expect(page).toContain("Valencia &lt;Norte&gt;, stock count of 23 November 2026");
    expect(page).toMatch(/Shared until \d+ \w+ \d{4}\./);
    const { access } = await (
      await getAs(gateway, "/api/settings", await openLink(gateway, made))
    ).json();
    expect(access).toMatchObject({ scope, subject });
    // Chat programs show these to others.
    const [head = ""] = page.split("</head>");
    expect(head).not.toContain("Valencia");
    expect(requests).toHaveLength(1);
    expect(requests[0]?.url).toMatch(/\/countings\/a%2Fb$/);
  });

  test("is named for a screen, too", async () => {
    const { gateway, admin } = await gatewayOf();
    const { said } = await askToPair(gateway);
    const response = await enterCode(gateway, admin, { code: said.code, scope });
    expect(await response.json()).toMatchObject({ kind: "screen", subject });
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ["fails", () => new Response(null, { status: 500 })],
    ["has no name", () => json({ id: "a/b", startedAt, products: [] })],
    ["has too long a name", () => json({ ...header, warehouse: { name: "x".repeat(201) } })],
    ["breaks off", () => pieces(['{"id":"a/b","startedAt":'], "fail")],
    ["does not end", () => pieces(['{"id":"a/b","products":['], "hang")],
  ])(
    "goes by its id while the API's answer %s, and is asked again a minute later",
    async (_, fault) => {
      answer = fault;
      const { gateway, requests, admin } = await gatewayOf();
      const made = await createShare(gateway, admin, { scope });
      expect(made.subject).toBeNull();
      const landing = () => get(gateway, `${made.link}?lang=en`).then((page) => page.text());
      for (let n = 0; n < 5; n += 1) expect(await landing()).toContain("Stock count a/b");
      expect(requests).toHaveLength(1);
      answer = () => json({ ...header, products: [] });
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
      expect(await landing()).toContain("Valencia &lt;Norte&gt;");
      expect(await sharesOf(await getAs(gateway, "/api/shares", admin))).toMatchObject([
        { subject },
      ]);
    },
  );

  test("of an unusable id is never requested", async () => {
    const { gateway, requests, admin } = await gatewayOf();
    const made = await createShare(gateway, admin, { scope: { kind: "counting", id: "../x" } });
    expect(made.subject).toBeNull();
    expect((await get(gateway, made.link ?? "")).status).toBe(200);
    expect(requests).toHaveLength(0);
  });

  test("is named to those with its link alone", async () => {
    const { gateway, requests, admin } = await gatewayOf();
    const { link, id } = await createShare(gateway, admin, { scope });
    requests.length = 0;
    const forged = (link ?? "").replace(/.$/, (sign) => (sign === "A" ? "E" : "A"));
    for (const method of ["GET", "HEAD", "POST", "PUT"]) {
      const text = await (await get(gateway, forged, { method })).text();
      expect(text).not.toContain("Valencia");
    }
    await postAs(gateway, "/api/shares/revoke", admin, { id });
    expect(await (await get(gateway, link ?? "")).text()).not.toContain("Valencia");
    expect(requests).toHaveLength(0);
  });
});

test("the landing page of other scopes asks the API for nothing", async () => {
  const { gateway, requests, admin } = await gatewayOf();
  for (const [one, text] of [
    [{ kind: "all" }, "All stock counts"],
    [{ kind: "warehouse", warehouse: "7", name: "Porto" }, "Porto, active stock counts"],
    [{ kind: "warehouse", warehouse: "7", name: null }, "7, active stock counts"],
  ] as const) {
    const made = await createShare(gateway, admin, { scope: one });
    expect(await (await get(gateway, `${made.link}?lang=en`)).text()).toContain(text);
    expect(await openLink(gateway, made)).not.toBe("");
  }
  expect((await submitForm(gateway, "/share/x")).status).toBe(403);
  expect(requests).toHaveLength(0);
});
