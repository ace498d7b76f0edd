import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { type Bytes, lazyBytes } from "#gateway/http/body.ts";
import { gunzipBody, gzipBody } from "#gateway/http/compress.ts";
import type { TakeCompressed } from "#gateway/upstream/inflated-response.ts";
import { createByteBlocks } from "./byte-blocks.ts";

/** The content coding of a body. */
export type Coding = "gzip" | "identity";

/** Maximum sizes of a body sent in one piece, uncompressed and compressed, in bytes. */
const onePiece = { identity: 1024 * 1024, gzip: 256 * 1024 };

/**
 * A body with many readers, during its transfer and afterwards. It is compressed once, unless the API has done so,
 * and stored compressed; slow readers do not delay it.
 */
export interface CachedBody {
  /** Resolves to the hash of the complete uncompressed body; rejects when it breaks off. */
  readonly completed: Promise<string>;
  /** Why the body broke off; `undefined` during the transfer and when it is complete. */
  fault(): unknown;
  isComplete(): boolean;
  /** Uncompressed bytes so far. */
  plainBytes(): number;
  /** Whether all received bytes are processed and more must arrive first. */
  isWaiting(): boolean;
  /** Memory it takes, in bytes. */
  bytes(): number;
  /**
   * Reports each growth in memory.
   * @param listener replaces the previous one; `undefined` for none
   */
  listen(listener: ((bytes: number) => void) | undefined): void;
  /** The complete body; `undefined` during the transfer and when it is too large for one piece. */
  atOnce(coding: Coding): Uint8Array<ArrayBuffer> | undefined;
  /** Streams the body from its start; fails where the body breaks off. */
  read(coding: Coding): Bytes;
  /**
   * The body after a transformation, computed once while both are in use.
   * @param name identifies the transformation
   */
  transformed(name: string, change: (body: Bytes) => Bytes): CachedBody;
}

/**
 * Receives a body; it is read to its end even without readers.
 * @param takeCompressed the compressed form in which the body arrived, if any; that is stored then
 */
export function cacheBody(body: Bytes, takeCompressed: TakeCompressed | null = null): CachedBody {
  const answer = createByteBlocks();
  const waiting = new Set<() => void>();
  const hash = createHash("sha256");
  let plainBytes = 0;
  let isWaiting = false;
  let state: "coming" | "whole" | "broken" = "coming";
  let fault: unknown;
  const joined: Partial<Record<Coding, Uint8Array<ArrayBuffer>>> = {};
  const changes = new Map<string, CachedBody>();
  let onGrowth: ((bytes: number) => void) | undefined;
  const grow = (bytes: number) => onGrowth?.(bytes);
  const join = (coding: Coding, made: () => Uint8Array) => {
    const bytes = joined[coding] ?? new Uint8Array(made());
    if (joined[coding] === undefined) {
      joined[coding] = bytes;
      grow(bytes.byteLength);
    }
    return bytes;
  };

  const wake = () => {
    for (const go of waiting) go();
    waiting.clear();
  };
  const take = async () => {
    try {
      const count = (piece: Uint8Array) => {
        hash.update(piece);
        plainBytes += piece.byteLength;
      };
      const keep = (piece: Uint8Array) => {
        answer.append(piece);
        grow(piece.byteLength);
        wake();
      };
      const watching = watched(body, count, (isReading) => {
        isWaiting = isReading;
      });
      const reader = (takeCompressed ? watching : gzipBody(watching)).getReader();
      for (;;) {
        const { done, value } = await reader.read();
        for (const piece of takeCompressed?.() ?? []) keep(piece);
        if (done) break;
        if (!takeCompressed) keep(value);
      }
      answer.trim();
      state = "whole";
      return hash.digest("hex");
    } catch (error) {
      state = "broken";
      fault = error;
      throw error;
    } finally {
      wake();
    }
  };
  const compressed = (): Bytes => {
    let position = 0;
    return lazyBytes({
      async pull(controller) {
        while (position === answer.length && state === "coming") {
          await new Promise<void>((go) => waiting.add(go));
        }
        const piece = answer.from(position);
        position += piece.byteLength;
        if (piece.byteLength > 0) controller.enqueue(piece);
        else if (state === "whole") controller.close();
        else throw fault;
      },
    });
  };

  const completed = take();
  // Callers of `whole` handle the fault; without any, it must not be an unhandled rejection.
  completed.catch(() => {});
  const read = (coding: Coding) => (coding === "gzip" ? compressed() : gunzipBody(compressed()));
  return {
    completed,
    fault: () => fault,
    isComplete: () => state === "whole",
    plainBytes: () => plainBytes,
    isWaiting: () => isWaiting,
    bytes: () =>
      [...changes.values()].reduce(
        (sum, body) => sum + body.bytes(),
        answer.length + (joined.gzip?.byteLength ?? 0) + (joined.identity?.byteLength ?? 0),
      ),
    atOnce(coding) {
      const bytes = coding === "gzip" ? answer.length : plainBytes;
      if (state !== "whole" || bytes > onePiece[coding]) return undefined;
      const completed = join("gzip", () => Buffer.concat(answer.all()));
      return coding === "gzip" ? completed : join("identity", () => gunzipSync(completed));
    },
    read,
    transformed(name, change) {
      const known = changes.get(name);
      if (known !== undefined) return known;
      const body = cacheBody(change(read("identity")));
      body.listen(grow);
      changes.set(name, body);
      return body;
    },
    listen(listener) {
      onGrowth = listener;
    },
  };
}

function watched(
  body: Bytes,
  onPiece: (piece: Uint8Array) => void,
  onWait: (isWaiting: boolean) => void,
): Bytes {
  const reader = body.getReader();
  return lazyBytes({
    async pull(controller) {
      onWait(true);
      const { done, value } = await reader.read();
      onWait(false);
      if (done) controller.close();
      else {
        onPiece(value);
        controller.enqueue(value);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
