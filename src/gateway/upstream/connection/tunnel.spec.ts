import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import { afterEach, expect, test } from "vitest";
import { createNodeFetch } from "#gateway/upstream/node-fetch.ts";
import { NoConnection, ProxyRefusal } from "./no-connection.ts";

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function listen(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ends.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

/** A proxy that does this with each connection once it has heard something; `open` are its connections. */
async function proxyThat(answer: (socket: Socket, heard: string) => void) {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("error", () => {}).on("close", () => open.delete(socket));
    socket.once("data", (heard) => answer(socket, String(heard)));
  });
  ends.push(() => open.forEach((socket) => void socket.destroy()));
  return { url: new URL(`http://127.0.0.1:${await listen(server)}`), open };
}

async function api() {
  const server = createHttpServer((_, response) => {
    response.setHeader("Content-Type", "application/json").end("{}");
  });
  ends.push(() => server.closeAllConnections());
  return listen(server);
}

const tunnelTo =
  (port: number, first = "") =>
  (socket: Socket) => {
    const far = connect(port, "127.0.0.1", () => {
      socket.write(`HTTP/1.1 200 OK\r\n\r\n${first}`);
      far.pipe(socket).pipe(far);
    });
    far.on("error", () => socket.destroy());
  };

const ask = (proxy: URL, options: { signal?: AbortSignal; port?: number; seconds?: number } = {}) =>
  createNodeFetch({ proxy, timeoutSeconds: options.seconds ?? 5 })(
    new Request(`http://127.0.0.1:${options.port ?? 9}/`, { signal: options.signal ?? null }),
    1000,
  );

test("opens a tunnel with the credentials of the proxy's address, and reuses it", async () => {
  const port = await api();
  const heads: string[] = [];
  const { url } = await proxyThat((socket, head) => {
    heads.push(head);
    tunnelTo(port)(socket);
  });
  url.username = "user";
  url.password = "100%";
  const fetch = createNodeFetch({ proxy: url });
  for (const path of ["/a", "/b"]) {
    const response = await fetch(new Request(`http://api.test:${port}${path}`), 1000);
    expect(await response.json()).toEqual({});
  }
  expect(heads).toEqual([expect.stringMatching(`^CONNECT api.test:${port} HTTP/1.1\r\n`)]);
  const login = /Proxy-Authorization: Basic (\S+)/.exec(heads[0] ?? "")?.[1] ?? "";
  expect(Buffer.from(login, "base64").toString()).toBe("user:100%");
  fetch.retire();
});

test("leaves no connection to a proxy that never answers", async () => {
  const { url, open } = await proxyThat(() => {});
  await expect(ask(url, { seconds: 0.2 })).rejects.toMatchObject({
    party: "proxy",
    cause: { code: "CONNECT_TIMEOUT" },
  });
  await expect.poll(() => open.size).toBe(0);
});

test("leaves no connection to the proxy when the request is aborted", async () => {
  const leaving = new AbortController();
  const { url, open } = await proxyThat(() => leaving.abort());
  await expect(ask(url, { signal: leaving.signal })).rejects.toThrow();
  await expect.poll(() => open.size).toBe(0);
});

test("limits the header of the proxy's answer, and the time for it", async () => {
  const flood = (socket: Socket) => {
    const more = () => {
      while (!socket.destroyed && socket.write(`X-A: ${"a".repeat(1000)}\r\n`));
    };
    socket.on("drain", more).write("HTTP/1.1 200 OK\r\n", more);
  };
  const large = await proxyThat(flood);
  await expect(ask(large.url)).rejects.toMatchObject({ cause: { code: "HPE_HEADER_OVERFLOW" } });
  const slow = await proxyThat((socket) => {
    const timer = setInterval(() => socket.write("X"), 10);
    socket.write("HTTP/1.1 200 OK\r\n").valueOf();
    socket.on("close", () => clearInterval(timer));
  });
  await expect(ask(slow.url, { seconds: 0.2 })).rejects.toMatchObject({
    cause: { code: "CONNECT_TIMEOUT" },
  });
  await expect.poll(() => large.open.size + slow.open.size).toBe(0);
});

test.each([
  [
    "HTTP/1.1 407 No\r\nProxy-Authenticate: Negotiate\r\nProxy-Authenticate: NTLM\r\n",
    407,
    ["Negotiate", "NTLM"],
  ],
  [
    'HTTP/1.1 407 No\r\nProxy-Authenticate: Digest realm="a, b", nonce="c", Basic realm="d"\r\n',
    407,
    ["Digest", "Basic"],
  ],
  ["HTTP/1.1 502 Bad Gateway\r\nContent-Length: 1000000\r\n", 502, []],
  ["HTTP/1.1 103 Early Hints\r\n", 103, []],
])("reports a refusal without waiting for its body: %s", async (head, status, schemes) => {
  const { url, open } = await proxyThat((socket) => void socket.write(`${head}\r\nand more`));
  const error = await ask(url).catch((reason) => reason);
  expect(error).toBeInstanceOf(ProxyRefusal);
  expect(error).toMatchObject({ status, schemes, hasLogin: false });
  url.username = "user";
  expect(await ask(url).catch((reason) => reason)).toMatchObject({ hasLogin: true });
  await expect.poll(() => open.size).toBe(0);
});

test.each([
  ["SSH-2.0-OpenSSH_9\r\n", "HPE_INVALID_CONSTANT"],
  ["", "ECONNRESET"],
])("reports what is no proxy: %j", async (text, code) => {
  const { url } = await proxyThat((socket) => void socket.end(text));
  const error = await ask(url).catch((reason) => reason);
  expect(error).toBeInstanceOf(NoConnection);
  expect(error).toMatchObject({ party: "proxy", cause: { code } });
});

test("an answer that the proxy invents before the API's is not taken for it", async () => {
  const port = await api();
  const { url } = await proxyThat(tunnelTo(port, "not HTTP\r\n"));
  await expect(ask(url, { port })).rejects.toThrow(/HTTP|Parse/);
});

test("blames the proxy for its own certificate", async () => {
  const server = createTlsServer(() => {});
  const port = await listen(server);
  await expect(ask(new URL(`https://127.0.0.1:${port}`))).rejects.toMatchObject({ party: "proxy" });
});
