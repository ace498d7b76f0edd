import { once } from "node:events";
import { connect, createServer } from "node:net";
import { afterEach, expect, test } from "vitest";
import { shipped, startNginx } from "#gateway/testing/nginx.ts";
import { sendRaw } from "#gateway/testing/raw.ts";
import { freePort, nginx } from "#gateway/testing/run-nginx.ts";

const token = "token-canary-5e1f";
const running: { stop(): unknown }[] = [];
afterEach(async () => {
  for (const one of running.splice(0).toReversed()) await one.stop();
});

/** nginx, and a gateway that answers no request or does not listen. */
async function start(executable: string, listens: boolean) {
  const [front, cache, gone] = [await freePort(), await freePort(), await freePort()];
  const silent = createServer((socket) => void socket.on("error", () => {})).listen(0, "127.0.0.1");
  await once(silent, "listening");
  running.push({ stop: () => silent.close() });
  const address = silent.address();
  const port = listens && address !== null && typeof address === "object" ? address.port : gone;
  const gateway = `127.0.0.1:${port}`;
  const server = await startNginx(executable, {
    front,
    cache,
    gateways: [gateway, gateway],
    api: gone,
  });
  running.push(server);
  return { silent, url: `http://127.0.0.1:${front}`, front, logs: server.logs };
}

const path = nginx;
if (path === undefined) {
  test("a link's token is in no log (nginx is not installed, so only its configuration is checked)", () => {
    expect(shipped).toContain("error_log /dev/null emerg;");
  });
} else {
  test("a link's token is in no log of nginx while the gateways are down", async () => {
    const { url, logs } = await start(path, false);
    const host = "Host: countboard.example.com";
    const link = `/share/${token}`;
    const ask = (line: string, ...headers: string[]) => sendRaw(url, [line, ...headers]);
    const down = await ask(`GET ${link} HTTP/1.1`, host);
    expect(down).toMatch(/^HTTP\/1\.1 502 /);
    // Without it, the browser sends the link as the referrer of the error page's icon.
    expect(down).toMatch(/\r\nReferrer-Policy: no-referrer\r\n/);
    expect(await ask(`POST ${link} HTTP/1.1`, host, "Content-Length: 9000000")).toMatch(
      /^HTTP\/1\.1 413 /,
    );
    for (const line of [
      `GET //share/${token} HTTP/1.1`,
      `GET /%73hare/${token} HTTP/1.1`,
      `GET /a/../share/${token} HTTP/1.1`,
      `GET http://countboard.example.com${link} HTTP/1.1`,
    ]) {
      expect(await ask(line, host)).toMatch(/^HTTP\/1\.1 502 /);
    }
    // Rejected before the address is known.
    for (const [line, ...headers] of [
      [`GET ${link} HTTP/1.1`],
      [`GET ${link} HTTP/1.1`, host, host],
      [`GET ${link} HTTP/1.1`, host, `A: ${"x".repeat(40_000)}`],
      [`GET ${link}/../../.. HTTP/1.1`, host],
      [`GET ${link}\u0001 HTTP/1.1`, host],
      [`GET ${link} HTTP/9.9`, host],
      [`BREW/1 ${link} HTTP/1.1`, host],
    ] as const) {
      expect(await ask(line, ...headers)).toMatch(/^HTTP\/1\.1 [45]\d\d /);
    }
    // Other requests still have their causes logged.
    expect(await ask("GET /trends HTTP/1.1", host)).toMatch(/^HTTP\/1\.1 502 /);
    expect(logs()).toContain("/trends");
    expect(logs()).not.toContain(token);
  });

  test("a link's token is in no log of nginx when the viewer leaves", async () => {
    const { silent, front, logs } = await start(path, true);
    const socket = connect(front, "127.0.0.1");
    socket.write(`GET /share/${token} HTTP/1.1\r\nHost: countboard.example.com\r\n\r\n`);
    const [requests] = await once(silent, "connection");
    await once(requests, "data");
    socket.destroy();
    // nginx has closed its connection to the gateway, too, and logged the cause.
    await once(requests.resume(), "close");
    expect(logs()).not.toContain(token);
  });
}
