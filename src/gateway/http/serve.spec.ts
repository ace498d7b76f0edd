import { once } from "node:events";
import { Agent, get as httpGet, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { bodyOf, emptyList, json, testGateway } from "#gateway/testing/gateway.ts";
import { listen } from "./serve.ts";

afterEach(() => {
  vi.useRealTimers();
});

async function open(address: string, path: string): Promise<IncomingMessage> {
  const [incoming] = await once(httpGet(`${address}${path}`), "response");
  return incoming as IncomingMessage;
}

test("refuses a port that is in use", async () => {
  const { gateway } = testGateway(async () => json(emptyList));
  const running = await listen(gateway, "127.0.0.1", 0);
  const port = Number(new URL(running.address).port);
  await expect(listen(gateway, "127.0.0.1", port)).rejects.toMatchObject({ code: "EADDRINUSE" });
  await running.stop(1000);
});

test("answers to the names of this machine alone while it listens there", async () => {
  const { gateway } = testGateway(async () => json(emptyList), { allowedHosts: [] });
  const running = await listen(gateway, "127.0.0.1", 0);
  const statusFor = async (host: string) => {
    const asking = httpGet(`${running.address}/version`, { headers: { Host: host } });
    const [incoming] = await once(asking, "response");
    incoming.resume();
    return incoming.statusCode;
  };
  expect(await statusFor("localhost:4173")).toBe(200);
  expect(await statusFor("rebound.example.com:4173")).toBe(400);
  await running.stop(1000);
});

test("finishes the answers in flight before it stops", async () => {
  let finish = () => {};
  const { gateway } = testGateway(async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"id":'));
        finish = () => {
          controller.enqueue(new TextEncoder().encode('"a"}'));
          controller.close();
        };
      },
    });
    return new Response(body, { headers: { "Content-Type": "application/json" } });
  });
  const running = await listen(gateway, "127.0.0.1", 0);
  const incoming = await open(running.address, "/api/v1/countings/a");
  const stopped = running.stop(5000);
  await expect(open(running.address, "/healthz")).rejects.toThrow("ECONNREFUSED");
  finish();
  let text = "";
  for await (const piece of incoming) text += piece;
  expect(JSON.parse(text)).toEqual({ id: "a" });
  await stopped;
});

test("is still answered while balancers notice that it stops, by answers that close", async () => {
  const { gateway } = testGateway(async () => json(emptyList));
  const running = await listen(gateway, "127.0.0.1", 0);
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const stopped = running.stop(1000, 5000);
  const agent = new Agent({ keepAlive: true });
  const [incoming] = await once(httpGet(`${running.address}/healthz`, { agent }), "response");
  incoming.resume();
  expect([incoming.statusCode, incoming.headers.connection]).toEqual([200, "close"]);
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  await stopped;
  await expect(open(running.address, "/healthz")).rejects.toThrow("ECONNREFUSED");
});

test("keeps idle connections longer than proxies do", async () => {
  const { gateway } = testGateway(async () => json(emptyList));
  const limits = { headersMs: 50, requestMs: 50, checkMs: 10 };
  const running = await listen(gateway, "127.0.0.1", 0, limits);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const asking = httpGet(`${running.address}/healthz`, { agent });
    const [incoming] = await once(asking, "response");
    await once((incoming as IncomingMessage).resume(), "end");
    return { isReused: asking.reusedSocket, headers: (incoming as IncomingMessage).headers };
  };
  const { headers } = await ask();
  const [, seconds] = /^timeout=(\d+)$/.exec(String(headers["keep-alive"])) ?? [];
  expect(Number(seconds)).toBeGreaterThan(90);
  // The timeouts of requests do not count for idle connections.
  const other = connect(Number(new URL(running.address).port), "127.0.0.1");
  await once(other.resume(), "close");
  expect((await ask()).isReused).toBe(true);
  agent.destroy();
  await running.stop(1000);
});

test("waits no longer than its timeout", async () => {
  const { gateway } = testGateway(
    async () =>
      new Response(bodyOf(['{"id":'], "hang"), { headers: { "Content-Type": "application/json" } }),
  );
  const running = await listen(gateway, "127.0.0.1", 0);
  const incoming = await open(running.address, "/api/v1/countings/a");
  const failed = once(incoming, "error");
  incoming.resume();
  await running.stop(10);
  expect(await failed).toMatchObject([{ code: "ECONNRESET" }]);
});

test("a body that breaks off is a failed transfer on the wire", async () => {
  const { gateway } = testGateway(
    async () =>
      new Response(bodyOf(['{"id":'], "fail"), { headers: { "Content-Type": "application/json" } }),
  );
  const running = await listen(gateway, "127.0.0.1", 0);
  const incoming = await open(running.address, "/api/v1/countings/a");
  const failed = once(incoming, "error");
  incoming.resume();
  expect(await failed).toMatchObject([{ code: "ECONNRESET" }]);
  expect(incoming.complete).toBe(false);
  await running.stop(1000);
});
