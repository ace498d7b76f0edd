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

describe("an answer's coding", () => {
  const read = async (coding: string, body: string | Buffer, status = 200) => {
    const { url } = await serve((_incoming, outgoing) => {
      outgoing.writeHead(status, {
        "Content-Type": "application/json",
        "Content-Encoding": coding,
      });
      outgoing.end(body);
    });
    const { upstream } = testConfig();
    const { gateway, lines } = testGateway(createNodeFetch(), {
      upstream: { ...upstream, baseUrl: url },
    });
    const response = await get(gateway, "/api/v1/countings");
    return { status: response.status, log: lines.join() };
  };
  const list = JSON.stringify({ items: [], meta: { total: 0 } });

  test.each([
    "utf-8",
    "UTF-8",
    "none",
    "",
    "Identity",
    "binary",
    "8bit",
    "identity, utf-8",
    "json",
  ])("that changes nothing is ignored: '%s'", async (coding) => {
    expect((await read(coding, list)).status).toBe(200);
  });

  test.each(["gzip", "x-gzip", "GZIP", "utf-8, gzip", "gzip;q=1", '"gzip"'])(
    "is inflated: %s",
    async (coding) => {
      expect((await read(coding, gzipSync(list))).status).toBe(200);
    },
  );

  test.each(["", "none", "identity"])("gzip under '%s' is named in the log", async (coding) => {
    const { status, log } = await read(coding, gzipSync(list));
    expect(status).toBe(502);
    expect(log).toContain("is compressed (gzip) without a Content-Encoding");
    expect(log).not.toContain("COUNTING_API_URL");
  });

  test.each(["br", "deflate", "zstd", "compress", "gzip, gzip"])(
    "that was not asked for is named in the log: %s",
    async (coding) => {
      const { status, log } = await read(coding, "?");
      expect(status).toBe(502);
      expect(log).toMatch(new RegExp(`compressed \\(${coding.split(",")[0]}.*did not ask for`));
      expect((await read(coding, "?", 503)).status).toBe(503);
    },
  );
});

describe("a connection that fails", () => {
  test("ends at informational answers without end", async () => {
    let sent = 0;
    const { url } = await serve((incoming) => {
      const { socket } = incoming;
      const more = () => {
        while (!socket.destroyed && socket.write("HTTP/1.1 103 Early Hints\r\n\r\n".repeat(100))) {
          sent += 100;
        }
      };
      socket.on("drain", more).on("error", () => {});
      more();
    });
    await expect(createNodeFetch()(new Request(url), 1000)).rejects.toThrow("informational");
    expect(sent).toBeLessThan(1_000_000);
  });

  test("passes a few informational answers over", async () => {
    const { url } = await serve((_incoming, outgoing) => {
      outgoing.writeProcessing();
      outgoing.writeEarlyHints({ link: "</a>; rel=preload" });
      outgoing.end("{}");
    });
    expect((await createNodeFetch()(new Request(url), 1000)).status).toBe(200);
  });

  test("tells that there was none", async () => {
    const { server, url } = await serve(() => {});
    server.close();
    await once(server, "close");
    const asking = createNodeFetch()(new Request(url), 1000);
    await expect(asking).rejects.toMatchObject({ party: "API", cause: { code: "ECONNREFUSED" } });
  });
});

test("closes its connections when it is retired, after the answers that use them", async () => {
  const finish: (() => void)[] = [];
  const { server, url } = await serve((incoming, outgoing) => {
    if (incoming.url === "/slow") finish.push(() => outgoing.end("{}"));
    else outgoing.end("{}");
  });
  const connections = () =>
    new Promise((resolve) => {
      server.getConnections((_, count) => resolve(count));
    });
  const fetch = createNodeFetch();
  const slow = fetch(new Request(`${url}/slow`), 1000);
  await expect.poll(() => finish.length).toBe(1);
  await (await fetch(new Request(url), 1000)).text();
  expect(await connections()).toBe(2);
  fetch.retire();
  await expect.poll(connections).toBe(1);
  for (const end of finish) end();
  expect(await (await slow).text()).toBe("{}");
  await expect.poll(connections).toBe(0);
});
