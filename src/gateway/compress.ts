import { constants, createGunzip, createGzip, type Gunzip, type Gzip } from "node:zlib";
import type { Bytes } from "./body.ts";

/** Collected before it is compressed, so that a source of many small pieces stays cheap, in bytes. */
const enough = 64 * 1024;

/** Quick rather than small: a detail of tens of megabytes must not wait for its compression. */
const level = 3;

/** Codings and parameters beyond these are ignored. */
const maxParts = 20;

/** Whether a viewer takes a coding: `gzip`, or `br` for Brotli. */
export function accepts(wanted: "gzip" | "br", header: string | null): boolean {
  return (header ?? "").split(",", maxParts).some((part) => {
    const [coding, ...parameters] = part
      .split(";", maxParts)
      .map((one) => one.trim().toLowerCase());
    return coding === wanted && !parameters.some((one) => /^q=0(\.0*)?$/.test(one));
  });
}

/** Compresses while the body comes: whatever is there goes out before more is waited for. */
export function gzipBody(body: Bytes): Bytes {
  return through(createGzip({ level }), body, enough);
}

/** Inflates while the body comes, a little at a time: a few compressed bytes may stand for many. */
export function gunzipBody(body: Bytes): Bytes {
  return through(createGunzip({ chunkSize: enough }), inSlices(body), 1);
}

/** Inflates to eight megabytes at the worst, in bytes. */
const sliceSize = 8 * 1024;

function inSlices(body: Bytes): Bytes {
  const reader = body.getReader();
  let rest: Uint8Array = new Uint8Array();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = rest.byteLength > 0 ? { value: rest } : await reader.read();
        if (done || value === undefined) {
          controller.close();
          return;
        }
        rest = value.subarray(sliceSize);
        controller.enqueue(value.subarray(0, sliceSize));
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** @param atLeast bytes to collect, where that many are there already, before anything goes out */
function through(zip: Gzip | Gunzip, body: Bytes, atLeast: number): Bytes {
  const next = collect(body.getReader(), atLeast);
  const out: Uint8Array[] = [];
  zip.on("data", (chunk: Uint8Array) => out.push(chunk));
  // A viewer may leave between two pieces; what is written then fails, and nobody minds.
  zip.on("error", () => {});
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        let over = false;
        while (!over && out.length === 0) {
          const { pieces, done } = await next.read();
          if (zip.destroyed) return;
          over = done;
          for (const piece of pieces) zip.write(piece);
          await step(zip, (ready) => {
            if (done) zip.once("end", ready).end();
            else zip.flush(constants.Z_SYNC_FLUSH, ready);
          });
        }
        for (const chunk of out.splice(0)) controller.enqueue(chunk);
        if (over) controller.close();
      },
      async cancel(reason) {
        zip.destroy();
        await next.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}

/** Waits for a step of it, or for its end when the viewer leaves meanwhile. */
function step(zip: Gzip | Gunzip, start: (ready: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const ready = () => {
      zip.off("close", ready);
      resolve();
    };
    zip.once("close", ready);
    start(ready);
  });
}

function collect(reader: ReadableStreamDefaultReader<Uint8Array>, atLeast: number) {
  let pending: ReturnType<typeof reader.read> | undefined;
  return {
    /** At least one piece, and as many more as are there already. */
    async read(): Promise<{ pieces: Uint8Array[]; done: boolean }> {
      const pieces: Uint8Array[] = [];
      for (let bytes = 0; bytes < atLeast; ) {
        pending ??= reader.read();
        const result = pieces.length === 0 ? await pending : await atOnce(pending);
        if (result === undefined) break;
        pending = undefined;
        if (result.done) return { pieces, done: true };
        pieces.push(result.value);
        bytes += result.value.byteLength;
      }
      return { pieces, done: false };
    },
    cancel: (reason: unknown) => reader.cancel(reason),
  };
}

/** What a promise resolves to within this turn of the event loop. */
function atOnce<T>(work: Promise<T>): Promise<T | undefined> {
  const turn = new Promise<undefined>((resolve) => setImmediate(() => resolve(undefined)));
  return Promise.race([work, turn]);
}
