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

/** Memory of a transformed body besides its bytes, as that of an entry of the cache. */
const changeOverhead = 4096;

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
  const stored = new StoredBody();
  stored.completed = receive(body, takeCompressed, stored);
  // Callers of `completed` handle the fault; without any, it must not be an unhandled rejection.
  stored.completed.catch(() => {});
  return stored;
}

/** Reads a body into its store. What it needs for that is free afterwards, the source of the body above all. */
async function receive(
  body: Bytes,
  takeCompressed: TakeCompressed | null,
  stored: StoredBody,
): Promise<string> {
  const hash = createHash("sha256");
  const count = (piece: Uint8Array) => {
    hash.update(piece);
    stored.count(piece.byteLength);
  };
  const watching = watched(body, count, (isReading) => stored.wait(isReading));
  try {
    const reader = (takeCompressed ? watching : gzipBody(watching)).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      for (const piece of takeCompressed?.() ?? []) stored.keep(piece);
      if (done) break;
      if (!takeCompressed) stored.keep(value);
    }
    stored.end();
    return hash.digest("hex");
  } catch (error) {
    stored.break(error);
    throw error;
  }
}

/** A class, since an answer in memory should be little more than its bytes. */
class StoredBody implements CachedBody {
  completed: Promise<string> = Promise.resolve("");
  private blocks = createByteBlocks();
  private plain = 0;
  private isReading = false;
  private state: "coming" | "whole" | "broken" = "coming";
  private reason: unknown;
  /** Readers who wait for more; only while the body arrives. */
  private waiting: Set<() => void> | null = null;
  private identity: Uint8Array<ArrayBuffer> | null = null;
  private changes: Map<string, CachedBody> | null = null;
  private onGrowth: ((bytes: number) => void) | undefined;

  count(bytes: number): void {
    this.plain += bytes;
  }

  wait(isReading: boolean): void {
    this.isReading = isReading;
  }

  keep(piece: Uint8Array): void {
    this.blocks.append(piece);
    this.onGrowth?.(piece.byteLength);
    this.wake();
  }

  end(): void {
    this.blocks.trim();
    this.state = "whole";
    this.wake();
  }

  break(error: unknown): void {
    this.state = "broken";
    this.reason = error;
    this.wake();
  }

  fault(): unknown {
    return this.reason;
  }

  isComplete(): boolean {
    return this.state === "whole";
  }

  plainBytes(): number {
    return this.plain;
  }

  isWaiting(): boolean {
    return this.isReading;
  }

  bytes(): number {
    let sum = this.blocks.length + (this.identity?.byteLength ?? 0);
    for (const body of this.changes?.values() ?? []) sum += changeOverhead + body.bytes();
    return sum;
  }

  listen(listener: ((bytes: number) => void) | undefined): void {
    this.onGrowth = listener;
  }

  atOnce(coding: Coding): Uint8Array<ArrayBuffer> | undefined {
    const bytes = coding === "gzip" ? this.blocks.length : this.plain;
    if (this.state !== "whole" || bytes > onePiece[coding]) return undefined;
    if (coding === "gzip") return this.blocks.whole();
    if (this.identity === null) {
      this.identity = new Uint8Array(gunzipSync(this.blocks.whole()));
      this.onGrowth?.(this.identity.byteLength);
    }
    return this.identity;
  }

  read(coding: Coding): Bytes {
    return coding === "gzip" ? this.compressed() : gunzipBody(this.compressed());
  }

  transformed(name: string, change: (body: Bytes) => Bytes): CachedBody {
    this.changes ??= new Map();
    const known = this.changes.get(name);
    if (known !== undefined) return known;
    const body = cacheBody(change(this.read("identity")));
    body.listen((bytes) => this.onGrowth?.(bytes));
    this.changes.set(name, body);
    this.onGrowth?.(changeOverhead);
    return body;
  }

  private compressed(): Bytes {
    let position = 0;
    return lazyBytes({
      pull: async (controller) => {
        while (position === this.blocks.length && this.state === "coming") {
          await new Promise<void>((go) => {
            this.waiting ??= new Set();
            this.waiting.add(go);
          });
        }
        const piece = this.blocks.from(position);
        position += piece.byteLength;
        if (piece.byteLength > 0) controller.enqueue(piece);
        else if (this.state === "whole") controller.close();
        else throw this.reason;
      },
    });
  }

  private wake(): void {
    const { waiting } = this;
    this.waiting = null;
    for (const go of waiting ?? []) go();
  }
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
