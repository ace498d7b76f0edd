import { gunzipSync } from "node:zlib";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { problemSchema } from "#contract/problem.ts";
import { bodyOf, get, json, pieces, testGateway } from "#gateway/testing/gateway.ts";

const detail = "/api/v1/countings/a";
const list = "/api/v1/countings";
const log = "/api/v1/products/imports/7/error-log";
const types = "/api/v1/countings/incident_types";
const never = () => new Promise<Response>(() => {});

async function codeOf(response: Response) {
  return v.parse(problemSchema, await response.json()).code;
}

describe("time", () => {
  test.each([list, detail, log])("an API that hangs times out: %s", async (target) => {
    const { gateway, requests } = testGateway(never, { upstreamTimeoutSeconds: 0.02 });
    const response = await get(gateway, target);
    expect([response.status, await codeOf(response)]).toEqual([504, "upstream-timeout"]);
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  test.each([list, detail, log])("so is one that sends headers alone: %s", async (target) => {
    const { gateway } = testGateway(async () => pieces([], "hang"), {
      upstreamTimeoutSeconds: 0.02,
    });
    expect(await codeOf(await get(gateway, target))).toBe("upstream-timeout");
  });

  test("a list that stalls midway times out", async () => {
    const { gateway } = testGateway(async () => pieces(['{"items":['], "hang"), {
      upstreamTimeoutSeconds: 0.02,
    });
    expect(await codeOf(await get(gateway, list))).toBe("upstream-timeout");
  });

  test("a detail that stalls midway fails for the viewer, too", async () => {
    const { gateway, lines } = testGateway(async () => pieces(['{"id":'], "hang"), {
      upstreamTimeoutSeconds: 0.2,
    });
    const response = await get(gateway, detail);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow("upstream-timeout");
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      level: "error",
      status: 200,
      bytes: 6,
      code: "upstream-timeout",
      upstream: 200,
    });
  });

  test("a viewer that leaves cancels the request", async () => {
    const viewer = new AbortController();
    const { gateway, requests, lines } = testGateway(never);
    const answer = get(gateway, detail, { signal: viewer.signal });
    viewer.abort();
    expect((await answer).status).toBe(499);
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: "info", status: 499 });
  });

  test("a viewer that leaves midway cancels the API's answer", async () => {
    let cancelled = 0;
    const { gateway, lines } = testGateway(async () =>
      pieces(['{"id":'], "hang", () => cancelled++),
    );
    const { body } = await get(gateway, detail);
    await body?.cancel();
    expect(cancelled).toBe(1);
    expect(lines).toHaveLength(1);
  });
});

describe("breaks and sizes", () => {
  test("a list that breaks off cannot be read", async () => {
    const { gateway } = testGateway(async () => pieces(['{"items":['], "fail"));
    expect(await codeOf(await get(gateway, list))).toBe("upstream-not-json");
  });

  test("a break before the first byte is an API that is not available", async () => {
    for (const target of [list, detail, log]) {
      const { gateway } = testGateway(async () => pieces([], "fail"));
      expect(await codeOf(await get(gateway, target))).toBe("upstream-unavailable");
    }
  });

  test.each([
    [detail, '{"id":'],
    [log, '"line 1'],
  ])("a stream that breaks off is never a shorter success: %s", async (target, start) => {
    for (const headers of [{}, { "Accept-Encoding": "gzip" }]) {
      for (const then of ["fail", "end"] as const) {
        const { gateway, lines } = testGateway(async () => pieces([start, "1,2 \n"], then));
        const response = await get(gateway, target, { headers });
        expect(response.status).toBe(200);
        await expect(response.arrayBuffer()).rejects.toThrow("upstream-not-json");
        const cause = { status: 200, code: "upstream-not-json", upstream: 200 };
        expect(JSON.parse(lines[0] ?? "")).toMatchObject(cause);
      }
    }
  });

  test.each([
    [list, 8_000_000],
    [types, 8_000_000],
    [detail, 1000],
    [log, 32_000_000],
  ])("an answer with a too large Content-Length is rejected: %s", async (target, cap) => {
    for (const [length, code] of [
      [cap, "upstream-timeout"],
      [cap + 1, "upstream-too-large"],
    ]) {
      let cancelled = 0;
      const { gateway } = testGateway(
        async () => {
          const headers = { "Content-Type": "application/json", "Content-Length": `${length}` };
          return new Response(
            bodyOf([" "], "hang", () => cancelled++),
            { headers },
          );
        },
        { maxBodyBytes: 1000, upstreamTimeoutSeconds: 0.02 },
      );
      expect(await codeOf(await get(gateway, target))).toBe(code);
      expect(cancelled).toBe(1);
    }
  });

  test.each([
    [list, '{"items":["', 8],
    [types, '["', 8],
    [detail, '{"', 1],
    [log, "null", 32],
  ])(
    "an answer without a length that becomes too large is rejected, too: %s",
    async (target, start, megabytes) => {
      let cancelled = 0;
      const big = " ".repeat(1_000_000);
      const parts = Array.from({ length: megabytes }, () => big);
      const answer = async () => pieces([start, ...parts], "hang", () => cancelled++);
      const { gateway } = testGateway(answer);
      const response = await get(gateway, target);
      expect([response.status, await codeOf(response)]).toEqual([502, "upstream-too-large"]);
      expect(cancelled).toBe(1);
    },
  );

  test("one that becomes too large ends there", async () => {
    const big = `{"${"x".repeat(600)}`;
    let send = (_piece: string) => {};
    let cancelled = 0;
    const asDetail = testGateway(
      async () => {
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            send = (piece) => controller.enqueue(new TextEncoder().encode(piece));
            send(big);
          },
          cancel: () => void cancelled++,
        });
        return new Response(body, { headers: { "Content-Type": "application/json" } });
      },
      { maxBodyBytes: 1000 },
    );
    const response = await get(asDetail.gateway, detail);
    send(big);
    await expect(response.text()).rejects.toThrow("upstream-too-large");
    expect(cancelled).toBe(1);
    const cause = { level: "error", status: 200, code: "upstream-too-large", upstream: 200 };
    expect(JSON.parse(asDetail.lines[0] ?? "")).toMatchObject(cause);
  });
});

describe("compression", () => {
  const gzip = { headers: { "Accept-Encoding": "br, gzip" } };

  test("sends available bytes before it waits for more", async () => {
    const { gateway } = testGateway(async () => pieces(['{"id":', '"first",'], "hang"));
    const response = await get(gateway, detail, gzip);
    expect(response.headers.get("Content-Encoding")).toBe("gzip");
    const reader = response.body?.getReader();
    let seen = new Uint8Array();
    let text = "";
    while (!text.includes("first")) {
      const { value } = (await reader?.read()) ?? {};
      seen = new Uint8Array([...seen, ...(value ?? [])]);
      text = gunzipSync(seen, { finishFlush: 2 }).toString();
    }
    expect(text).toBe('{"id":"first",');
    await reader?.cancel();
  });

  test("loses nothing", async () => {
    const parts = Array.from({ length: 3000 }, (_, n) => `"${n}-${"y".repeat(n % 200)}",`);
    const { gateway } = testGateway(async () => pieces(['{"a":[', ...parts, "0]}"]));
    const response = await get(gateway, detail, gzip);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(gunzipSync(bytes).toString()).toBe(`{"a":[${parts.join("")}0]}`);
  });

  test.each(["", "identity", "gzip;q=0", "br"])("is left out for %j", async (accepted) => {
    const { gateway } = testGateway(async () => json({ id: "a" }));
    const response = await get(gateway, detail, { headers: { "Accept-Encoding": accepted } });
    expect(response.headers.get("Content-Encoding")).toBeNull();
    expect(await response.json()).toEqual({ id: "a" });
  });
});
