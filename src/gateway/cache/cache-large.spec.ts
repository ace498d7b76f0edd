import { gunzipSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { get, json, testGateway } from "#gateway/testing/gateway.ts";

const detail = "/api/v1/countings/a";

describe("a large answer", () => {
  /** An API that sends pieces on demand. */
  function slowApi(onCancel = () => {}) {
    let pipe: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        pipe = controller;
      },
      cancel: onCancel,
    });
    const headers = { "Content-Type": "application/json" };
    return {
      fetch: async () => new Response(body, { headers }),
      send: (text: string) => pipe?.enqueue(new TextEncoder().encode(text)),
      end: () => pipe?.close(),
    };
  }

  test("reaches the first viewer in transfer, and later ones from its start", async () => {
    const api = slowApi();
    const { gateway, requests, lines } = testGateway(api.fetch);
    api.send('{"id":"first",');
    const first = await get(gateway, detail);
    const reader = first.body?.getReader();
    const start = await reader?.read();
    expect(new TextDecoder().decode(start?.value)).toBe('{"id":"first",');
    const second = await get(gateway, detail);
    const third = await get(gateway, detail, { headers: { "Accept-Encoding": "gzip" } });
    api.send('"b":2}');
    api.end();
    expect(await second.json()).toEqual({ id: "first", b: 2 });
    const completed = gunzipSync(new Uint8Array(await third.arrayBuffer()));
    expect(JSON.parse(String(completed))).toEqual({ id: "first", b: 2 });
    await reader?.cancel();
    expect(requests).toHaveLength(1);
    const results = lines.map((line) => JSON.parse(line).cache);
    expect(results.toSorted()).toEqual(["miss", "shared", "shared"]);
    // Viewers who received it during the transfer have its provisional entity tag.
    const known = { headers: { "If-None-Match": first.headers.get("ETag") ?? "" } };
    expect((await get(gateway, detail, known)).status).toBe(304);
    expect(requests).toHaveLength(1);
  });

  test("is awaited by a viewer that may have it already", async () => {
    const api = slowApi();
    const { gateway } = testGateway(api.fetch);
    api.send('{"id":"a"');
    const first = await get(gateway, detail);
    const known = { headers: { "If-None-Match": first.headers.get("ETag") ?? "" } };
    const same = get(gateway, detail, known);
    api.send("}");
    api.end();
    expect((await same).status).toBe(304);
    await first.text();
  });

  test("is transferred as long as any viewer wants it", async () => {
    let cancelled = 0;
    const api = slowApi(() => cancelled++);
    const { gateway, requests } = testGateway(api.fetch);
    api.send('{"id":');
    const [one, other] = [await get(gateway, detail), await get(gateway, detail)];
    await one.body?.cancel();
    expect(cancelled).toBe(0);
    await other.body?.cancel();
    await vi.waitFor(() => expect(cancelled).toBe(1), 30_000);
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  test("that was cancelled is requested again", async () => {
    const hanging = slowApi();
    const answers = [hanging.fetch, async () => json({ id: "a" })];
    const { gateway, requests } = testGateway(async () => (answers.shift() ?? hanging.fetch)());
    const viewer = new AbortController();
    const first = get(gateway, detail, { signal: viewer.signal });
    await vi.waitFor(() => expect(requests).toHaveLength(1), 30_000);
    viewer.abort();
    expect((await first).status).toBe(499);
    expect((await get(gateway, detail)).status).toBe(200);
    expect(requests).toHaveLength(2);
  });
});

test("without caching, concurrent viewers still share one request", async () => {
  const answer = async () => json({ id: "a" });
  const { gateway, requests } = testGateway(answer, { cacheSeconds: 0 });
  const both = await Promise.all([get(gateway, detail), get(gateway, detail)]);
  expect(requests).toHaveLength(1);
  const known = { headers: { "If-None-Match": both[0].headers.get("ETag") ?? "" } };
  expect((await get(gateway, detail, known)).status).toBe(304);
  expect(requests).toHaveLength(2);
});
