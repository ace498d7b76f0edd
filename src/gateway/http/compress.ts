import { constants, createGunzip, createGzip, type Gunzip, type Gzip, gzipSync } from "node:zlib";
import { type Bytes, lazyBytes } from "./body.ts";

/** Input collected before it is compressed, so that a source of many small pieces stays cheap, in bytes. */
const minChunkBytes = 64 * 1024;

/** Fast rather than small: a detail of tens of megabytes must not wait for its compression. */
const level = 3;

/** Codings and parameters beyond this many are ignored. */
const maxParts = 20;

/** Whether `Accept-Encoding` accepts a coding: `gzip`, or `br` for Brotli. */
export function accepts(wanted: "gzip" | "br", header: string | null): boolean {
  return (header ?? "").split(",", maxParts).some((part) => {
    const [coding, ...parameters] = part
      .split(";", maxParts)
      .map((one) => one.trim().toLowerCase());
    return coding === wanted && !parameters.some((one) => /^q=0(\.0*)?$/.test(one));
  });
}

/**
 * Compresses a stream; available input goes out before more is awaited. A body that is available as a whole and small is
 * compressed in one call, because a stream takes a quarter of a megabyte until it is closed.
 */
export function gzipBody(body: Bytes): Bytes {
  const source = collect(body.getReader(), minChunkBytes);
  let stream: ReadableStreamDefaultReader<Uint8Array> | undefined;
  return lazyBytes({
    async pull(controller) {
      if (stream === undefined) {
        const first = await source.read();
        if (first.done) {
          controller.enqueue(gzipSync(Buffer.concat(first.pieces), { level }));
          controller.close();
          return;
        }
        stream = through(createGzip({ level }), source, first).getReader();
      }
      const { done, value } = await stream.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => (stream ?? source).cancel(reason),
  });
}

/** Inflates a stream in small steps, because a few compressed bytes may expand to many. */
export function gunzipBody(body: Bytes): Bytes {
  return through(
    createGunzip({ chunkSize: minChunkBytes }),
    collect(inSlices(body).getReader(), 1),
  );
}

/** Compressed bytes a step; they inflate to eight megabytes at most. */
const sliceSize = 8 * 1024;

function inSlices(body: Bytes): Bytes {
  const reader = body.getReader();
  let rest: Uint8Array = new Uint8Array();
  return lazyBytes({
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
  });
}

/** @param first what the source has given already */
function through(zip: Gzip | Gunzip, source: Source, first?: Step): Bytes {
  let given = first;
  const out: Uint8Array[] = [];
  zip.on("data", (chunk: Uint8Array) => out.push(chunk));
  // A viewer may leave between two pieces; the write then fails, without consequence.
  zip.on("error", () => {});
  return lazyBytes({
    async pull(controller) {
      let over = false;
      while (!over && out.length === 0) {
        const { pieces, done } = given ?? (await source.read());
        given = undefined;
        if (zip.destroyed) return;
        over = done;
        for (const piece of pieces) zip.write(piece);
        await processed(zip, (ready) => {
          if (done) zip.once("end", ready).end();
          else zip.flush(constants.Z_SYNC_FLUSH, ready);
        });
      }
      for (const chunk of out.splice(0)) controller.enqueue(chunk);
      if (over) controller.close();
    },
    async cancel(reason) {
      zip.destroy();
      await source.cancel(reason);
    },
  });
}

/** Waits for a step, or for the stream's close when the viewer leaves meanwhile. */
function processed(zip: Gzip | Gunzip, start: (ready: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const ready = () => {
      zip.off("close", ready);
      resolve();
    };
    zip.once("close", ready);
    start(ready);
  });
}

interface Step {
  readonly pieces: readonly Uint8Array[];
  readonly done: boolean;
}

interface Source {
  /** Returns at least one piece, and all others that are available already. */
  read(): Promise<Step>;
  cancel(reason: unknown): Promise<void>;
}

/** @param atLeast bytes to collect, as far as they are available */
function collect(reader: ReadableStreamDefaultReader<Uint8Array>, atLeast: number): Source {
  let pending: ReturnType<typeof reader.read> | undefined;
  return {
    async read() {
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

/** The value of a promise that resolves within this turn of the event loop, else `undefined`. */
function atOnce<T>(work: Promise<T>): Promise<T | undefined> {
  const turn = new Promise<undefined>((resolve) => setImmediate(() => resolve(undefined)));
  return Promise.race([work, turn]);
}
