import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test, vi } from "vitest";
import type { Gateway } from "#gateway/create.ts";
import { listen, type Running } from "#gateway/http/serve.ts";
import { get, testConfig, testGateway } from "#gateway/testing/gateway.ts";
import { shipped, startNginx } from "#gateway/testing/nginx.ts";
import { sendRaw } from "#gateway/testing/raw.ts";
import { freePort, nginx } from "#gateway/testing/run-nginx.ts";
import { createNodeFetch } from "#gateway/upstream/node-fetch.ts";

test("the configuration for several gateways sends one request, and never hides a failure", () => {
  expect(shipped).toMatch(/^\s+proxy_cache_lock on;$/m);
  expect(shipped).toMatch(/^\s+proxy_cache_background_update on;$/m);
  // Only answers under revalidation: the gateways mark all other stale ones.
  expect(shipped.match(/proxy_cache_use_stale .*/g)).toEqual(["proxy_cache_use_stale updating;"]);
  expect(shipped).toContain('proxy_cache_key "$http_authorization $request_uri";');
});

const running: { stop(): void | Promise<void> }[] = [];
afterAll(async () => {
  for (const one of running.toReversed()) await one.stop();
});

/** An API that answers on demand. */
async function startApi() {
  const requests: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server: Server = createServer(async ({ url = "", headers }, outgoing) => {
    requests.push(url);
    await released;
    outgoing.setHeader("Content-Type", "application/json");
    if (!headers.authorization?.endsWith(Buffer.from("client:right").toString("base64"))) {
      outgoing.writeHead(401).end();
    } else if (url.includes("?")) {
      const next = { href: "/v1/countings?page=2" };
      outgoing.end(JSON.stringify({ items: [1], meta: { total: 2, links: { next } } }));
    } else outgoing.end('{"id":"a"}');
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  running.push({
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  const { port } = server.address() as AddressInfo;
  return { port, requests, release: () => release() };
}

const path = nginx;
if (path === undefined) {
  test("two gateways behind a real nginx (nginx is not installed, so only its configuration is checked)", () => {
    expect(shipped).toContain("proxy_cache_path");
  });
} else {
  test("two gateways behind a real nginx are one request to the API", {
    timeout: 60_000,
  }, async () => {
    const api = await startApi();
    const [front, cache] = [await freePort(), await freePort()];
    const { upstream } = testConfig();
    const host = "countboard.example.com";
    const ask = (gateway: Gateway, target: string) =>
      get(gateway, target, { headers: { Host: host } });
    const key = randomBytes(32);
    const gatewayWith = (clientSecret: string) =>
      testGateway(
        createNodeFetch(),
        {
          allowedHosts: [host],
          upstream: {
            ...upstream,
            baseUrl: `http://127.0.0.1:${cache}/base`,
            clientId: "client",
            clientSecret,
          },
        },
        undefined,
        key,
      ).gateway;
    const gateways = [gatewayWith("right"), gatewayWith("right")] as const;
    const listening: Running[] = [];
    for (const gateway of gateways) listening.push(await listen(gateway, "127.0.0.1", 0));
    running.push({
      stop: async () => void (await Promise.all(listening.map((one) => one.stop(0)))),
    });
    const hostOf = (index: number) => new URL(listening[index]?.address ?? "").host;
    const gatewayHosts = [hostOf(0), hostOf(1)] as const;
    running.push(await startNginx(path, { front, cache, gateways: gatewayHosts, api: api.port }));

    const detail = "/api/v1/countings/a";
    const both = gateways.flatMap((gateway) => [ask(gateway, detail), ask(gateway, detail)]);
    await vi.waitFor(() => expect(api.requests).toHaveLength(1), { timeout: 40_000 });
    api.release();
    const answers = await Promise.all(both);
    for (const answer of answers) expect(await answer.json()).toEqual({ id: "a" });
    expect(api.requests).toEqual(["/base/v1/countings/a"]);
    // Both send the time of the API's answer and the same entity tag.
    for (const name of ["X-Fetched-At", "ETag"]) {
      expect(new Set(answers.map(({ headers }) => headers.get(name))).size).toBe(1);
    }

    const list = await (await ask(gateways[0], "/api/v1/countings?limit=1")).json();
    const next = await ask(gateways[1], list.meta.links.next.href);
    expect(next.status).toBe(200);
    expect(api.requests.at(-1)).toBe("/base/v1/countings?page=2&limit=1");

    const stranger = await ask(gatewayWith("wrong"), detail);
    expect(await stranger.json()).toMatchObject({ code: "upstream-credentials" });

    const requests = (path: string, name: string) =>
      sendRaw(`http://127.0.0.1:${front}`, [`GET ${path} HTTP/1.1`, `Host: ${name}`]);
    expect(await requests(detail, host)).toMatch(/^HTTP\/1\.1 200 .*\{"id":"a"\}/s);
    expect(await requests(detail, "evil.example")).toMatch(/^HTTP\/1\.1 400 /);
    expect(await requests("/metrics", host)).toMatch(/^HTTP\/1\.1 404 /);
  });
}
