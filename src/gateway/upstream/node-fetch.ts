import http from "node:http";
import https from "node:https";
import type { Socket } from "node:net";
import { pipeline, type Readable } from "node:stream";
import { createGunzip, type Gunzip } from "node:zlib";
import { createByteBlocks } from "#gateway/cache/byte-blocks.ts";
import { type Bytes, lazyBytes } from "#gateway/http/body.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { createConnections, type TunnelOption } from "./connection/connections.ts";
import { NoConnection, timedOut } from "./connection/no-connection.ts";
import { InflatedResponse } from "./inflated-response.ts";
import { UnreadableAnswer } from "./unreadable-answer.ts";
import type { Fetch } from "./upstream.ts";

/** How an answer's body is encoded. */
type BodyCoding = "plain" | "gzip" | { readonly unreadable: string };

/** Codings that change the bytes; the request accepts only gzip. Other names in the header are mistakes. */
const compressedCodings =
  /^(aes128gcm|br|compress|dcb|dcz|deflate|exi|lz4|pack200-gzip|snappy|x-compress|xz|zstd)$/;

/**
 * Reads `Content-Encoding`. Servers write character encodings and other words into it, which change nothing in the
 * body.
 */
function readCoding(header = ""): BodyCoding {
  const names = header
    .toLowerCase()
    .split(",")
    // Some write it as `gzip;q=1` or with quote signs.
    .map((name) => name.replace(/;.*$/s, "").replaceAll('"', "").trim());
  const unreadable = names.find((name) => compressedCodings.test(name));
  if (unreadable !== undefined) return { unreadable };
  const gzips = names.filter((name) => /^(x-)?gzip$/.test(name)).length;
  if (gzips > 1) return { unreadable: "gzip, twice" };
  return gzips === 1 ? "gzip" : "plain";
}

/** Size of the pieces in which a compressed body is passed on, in bytes. */
const pieceSize = 64 * 1024;

/** Maximum time for a connection, in milliseconds. */
const maxConnectMs = 15_000;

/** A failed connection is reported before the answer's own timeout, which cannot say what failed. */
const connectShare = 0.95;

/** Maximum number of informational answers (1xx) before an answer. */
const maxInformational = 10;

interface ConnectionOptions {
  /** The proxy on the way; without one, connections are direct. */
  readonly proxy?: URL | null;
  /** A certificate with its private key, both as PEM, for servers that ask for one. */
  readonly clientCertificate?: string | null;
  /** Timeout for a whole answer, in seconds; a connection takes at most this or 15 seconds. */
  readonly timeoutSeconds?: number;
}

/** A fetch that keeps its connections for later requests. */
export interface NodeFetch extends Fetch {
  /** Closes idle connections now and the others after their answers. */
  retire(): void;
}

/**
 * A fetch over Node's own requests: it inflates natively, unlike Node's fetch, reuses connections and follows no
 * redirect. It supports only requests without body, as the gateway sends them. When no connection is established, it
 * rejects with `NoConnection`.
 */
export function createNodeFetch(options: ConnectionOptions = {}): NodeFetch {
  const { proxy = null, clientCertificate, timeoutSeconds = Number.POSITIVE_INFINITY } = options;
  const connectMs = Math.min(maxConnectMs, timeoutSeconds * 1000) * connectShare;
  const connections = createConnections(proxy, connectMs);
  const certificate = clientCertificate ? { cert: clientCertificate, key: clientCertificate } : {};
  const send = (request: Request, maxBytes: number, again: boolean) =>
    new Promise<Response>((resolve, reject) => {
      const url = new URL(request.url);
      const isSecure = url.protocol === "https:";
      const options: https.RequestOptions & TunnelOption = {
        method: request.method,
        headers: Object.fromEntries(request.headers),
        agent: isSecure ? connections.secure : connections.plain,
        signal: request.signal,
        tunnelSignal: request.signal,
        ...certificate,
      };
      const outgoing = (isSecure ? https : http).request(url, options);
      const isConnected = watchConnection(outgoing, isSecure, connectMs);
      const isFlooded = limitInformational(outgoing);
      outgoing.on("error", (error: NodeJS.ErrnoException) => {
        // A reused connection that the server has just closed is no sign of an API failure.
        const stale = outgoing.reusedSocket && /^(ECONNRESET|EPIPE)$/.test(error.code ?? "");
        if (isFlooded())
          reject(new UnreadableAnswer("begins with too many informational answers (1xx)"));
        else if (stale && again && !request.signal.aborted) resolve(send(request, maxBytes, false));
        else if (isConnected() || error instanceof NoConnection) reject(error);
        else reject(new NoConnection("API", error));
      });
      outgoing.on("response", (incoming) => {
        incoming.on("error", () => {});
        try {
          resolve(toResponse(incoming, maxBytes));
        } catch (error) {
          incoming.destroy();
          reject(error);
        }
      });
      outgoing.end();
    });
  return Object.assign((request: Request, maxBytes: number) => send(request, maxBytes, true), {
    retire: connections.retire,
  });
}

/** Ends a request whose connection takes too long. The returned function tells whether it is connected. */
function watchConnection(
  outgoing: http.ClientRequest,
  isSecure: boolean,
  timeoutMs: number,
): () => boolean {
  let isConnected = false;
  const timer = setTimeout(() => outgoing.destroy(timedOut()), timeoutMs);
  const connect = () => {
    isConnected = true;
    clearTimeout(timer);
  };
  outgoing.once("socket", (socket: Socket) => {
    if (outgoing.reusedSocket || !(isSecure || socket.connecting)) connect();
    else socket.once(isSecure ? "secureConnect" : "connect", connect);
  });
  outgoing.once("close", () => clearTimeout(timer));
  return () => isConnected;
}

/** A socket of Node's client, with the parser of its answers. */
type ParsedSocket = Socket & { readonly parser?: { onIncoming?: () => number } };

/**
 * Ends a request that gets informational answers without end, each of which costs as much as an answer. The returned
 * function tells whether it did.
 */
function limitInformational(outgoing: http.ClientRequest): () => boolean {
  let count = 0;
  outgoing.on("information", () => {
    count += 1;
    if (count <= maxInformational) return;
    const { parser } = outgoing.socket as ParsedSocket;
    // Node reads on in what has arrived, thousands of answers, unless its own callback reports an error.
    if (parser?.onIncoming) parser.onIncoming = () => -1;
    outgoing.destroy();
  });
  return () => count > maxInformational;
}

function toResponse(incoming: http.IncomingMessage, maxBytes: number): Response {
  const { statusCode: status = 0, headers: received } = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(received)) {
    if (name !== "content-encoding" && typeof value === "string") headers.set(name, value);
  }
  if ([204, 205, 304].includes(status)) {
    // A 205 has no body, but some servers send one that never ends.
    if (status === 205) incoming.destroy();
    else incoming.resume();
    return new Response(null, { status, headers });
  }
  const init = { status, headers };
  const coding = readCoding(received["content-encoding"]);
  if (typeof coding === "object" && status === 200) {
    incoming.destroy();
    return new Response(unreadable(coding.unreadable), init);
  }
  if (coding !== "gzip") return new Response(toBytes(incoming, refuseGzip), init);
  const gunzip = inflate(incoming);
  let compressed = createByteBlocks();
  let bytes = 0;
  incoming.on("data", (piece: Uint8Array) => {
    bytes += piece.byteLength;
    // A body that inflates to nothing is never read, so that its bytes are limited here.
    if (bytes > maxBytes) gunzip.destroy(new ProblemError("upstream-too-large"));
    else compressed.append(piece);
  });
  return new InflatedResponse(toBytes(gunzip), init, () => {
    const taken = compressed.all();
    compressed = createByteBlocks();
    return taken;
  });
}

/** The first byte of gzip, with which no text begins. */
const gzipBegin = 0x1f;

/** @throws ProblemError for gzip that no header announces, which would look like JSON of another API */
function refuseGzip(first: Uint8Array): void {
  if (first[0] !== gzipBegin) return;
  const cause = new UnreadableAnswer(
    "is compressed (gzip) without a Content-Encoding that says so",
  );
  throw new ProblemError("upstream-not-json", { cause });
}

/** A body that fails at its first read, so that the status still counts before it. */
function unreadable(coding: string): Bytes {
  const cause = new UnreadableAnswer(
    `is compressed (${coding}), which the gateway did not ask for`,
  );
  return lazyBytes({
    pull: (controller) => controller.error(new ProblemError("upstream-not-json", { cause })),
  });
}

function inflate(incoming: http.IncomingMessage): Gunzip {
  const gunzip = createGunzip({ chunkSize: pieceSize });
  // Readers receive every error; one after the last read must not end the process.
  gunzip.on("error", () => {});
  pipeline(incoming, gunzip, () => {});
  return gunzip;
}

function toBytes(source: Readable, checkFirst?: (first: Uint8Array) => void): Bytes {
  let check = checkFirst;
  const chunks: AsyncIterator<Uint8Array> = source[Symbol.asyncIterator]();
  return lazyBytes({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) {
        controller.close();
        return;
      }
      check?.(value);
      check = undefined;
      controller.enqueue(value);
    },
    cancel: () => {
      source.destroy();
    },
  });
}
