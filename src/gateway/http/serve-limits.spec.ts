import { randomBytes } from "node:crypto";
import { EventEmitter, once } from "node:events";
import type { Server } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { emptyList, json, testGateway } from "#gateway/testing/gateway.ts";
import { sendRaw } from "#gateway/testing/raw.ts";
import { endSlowReaders, listen, type Running } from "./serve.ts";

let running: Running | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
  await running?.stop(0);
});

function open(): Socket {
  const { port, hostname } = new URL(running?.address ?? "");
  const socket = connect(Number(port), hostname).setEncoding("latin1");
  socket.on("error", () => {});
  sockets.push(socket);
  return socket;
}

/** Hardly compressible, and too large for the system's socket buffers. */
const large = `{"id":"a","text":"${randomBytes(24_000_000).toString("base64")}"}`;
const ask = "GET /api/v1/countings/a HTTP/1.1\r\nHost: localhost\r\n\r\n";

describe("a reader that takes nothing of an answer", () => {
  const start = async (upstream = async () => new Response(large, jsonType)) => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
    const made = testGateway(upstream, { maxBodyBytes: 100_000_000 });
    running = await listen(made.gateway, "127.0.0.1", 0);
    return made;
  };
  const jsonType = { headers: { "Content-Type": "application/json" } };

  test("is cut off after a minute, so that it holds no memory", { timeout: 30_000 }, async () => {
    const { lines } = await start();
    const socket = open();
    socket.write(ask);
    await once(socket, "readable");
    // Its own requests are not progress.
    socket.write(ask);
    await vi.waitFor(
      () => {
        vi.advanceTimersByTime(30_000);
        expect(lines.join()).toContain('"route":"/api/v1/countings/:id","status":200');
      },
      { timeout: 20_000, interval: 200 },
    );
    // Some versions of Node tell of the end as a reset, at which `once` would reject.
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.resume();
    await closed;
  });

  test("is not mistaken for one that waits for the API", async () => {
    let answer = (_: Response) => {};
    const { requests } = await start(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const socket = open();
    let text = "";
    socket.on("data", (piece) => {
      text += piece;
    });
    socket.write(ask);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    vi.advanceTimersByTime(600_000);
    answer(json({ id: "a" }));
    await vi.waitFor(() => expect(text).toContain('{"id":"a"}'));
  });
});

describe("a slow reader", () => {
  function watched() {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
    const server = new EventEmitter();
    endSlowReaders(server as Server, 60_000);
    const socket = Object.assign(new EventEmitter(), {
      bytesWritten: 1000,
      writableLength: 1000,
      resetAndDestroy: vi.fn(),
    });
    server.emit("connection", socket);
    return { server, socket };
  }

  test("is not cut off while it takes something each minute", () => {
    const { socket } = watched();
    for (let minute = 0; minute < 10; minute += 1) {
      vi.advanceTimersByTime(55_000);
      socket.writableLength -= 1;
    }
    expect(socket.resetAndDestroy).not.toHaveBeenCalled();
    // More pending output is not progress.
    socket.bytesWritten += 500;
    socket.writableLength += 500;
    vi.advanceTimersByTime(90_000);
    expect(socket.resetAndDestroy).toHaveBeenCalled();
  });

  test("is forgotten once its connection closes, and all are with the server", () => {
    const { server, socket } = watched();
    socket.emit("close");
    vi.advanceTimersByTime(600_000);
    expect(socket.resetAndDestroy).not.toHaveBeenCalled();
    server.emit("close");
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("a client that holds connections", () => {
  const start = async (limits: Parameters<typeof listen>[3]) => {
    const { gateway } = testGateway(async () => json(emptyList));
    running = await listen(gateway, "127.0.0.1", 0, limits);
  };

  test.each([
    ["sends nothing", ""],
    ["never ends its headers", "GET / HTTP/1.1\r\nHost: localhost\r\nA: "],
    [
      "never ends its body",
      "POST /access/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nx",
    ],
  ])("and %s is cut off", async (_, text) => {
    await start({ headersMs: 100, requestMs: 200, checkMs: 50 });
    const socket = open();
    const closed = once(socket, "close");
    socket.resume().write(text);
    await closed;
  });

  test("gets no more while each has a request in progress", async () => {
    const { gateway, requests } = testGateway(() => new Promise(() => {}));
    running = await listen(gateway, "127.0.0.1", 0, { connections: 2 });
    const first = open();
    first.write(ask);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    open().write(ask.replace("/a ", "/b "));
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    const third = open().resume();
    await once(third, "close");
    first.destroy();
    await vi.waitFor(async () => {
      const text = await sendRaw(running?.address ?? "", [
        "GET /healthz HTTP/1.1",
        "Host: localhost",
      ]);
      expect(text).toMatch(/^HTTP\/1\.1 200 /);
    });
  });

  test("loses the one that is idle longest to a new one", async () => {
    await start({ connections: 3 });
    const health = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
    const used = async (socket: Socket) => {
      socket.write(health);
      await once(socket, "data");
    };
    const [first, second] = [open(), open()];
    await Promise.all([once(first, "connect"), once(second, "connect")]);
    // The second one is idle longer.
    await used(second);
    await used(first);
    const closed = once(second, "close");
    await used(open());
    await closed;
    await used(first);
    await used(open());
  });

  test("is cut off after CONNECT, though it never closes", async () => {
    await start({});
    const socket = open();
    const closed = once(socket, "close");
    let text = "";
    socket.on("data", (piece) => {
      text += piece;
    });
    socket.write("CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n");
    await closed;
    expect(text).toMatch(/^HTTP\/1\.1 405 /);
  });
});
