import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Failure } from "./failure.ts";
import { decode, getJson } from "./get.ts";

const path = "/api/v1/countings";
const signal = () => new AbortController().signal;

function answering(body: BodyInit | null, init: ResponseInit = {}): typeof fetch {
  return async () => new Response(body, init);
}

/** A network that never answers and records the requests. */
function hanging(asked: Request[]): typeof fetch {
  return (address, init) => {
    const request = new Request(`http://gateway${address}`, init);
    asked.push(request);
    return new Promise((_resolve, reject) => {
      init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
    });
  };
}

/** A body that breaks off. */
function broken(): ReadableStream<Uint8Array> {
  let pulled = false;
  return new ReadableStream({
    pull(controller) {
      if (pulled) controller.error(new TypeError("terminated"));
      else controller.enqueue(new TextEncoder().encode('{"items": ['));
      pulled = true;
    },
  });
}

async function expectFailure(asked: Promise<unknown>, failure: Failure): Promise<void> {
  await expect(asked).rejects.toMatchObject({ name: "FailureError", failure });
}

describe("an answer", () => {
  test("has body, freshness and transfer time", async () => {
    const fetched = "2026-03-02T06:00:10.500Z";
    const headers = { Date: "Mon, 02 Mar 2026 06:00:30 GMT", "X-Fetched-At": fetched };
    const before = performance.now();
    const answer = await getJson(path, signal(), {
      fetcher: answering('{"a": [1, null]}', { headers }),
    });
    const after = performance.now();
    expect(answer.body).toEqual({ a: [1, null] });
    expect(answer.freshness.fetchedAt).toBe(Date.parse(fetched));
    expect(answer.freshness.now).toBe(Date.parse("2026-03-02T06:00:30Z"));
    expect(answer.freshness.at).toBeGreaterThanOrEqual(before);
    expect(answer.freshness.at).toBeLessThanOrEqual(after);
    expect(answer.transferTime).toBeGreaterThanOrEqual(0);
    expect(answer.transferTime).toBeLessThanOrEqual(after - before);
  });

  test("that the caller already has is requested by its tag and has no body", async () => {
    const asked: Request[] = [];
    const fetcher: typeof fetch = async (address, init) => {
      asked.push(new Request(`http://gateway${address}`, init));
      const headers = { ETag: '"v2"', "X-Fetched-At": "2026-03-02T06:00:10.500Z" };
      return asked.length === 1
        ? new Response('{"a": 1}', { headers })
        : new Response(null, { status: 304, headers });
    };
    const first = await getJson(path, signal(), { fetcher });
    expect(first).toMatchObject({ body: { a: 1 }, tag: '"v2"' });
    const again = await getJson(path, signal(), { fetcher, knownTag: first.tag });
    expect(again).toMatchObject({ body: undefined, tag: '"v2"' });
    expect(again.freshness.fetchedAt).toBe(Date.parse("2026-03-02T06:00:10.500Z"));
    expect(asked.map(({ headers }) => headers.get("If-None-Match"))).toEqual([null, '"v2"']);
  });

  test("with status 304 to an unconditional request is an error", async () => {
    const unasked = answering(null, { status: 304 });
    await expect(getJson(path, signal(), { fetcher: unasked })).rejects.toMatchObject({
      name: "FailureError",
    });
  });

  test("is requested with the full address and as JSON, until the caller aborts", async () => {
    const asked: Request[] = [];
    const controller = new AbortController();
    const answer = getJson(`${path}?limit=100`, controller.signal, { fetcher: hanging(asked) });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: "AbortError" });
    expect(asked.map(({ url }) => url)).toEqual([`http://gateway${path}?limit=100`]);
    expect(asked[0]?.headers.get("Accept")).toBe("application/json");
    expect(asked[0]?.signal.aborted).toBe(true);
  });
});

describe("a network that drops packets", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("times out the request after half a minute", async () => {
    const failed = expectFailure(getJson(path, signal(), { fetcher: hanging([]) }), {
      kind: "unreachable",
      path,
    });
    await vi.advanceTimersByTimeAsync(30_000);
    await failed;
  });

  test("times out the body after ten minutes", async () => {
    const begun: typeof fetch = async (_address, init) =>
      new Response(
        new ReadableStream({
          start(controller) {
            init?.signal?.addEventListener("abort", () => controller.error(init.signal?.reason));
          },
        }),
      );
    const failed = expectFailure(getJson(path, signal(), { fetcher: begun }), {
      kind: "cut-off",
      path,
    });
    await vi.advanceTimersByTimeAsync(600_000);
    await failed;
  });
});

describe("a failure", () => {
  test("behind a stale answer is reported as itself", async () => {
    const headers = { "X-Stale": "upstream-unavailable" };
    const stale = answering("{}", { headers });
    await expect(getJson(path, signal(), { fetcher: stale })).rejects.toMatchObject({
      failure: { kind: "problem", code: "upstream-unavailable", path },
    });
  });

  test("of the network is unreachable, with the path but not the query", async () => {
    const fetcher = () => Promise.reject(new TypeError("Failed to fetch"));
    const asked = getJson(`${path}?cursor=secret`, signal(), { fetcher });
    await expectFailure(asked, { kind: "unreachable", path });
  });

  test("in the middle of the body is cut off", async () => {
    const asked = getJson(path, signal(), { fetcher: answering(broken()) });
    await expectFailure(asked, { kind: "cut-off", path });
  });

  test.each(["", "{", "<html>", "NaN"])("with %j as body violates the contract", async (body) => {
    const asked = getJson(path, signal(), { fetcher: answering(body) });
    await expectFailure(asked, { kind: "contract", path, field: "" });
  });

  test("in the gateway's problem details is a problem", async () => {
    const problem = { type: "", title: "", status: 404, detail: "", code: "not-found" };
    const headers = { "Content-Type": "application/problem+json" };
    const fetcher = answering(JSON.stringify(problem), { status: 404, headers });
    await expectFailure(getJson(path, signal(), { fetcher }), {
      kind: "problem",
      code: "not-found",
      status: 404,
      upstreamStatus: null,
      retryAfter: null,
      path,
    });
  });

  test("from an intermediary is unreachable", async () => {
    const asked = getJson(path, signal(), { fetcher: answering("<html>", { status: 502 }) });
    await expectFailure(asked, { kind: "unreachable", path });
  });
});

describe("an abort is passed on unchanged", () => {
  const reason = new DOMException("Left the page", "AbortError");

  test("before the answer", async () => {
    const fetcher: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
      });
    const controller = new AbortController();
    const asked = getJson(path, controller.signal, { fetcher });
    controller.abort(reason);
    await expect(asked).rejects.toBe(reason);
  });

  test("in the middle of the body, for any error of the stream", async () => {
    const controller = new AbortController();
    const body = new ReadableStream({
      pull(stream) {
        controller.abort(reason);
        stream.error(new TypeError("terminated"));
      },
    });
    await expect(getJson(path, controller.signal, { fetcher: answering(body) })).rejects.toBe(
      reason,
    );
  });

  test("when the browser itself navigates away", async () => {
    await expect(getJson(path, signal(), { fetcher: () => Promise.reject(reason) })).rejects.toBe(
      reason,
    );
  });
});

describe("decoding", () => {
  const schema = v.object({ people: v.array(v.object({ id: v.number() })), at: v.string() });

  test("returns the parsed value, and ignores unknown fields", () => {
    const value = { people: [{ id: 0, name: "x" }], at: "", more: 1 };
    expect(decode(schema, value, path)).toEqual({ people: [{ id: 0 }], at: "" });
  });

  test.each([
    [{ people: [{ id: 1 }, { id: "2" }], at: 5 }, "people.1.id"],
    [{ people: [] }, "at"],
    [[], "people"],
    [null, ""],
  ])("%j fails at %j", async (value, field) => {
    const decoding = Promise.resolve().then(() => decode(schema, value, path));
    await expectFailure(decoding, { kind: "contract", path, field });
  });
});
