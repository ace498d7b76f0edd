import { once } from "node:events";
import { get as httpGet, type IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { bodyOf, emptyList, json, testGateway } from "#gateway/testing/gateway.ts";
import { listen } from "./serve.ts";

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
