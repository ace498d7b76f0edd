import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { archiveFolder, endedCounting, removeFolders } from "#gateway/testing/archive.ts";
import { bodyOf, get, json, pieces, testGateway } from "#gateway/testing/gateway.ts";
import type { Fetch } from "#gateway/upstream/upstream.ts";
import type { FromProcess, ReadAnswer, ReadRequest, ToProcess } from "./protocol.ts";
import { createReads } from "./reads.ts";

afterEach(removeFolders);

/** A gateway whose process of the history is played by the test. */
function aReader(upstream: Fetch) {
  let tell: (message: FromProcess) => void = () => {};
  const answers = new Map<number, (answer: ReadAnswer) => void>();
  const history = {
    options: { folder: "", days: 1, isTemporary: false, pauseMs: 0, lookMs: 0 },
    start: () => ({
      send: (message: ToProcess) => {
        if (message.kind === "answer") answers.get(message.id)?.(message.answer);
      },
      onMessage: (listener: typeof tell) => {
        tell = listener;
      },
      onEnd: () => {},
      end: () => {},
      kill: () => {},
    }),
  };
  const { gateway, requests } = testGateway(upstream, {}, undefined, undefined, undefined, history);
  gateway.history?.start();
  let id = 0;
  const read = (request: ReadRequest) =>
    new Promise<ReadAnswer>((resolve) => {
      answers.set(id, resolve);
      tell({ kind: "read", id: id++, request });
    });
  return { gateway, requests, read };
}

const list = { kind: "list", startedAfter: "2026-01-01T00:00:00.000Z", cursor: null } as const;

describe("a reading for the archive", () => {
  test("of the list has the credentials, the dialect and the gateway's own position", async () => {
    const { requests, read } = aReader(async () =>
      json({ items: [endedCounting("a")], meta: { total: 2, cursor: "next" } }),
    );
    const answer = await read(list);
    expect(requests[0]?.headers.get("Authorization")).toMatch(/^Basic /);
    expect(requests[0]?.url).toMatch(
      /countings\?limit=100&startedAfter=2026-01-01T00%3A00%3A00.000Z$/,
    );
    if (!answer.isRead) throw new Error(answer.code);
    const page = JSON.parse(answer.text);
    expect(page.items).toMatchObject([{ id: "a" }]);
    await read({ ...list, cursor: page.meta.cursor });
    expect(requests[1]?.url).toContain("cursor=next");
  });

  test("of a counting is passed into a file as it arrives, and not kept", async () => {
    const file = join(archiveFolder(), "counting.json");
    const { gateway, requests, read } = aReader(async () => pieces(['{"id":', '"ü"}']));
    expect(await read({ kind: "counting", counting: "a/b", file })).toMatchObject({ isRead: true });
    expect(readFileSync(file, "utf8")).toBe('{"id":"ü"}');
    expect(requests[0]?.url).toMatch(/countings\/a%2Fb$/);
    await (await get(gateway, "/api/v1/countings/a%2Fb")).text();
    expect(requests).toHaveLength(2);
  });

  test.each([
    ["a refusal", async () => new Response(null, { status: 404 }), "not-found"],
    [
      "a limit",
      async () => new Response(null, { status: 429, headers: { "Retry-After": "70" } }),
      "rate-limited",
    ],
    ["a broken connection", async () => Promise.reject(new Error("reset")), "upstream-unavailable"],
    ["no JSON", async () => new Response("<html>"), "upstream-not-json"],
    [
      "a cut body",
      async () =>
        new Response(bodyOf(['{"id"'], "fail"), {
          headers: { "Content-Type": "application/json" },
        }),
      "upstream-not-json",
    ],
    [
      "a large body",
      async () => pieces([`{"id":"${"x".repeat(1_000_000)}"}`]),
      "upstream-too-large",
    ],
  ] as const)("tells of %s", async (_, upstream, code) => {
    const file = join(archiveFolder(), "counting.json");
    const { read } = aReader(upstream);
    const answer = await read({ kind: "counting", counting: "a", file });
    expect(answer).toMatchObject({
      isRead: false,
      code,
      retryAfter: code === "rate-limited" ? 70 : 0,
    });
  });

  test("gives its place up to viewers who wait for it, and begins again", async () => {
    const file = join(archiveFolder(), "counting.json");
    let readings = 0;
    let isBusy = false;
    let cancelled = 0;
    const read = createReads({
      api: {
        parse: () => ({ key: "", question: { name: "counting" }, bodyOf: async () => "" }),
        read: async () => {
          readings += 1;
          isBusy = readings === 1;
          const body = bodyOf(['{"id":', '"a"}'], "end", () => {
            cancelled += 1;
            isBusy = false;
          });
          return { body, fetchedAt: readings };
        },
      },
      isBusy: () => isBusy,
      maxBusyMs: 0,
    });
    const request = { kind: "counting", counting: "a", file } as const;
    expect(await read(request, new AbortController().signal)).toMatchObject({ fetchedAt: 2 });
    expect(cancelled).toBe(1);
    expect(readFileSync(file, "utf8")).toBe('{"id":"a"}');
  });

  test("tells of a folder that is gone", async () => {
    const file = join(archiveFolder(), "gone", "counting.json");
    let isCancelled = false;
    const { read } = aReader(async () =>
      pieces(['{"id":1', "}"], "hang", () => {
        isCancelled = true;
      }),
    );
    const answer = await read({ kind: "counting", counting: "a", file });
    expect(answer).toMatchObject({ isRead: false, code: "folder", detail: "ENOENT" });
    await expect.poll(() => isCancelled).toBe(true);
  });
});
