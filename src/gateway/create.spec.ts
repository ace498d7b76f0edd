import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { openAccess } from "#contract/access.ts";
import { problemSchema } from "#contract/problem.ts";
import { settingsSchema } from "#contract/settings.ts";
import { emptyList, get, json, pieces, testConfig, testGateway } from "./testing/gateway.ts";

describe("the gateway", () => {
  test("repeats the filters with the cursor and links to itself", async () => {
    const { gateway, requests } = testGateway(async () =>
      json({
        items: [{ id: "a" }],
        meta: { total: 2, links: { next: { href: "https://inner/v1/countings?cursor=p2" } } },
      }),
    );
    const first = await (await get(gateway, "/api/v1/countings?limit=1&warehouse=7")).json();
    expect(first.meta.cursor).toBe("p2");
    await get(gateway, first.meta.links.next.href);
    expect(requests.map(({ url }) => new URL(url).search)).toEqual([
      "?limit=1&warehouse=7",
      "?limit=1&cursor=p2&warehouse=7",
    ]);
  });

  test("accepts a position of several parameters only if it issued it", async () => {
    const { gateway, requests } = testGateway(async () =>
      json({ items: [{ id: "a" }], meta: { total: 2, links: { next: { href: "?page=2" } } } }),
    );
    const first = await (await get(gateway, "/api/v1/countings?limit=1")).json();
    expect((await get(gateway, first.meta.links.next.href)).status).toBe(200);
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(["?limit=1", "?page=2&limit=1"]);
    const made = await get(gateway, "/api/v1/countings?cursor=%3Fpage%3D2%26admin%3D1");
    expect(made.status).toBe(400);
    expect(v.parse(problemSchema, await made.json()).code).toBe("bad-request");
    expect(requests).toHaveLength(2);
  });

  test("logs a rejected link once", async () => {
    const { gateway, lines } = testGateway(async () =>
      json({ items: [1], meta: { total: 2, links: { next: { href: "//evil/?cursor=p2" } } } }),
    );
    const page = await (await get(gateway, "/api/v1/countings")).json();
    expect(page.meta.cursor).toBeUndefined();
    expect(lines.filter((line) => line.includes("led elsewhere"))).toHaveLength(1);
    expect(lines.join()).not.toContain("evil");
  });

  test("passes on details, incident types and logs", async () => {
    const bodies: Record<string, unknown> = {
      "/base/v1/countings/a": { id: "a", products: [{ ü: 1.5 }] },
      "/base/v1/countings/incident_types": [{ name: "Damaged" }, { name: "Damaged" }],
      "/base/v1/products/imports/7/error-log": "line 1\nline 2",
    };
    const { gateway } = testGateway(async ({ url }) => json(bodies[new URL(url).pathname]));
    for (const [path, body] of Object.entries(bodies)) {
      const response = await get(gateway, path.replace("/base", "/api"));
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual(body);
    }
  });

  test.each([
    ["text/plain", 'said "no"\n\\ <p>\u2028😀', 3],
    ["text/plain; charset=utf-8", "", 1],
    ["text/plain", '"SKU-1" is unknown\nrow 2: "no"', 2],
    ["text/plain", '"never closed', 100],
    ["text/plain", '  "one"\n"two"\n', 4],
    ["", "line 1\nline 2", 3],
    ["", '"SKU-1" is unknown', 100],
    ["", "{}", 100],
    ["", "", 1],
  ])("turns a log of type '%s' into a JSON string", async (type, text, size) => {
    const bytes = new TextEncoder().encode(text);
    const { gateway } = testGateway(async () => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (let at = 0; at < bytes.length; at += size) {
            controller.enqueue(bytes.slice(at, at + size));
          }
          controller.close();
        },
      });
      return new Response(body, { headers: type === "" ? {} : { "Content-Type": type } });
    });
    const response = await get(gateway, "/api/v1/products/imports/7/error-log");
    expect(response.headers.get("Content-Type")).toBe("application/json");
    expect(await response.json()).toBe(text);
  });

  test.each(["text/plain", "text/plain; charset=utf-8", ""])(
    "does not quote a log of type '%s' again that is a JSON string already",
    async (type) => {
      const text = 'said "no"\n\\ <p>\u2028😀';
      const bytes = new TextEncoder().encode(`\ufeff ${JSON.stringify(text)}\n`);
      const { gateway } = testGateway(
        async () => new Response(bytes, { headers: type === "" ? {} : { "Content-Type": type } }),
      );
      const response = await get(gateway, "/api/v1/products/imports/7/error-log");
      expect(await response.json()).toBe(text);
    },
  );

  test("reads a log in the encoding that the API names", async () => {
    const { gateway } = testGateway(
      async () =>
        new Response(Uint8Array.of(0xfc), {
          headers: { "Content-Type": 'text/plain; charset="iso-8859-1"' },
        }),
    );
    const response = await get(gateway, "/api/v1/products/imports/7/error-log");
    expect(await response.json()).toBe("ü");
  });

  test("sends its settings to the page", async () => {
    const shifts = [{ days: [{ from: 1, to: 5 }], hours: [{ from: 360, to: 1320 }] }];
    const workHours = [{ warehouse: "N", timeZone: "Europe/Madrid", shifts }];
    const targets = [{ warehouse: "N", percents: { "accuracy A": 99.5, variance: 0.5 } }];
    const { gateway, requests } = testGateway(async () => json(emptyList), {
      currency: "EUR",
      workHours: () => workHours,
      targets,
    });
    const settings = v.parse(settingsSchema, await (await get(gateway, "/api/settings")).json());
    expect(settings).toEqual({
      demo: false,
      host: "api.example.com",
      hasAlerts: false,
      currency: "EUR",
      pollSeconds: 15,
      activeWithinDays: 180,
      publicUrl: null,
      timeZone: null,
      workHours,
      workHoursPending: false,
      targets,
      targetsPending: false,
      warehouseBy: "id",
      access: openAccess,
      build: "dev",
    });
    expect(await (await get(gateway, "/version")).json()).toEqual({ build: "dev" });
    expect((await get(gateway, "/healthz")).status).toBe(200);
    expect(requests).toHaveLength(0);
  });

  test("names no host in the demo", async () => {
    const { gateway } = testGateway(async () => json(emptyList), { ...testConfig(), demo: true });
    const settings = await (await get(gateway, "/api/settings")).json();
    expect(settings).toMatchObject({ demo: true, host: null });
  });

  test.each(["/api", "/api/", "/api/x.css", "/api/v2/countings", "/api/v1/countings.json", "/"])(
    "has nothing at %s",
    async (target) => {
      const { gateway } = testGateway(async () => json(emptyList));
      const response = await get(gateway, target);
      expect(response.status).toBe(404);
      expect(v.parse(problemSchema, await response.json()).code).toBe("not-found");
    },
  );

  test("works with the request's URL alone", async () => {
    const { gateway, requests } = testGateway(async () => json(emptyList));
    await gateway(new Request("http://x/api/v1/countings?limit=3"));
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(["?limit=3"]);
  });

  test("answers an internal error, and logs its location but not its message", async () => {
    const { upstream } = testConfig();
    const { gateway, lines } = testGateway(async () => json(emptyList), {
      upstream: { ...upstream, baseUrl: "http://[unusable" },
    });
    const response = await get(gateway, "/api/v1/countings");
    expect(v.parse(problemSchema, await response.json()).code).toBe("upstream-unavailable");
    const [note = ""] = lines;
    expect(JSON.parse(note).message).toMatch(/^Unexpected TypeError at .*upstream\.ts/);
    expect(note).not.toContain("unusable");
  });

  test("cancels the API's answer after HEAD", async () => {
    let cancelled = 0;
    const { gateway } = testGateway(async () => pieces(['{"id":'], "hang", () => cancelled++));
    const response = await get(gateway, "/api/v1/countings/a", { method: "HEAD" });
    expect([response.status, response.body]).toEqual([200, null]);
    expect(cancelled).toBe(1);
  });
});

describe("a log line", () => {
  test("has the pattern of the address and none of its values", async () => {
    const { gateway, lines } = testGateway(async () => json({ id: "private-id" }));
    const targets = [
      "/api/v1/countings/private-id",
      "/api/v1/products/imports/private-id/error-log",
      "/api/v1/countings?warehouse=private-id",
      "/api/private-id",
      "/private-id",
      "/assets/private-id",
      "/healthz?private-id",
    ];
    for (const target of targets) await (await get(gateway, target)).text();
    expect(lines.join()).not.toContain("private-id");
    const parsed = lines.map((line) => JSON.parse(line));
    expect(parsed.map(({ route }) => route)).toEqual([
      "/api/v1/countings/:id",
      "/api/v1/products/imports/:id/error-log",
      "/api/v1/countings",
      "/api/*",
      "/*",
      "/*",
      "/healthz",
    ]);
    expect(parsed[0]).toEqual({
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      level: "info",
      method: "GET",
      route: "/api/v1/countings/:id",
      status: 200,
      ms: expect.any(Number),
      bytes: '{"id":"private-id"}'.length,
      cache: "miss",
      viewer: "-",
    });
    expect(parsed[1]).toMatchObject({ level: "error", status: 502 });
    expect(Object.keys(parsed[0])).toEqual(Object.keys(parsed[6]));
  });
});
