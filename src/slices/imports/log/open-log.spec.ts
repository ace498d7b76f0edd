import { describe, expect, it } from "vitest";
import { InThreadWorker } from "#testing/in-process-worker.ts";
import { FailureError } from "#transport/failure.ts";
import type { getJson } from "#transport/get.ts";
import { LogServer } from "./log-server.ts";
import { openLog } from "./open-log.ts";
import type { LogReply } from "./protocol.ts";

const fetchedAt = Date.parse("2026-03-02T12:00:00Z");
const never = () => new AbortController().signal;
const serving = (body: unknown): typeof getJson => {
  const freshness = { fetchedAt, now: fetchedAt, at: 0 };
  return async () => ({ body, tag: null, freshness, transferTime: 5 });
};

function open(get: typeof getJson, signal = never(), id = "a/b %") {
  const worker = new InThreadWorker((send: (reply: LogReply) => void) => new LogServer(send, get));
  return { worker, opened: openLog(id, signal, () => worker) };
}

describe("opening a log", () => {
  it("requests it by its id as one segment", async () => {
    const asked: string[] = [];
    await open(async (address, signal) => {
      asked.push(address);
      return serving("")(address, signal);
    }).opened;
    expect(asked).toEqual(["/api/v1/products/imports/a%2Fb%20%25/error-log"]);
  });

  it("returns text, lines, size and when it was read", async () => {
    const log = await open(serving("Größe\r\nstock 12")).opened;
    expect(log).toMatchObject({
      text: "Größe\r\nstock 12",
      starts: Uint32Array.of(0, 7, 15),
      bytes: 17,
      maxLength: 8,
      readAt: fetchedAt,
    });
  });

  it("searches and groups the lines read", async () => {
    const log = await open(serving("row 1\nROW 2 row\nend")).opened;
    const [hits, groups] = await Promise.all([log.search("row"), log.groups()]);
    expect(hits).toMatchObject({ ends: Uint32Array.of(3, 9, 15), lines: Uint32Array.of(0, 1) });
    expect(groups.map(({ shape }) => shape)).toEqual(["row #", "ROW # row", "end"]);
  });

  it("returns the original text as a file", async () => {
    const log = await open(serving("Größe\r\nend")).opened;
    const file = await log.file();
    expect(file.type).toBe("text/plain;charset=utf-8");
    expect(await file.text()).toBe("Größe\r\nend");
  });

  it("passes on why there is none, and ends the worker", async () => {
    const path = "/api/v1/products/imports/a/error-log";
    const failure = {
      kind: "problem",
      code: "no-longer-available",
      status: 404,
      upstreamStatus: null,
      retryAfter: null,
      path,
    } as const;
    const { worker, opened } = open(() => Promise.reject(new FailureError(failure)));
    await expect(opened).rejects.toMatchObject({ name: "FailureError", failure });
    expect(worker.terminated).toBe(true);
  });

  it("refuses an answer that is not text", async () => {
    const { opened } = open(serving({ log: "text" }), never(), "a");
    await expect(opened).rejects.toMatchObject({
      failure: { kind: "contract", path: "/api/v1/products/imports/a/error-log" },
    });
  });

  it("does not hide an error of our own", async () => {
    const { opened } = open(() => Promise.reject(new TypeError("no such function")));
    await expect(opened).rejects.toThrow("no such function");
  });

  it("can be aborted", async () => {
    const controller = new AbortController();
    const { worker, opened } = open(() => new Promise(() => {}), controller.signal);
    controller.abort(new Error("enough"));
    await expect(opened).rejects.toThrow("enough");
    expect(worker.terminated).toBe(true);
    await expect(open(serving(""), controller.signal).opened).rejects.toThrow("enough");
  });

  it("fails as unreachable when the worker does", async () => {
    const { worker, opened } = open(() => new Promise(() => {}));
    worker.onerror?.(new Event("error") as ErrorEvent);
    await expect(opened).rejects.toMatchObject({ failure: { kind: "unreachable" } });
  });

  it("ends when closed", async () => {
    const { worker, opened } = open(serving("x"));
    const log = await opened;
    const search = log.search("x");
    log.close();
    await expect(search).rejects.toMatchObject({ name: "AbortError" });
    await expect(log.groups()).rejects.toMatchObject({ name: "AbortError" });
    expect(worker.terminated).toBe(true);
  });
});
