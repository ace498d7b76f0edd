import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { get, testConfig, testGateway } from "#gateway/testing/gateway.ts";
import { createNodeFetch } from "./node-fetch.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function serve(listener: RequestListener) {
  const server = createServer(listener);
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function gatewayTo(baseUrl: string) {
  const { upstream } = testConfig();
  return testGateway(createNodeFetch(), { upstream: { ...upstream, baseUrl } }).gateway;
}

describe("over real connections", () => {
  test("inflates, and sends only the given headers", async () => {
    let raw: string[] = [];
    const { url } = await serve((incoming, outgoing) => {
      raw = incoming.rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase());
      outgoing.setHeader("Content-Encoding", "gzip").setHeader("Content-Type", "application/json");
      outgoing.end(gzipSync('{"id":"a"}'));
    });
    const response = await get(gatewayTo(url), "/api/v1/countings/a");
    expect(await response.json()).toEqual({ id: "a" });
    expect(raw.sort()).toEqual([
      "accept",
      "accept-encoding",
      "authorization",
      "connection",
      "host",
      "user-agent",
    ]);
  });

  test("follows no redirect", async () => {
    const paths: unknown[] = [];
    const { url } = await serve((incoming, outgoing) => {
      paths.push(incoming.url);
      outgoing.writeHead(302, { Location: "/trap" }).end();
    });
    expect((await get(gatewayTo(url), "/api/v1/countings/a")).status).toBe(502);
    expect(paths).toEqual(["/v1/countings/a"]);
  });

  test("an answer that should have no body is cancelled when it has an endless one", async () => {
    const { server, url } = await serve((_incoming, outgoing) => {
      outgoing.writeHead(205);
      const flood = () => {
        while (!outgoing.destroyed && outgoing.write(Buffer.alloc(10_000)));
      };
      outgoing.on("drain", flood);
      flood();
    });
    const connected = once(server, "connection");
    const answer = get(gatewayTo(url), "/api/v1/countings/a");
    const [socket] = (await connected) as [Socket];
    socket.on("error", () => {});
    const closed = new Promise((resolve) => socket.once("close", resolve));
    expect((await answer).status).toBe(502);
    await closed;
    expect(socket.destroyed).toBe(true);
  });

  test("is unavailable when nothing listens", async () => {
    const { server, url } = await serve(() => {});
    server.close();
    await once(server, "close");
    expect((await get(gatewayTo(url), "/api/v1/countings/a")).status).toBe(503);
  });

  test("is unavailable when the connection is reset", async () => {
    const { url } = await serve((incoming) => incoming.socket.destroy());
    expect((await get(gatewayTo(url), "/api/v1/countings/a")).status).toBe(503);
  });

  test("closes the connection when the viewer leaves", async () => {
    const { server, url } = await serve((_incoming, outgoing) => {
      outgoing.writeHead(200, { "Content-Type": "application/json" }).write('{"id":');
    });
    const connected = once(server, "connection");
    const response = await get(gatewayTo(url), "/api/v1/countings/a");
    const [socket] = (await connected) as [Socket];
    const closed = once(socket, "close");
    await response.body?.cancel();
    await closed;
    expect(socket.destroyed).toBe(true);
  });

  test.each([
    ["plain", (whole: Buffer) => whole, {}],
    ["gzip", (whole: Buffer) => gzipSync(whole), { "Content-Encoding": "gzip" }],
  ])("an answer cut off is a failed transfer: %s", async (_name, encode, headers) => {
    // Hardly compressible, so that some output precedes the cut.
    const fill = Array.from({ length: 20_000 }, (_, n) =>
      createHash("md5").update(`${n}`).digest("hex"),
    );
    const whole = encode(Buffer.from(JSON.stringify({ id: "a", fill })));
    const { url } = await serve((_incoming, outgoing) => {
      outgoing.writeHead(200, {
        "Content-Type": "application/json",
        "Content-Length": whole.length,
        ...headers,
      });
      outgoing.write(whole.subarray(0, whole.length - 9), () => outgoing.destroy());
    });
    const response = await get(gatewayTo(url), "/api/v1/countings/a");
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow("upstream-not-json");
  });

  test("broken gzip cannot be read", async () => {
    const { url } = await serve((_incoming, outgoing) => {
      outgoing.setHeader("Content-Encoding", "gzip").setHeader("Content-Type", "application/json");
      outgoing.end("not gzip at all");
    });
    expect((await get(gatewayTo(url), "/api/v1/countings/a")).status).toBe(502);
  });

  test("a zip bomb ends at the size limit", async () => {
    const bomb = gzipSync(`{"items":[${" ".repeat(20_000_000)}`);
    const { url } = await serve((_incoming, outgoing) => {
      outgoing.setHeader("Content-Encoding", "gzip").setHeader("Content-Type", "application/json");
      outgoing.end(bomb);
    });
    const response = await get(gatewayTo(url), "/api/v1/countings");
    expect(await response.json()).toMatchObject({ code: "upstream-too-large" });
  });

  test("reuses connections, and retries when a reused one was just closed", async () => {
    const sockets = new Set<Socket>();
    let count = 0;
    const { url } = await serve((incoming, outgoing) => {
      count += 1;
      sockets.add(incoming.socket);
      if (count === 3) incoming.socket.destroy();
      else outgoing.setHeader("Content-Type", "application/json").end('{"id":"a"}');
    });
    const gateway = gatewayTo(url);
    for (const id of [1, 2, 3]) {
      const response = await get(gateway, `/api/v1/countings/${id}`);
      expect(await response.json()).toEqual({ id: "a" });
    }
    expect([count, sockets.size]).toEqual([4, 2]);
  });
});
