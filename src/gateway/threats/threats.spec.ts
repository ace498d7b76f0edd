import * as v from "valibot";
import { afterEach, describe, expect, test } from "vitest";
import { problemSchema } from "#contract/problem.ts";
import { emptyList, get, json, testGateway } from "#gateway/testing/gateway.ts";
import { gatewayTo, serve, stopServers } from "#gateway/testing/servers.ts";

const list = "/api/v1/countings";
const detail = "/api/v1/countings/a";
const log = "/api/v1/products/imports/7/error-log";

afterEach(stopServers);

/** A server that must never receive a request. */
async function trap() {
  const heard: unknown[] = [];
  const address = await serve(({ url }, outgoing) => {
    heard.push(url);
    outgoing.end("{}");
  });
  return { address, host: new URL(address).host, heard };
}

describe("SSRF", () => {
  test("by the next page's link: only its position is used", async () => {
    const { address, host, heard } = await trap();
    const hrefs = [
      `${address}/v1/countings?cursor=p2`,
      `//${host}/v1/countings?cursor=p2`,
      `/\\${host}/v1/countings?cursor=p2`,
      `${address}/steal?cursor=p2`,
      `http://user:password@${host}/v1/countings?cursor=p2`,
      `file:///v1/countings?cursor=p2`,
      `?cursor=${encodeURIComponent(address)}`,
    ];
    const paths: string[] = [];
    const url = await serve((incoming, outgoing) => {
      paths.push(incoming.url?.replace(/\?.*/s, "") ?? "");
      const meta = { total: 9, links: { next: { href: hrefs[paths.length - 1] } } };
      outgoing.setHeader("Content-Type", "application/json");
      outgoing.end(JSON.stringify({ items: [{ id: paths.length }], meta }));
    });
    for (const [index] of hrefs.entries()) {
      const gateway = gatewayTo(`${url}/base`);
      const page = await (await get(gateway, `${list}?limit=${index + 1}`)).json();
      paths.length = index + 1;
      if (page.meta.links.next) {
        expect(page.meta.links.next.href).toMatch(/^\/api\/v1\/countings\?/);
        await get(gateway, page.meta.links.next.href);
      }
      paths.length = index + 1;
    }
    expect(new Set(paths)).toEqual(new Set(["/base/v1/countings"]));
    expect(heard).toEqual([]);
  });

  test.each([301, 302, 303, 307, 308])(
    "by a redirect with %i, here or elsewhere",
    async (status) => {
      const { address, heard } = await trap();
      const paths: unknown[] = [];
      const url = await serve((incoming, outgoing) => {
        paths.push(incoming.url);
        const elsewhere = incoming.url?.includes("incident_types") ? address : "";
        outgoing.writeHead(status, { Location: `${elsewhere}/trap` }).end();
      });
      const gateway = gatewayTo(url);
      for (const target of [list, detail, log, "/api/v1/countings/incident_types"]) {
        const response = await get(gateway, target);
        expect(response.status).toBe(502);
        expect(response.headers.get("Location")).toBeNull();
        expect(v.parse(problemSchema, await response.json()).code).toBe("upstream-redirect");
      }
      expect(paths).not.toContain("/trap");
      expect(heard).toEqual([]);
    },
  );
});

describe("an id", () => {
  test("that is encoded repeatedly is rejected cheaply", async () => {
    const requests: unknown[] = [];
    const { gateway } = testGateway(async (request) => {
      requests.push(request);
      return json({ id: "a" });
    });
    const times = [];
    // The fastest of three, because a busy machine may delay one of them.
    for (let turn = 0; turn < 3; turn += 1) {
      const start = performance.now();
      const answer = await get(gateway, `/api/v1/countings/%${"25".repeat(7900)}`);
      times.push(performance.now() - start);
      expect([answer.status, requests.length]).toEqual([400, 0]);
    }
    expect(Math.min(...times)).toBeLessThan(500);
  });

  test("that forms the path of another endpoint does not share its cache", async () => {
    const types = [{ name: "Damaged" }];
    const { gateway } = testGateway(async () => json(types));
    const fixed = `${list}/incident_types`;
    expect((await get(gateway, `${list}/incident%5Ftypes`)).status).toBe(502);
    const answer = await get(gateway, fixed);
    expect([answer.status, await answer.json()]).toEqual([200, types]);
  });
});

describe("a login pop-up on a TV", () => {
  test.each([401, 403, 407])("never follows from the API's %i", async (status) => {
    const { gateway } = testGateway(async () => {
      const headers = { "WWW-Authenticate": 'Basic realm="x"', "Proxy-Authenticate": "Basic" };
      return new Response("sign in", { status, headers });
    });
    for (const target of [list, detail, log]) {
      const response = await get(gateway, target);
      expect(response.status).toBe(502);
      expect(response.headers.get("WWW-Authenticate")).toBeNull();
      expect(response.headers.get("Proxy-Authenticate")).toBeNull();
      expect(response.headers.get("Content-Type")).toBe("application/problem+json");
    }
  });
});

describe("the viewer's secrets", () => {
  test("are not sent to the API, not even the entity tag", async () => {
    const { gateway, requests } = testGateway(async () => json(emptyList));
    const headers = { "If-None-Match": '"viewer"', Cookie: "session=1", Range: "bytes=0-1" };
    await get(gateway, list, { headers });
    expect([...(requests[0]?.headers.keys() ?? [])].sort()).toEqual([
      "accept",
      "accept-encoding",
      "authorization",
      "user-agent",
    ]);
  });
});

describe("HTML from the API on our origin", () => {
  test.each([
    ["text/html", "<script>alert(1)</script>"],
    ["application/xhtml+xml", "<html/>"],
    ["application/json", "<script>alert(1)</script>"],
    ["image/svg+xml", "<svg onload='alert(1)'/>"],
  ])("never as %s", async (type, body) => {
    const { gateway } = testGateway(
      async () => new Response(body, { headers: { "Content-Type": type } }),
    );
    for (const target of [list, detail, log, "/api/v1/countings/incident_types"]) {
      const response = await get(gateway, target);
      expect(response.status).toBe(502);
      expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(await response.text()).not.toContain("<");
    }
  });

  test("is plain text in a log", async () => {
    const html = "<script>alert(1)</script>";
    const { gateway } = testGateway(
      async () => new Response(html, { headers: { "Content-Type": "text/plain" } }),
    );
    const response = await get(gateway, log);
    expect(response.headers.get("Content-Type")).toBe("application/json");
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(await response.json()).toBe(html);
  });
});

describe("an unencrypted connection", () => {
  test("is never used again after an encrypted one", async () => {
    const { gateway } = testGateway(async () => json(emptyList));
    const strict = async (target: string, proto: string) => {
      const headers = proto === "" ? {} : { "X-Forwarded-Proto": proto };
      const response = await get(gateway, target, { headers });
      return response.headers.get("Strict-Transport-Security");
    };
    for (const target of [list, "/healthz", "/nothing"]) {
      expect(await strict(target, "https")).toMatch(/^max-age=\d{7,}$/);
      expect(await strict(target, "http")).toBeNull();
      expect(await strict(target, "")).toBeNull();
    }
  });
});
