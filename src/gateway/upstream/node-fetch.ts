import http from "node:http";
import https from "node:https";
import { pipeline, type Readable } from "node:stream";
import { createGunzip, type Gunzip } from "node:zlib";
import { HttpsProxyAgent } from "https-proxy-agent";
import { createByteBlocks } from "#gateway/cache/byte-blocks.ts";
import { type Bytes, lazyBytes } from "#gateway/http/body.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { InflatedResponse } from "./inflated-response.ts";
import { ProxyRefusal } from "./proxy-refusal.ts";
import type { Fetch } from "./upstream.ts";

/** Size of the pieces in which a compressed body is passed on, in bytes. */
const pieceSize = 64 * 1024;

interface ConnectionOptions {
  /** The proxy on the way; without one, connections are direct. */
  readonly proxy?: URL | null;
  /** A certificate with its private key, both as PEM, for servers that ask for one. */
  readonly clientCertificate?: string | null;
}

/**
 * A fetch over Node's own requests: it inflates natively, unlike Node's fetch, reuses connections and follows no
 * redirect. It supports only requests without body, as the gateway sends them.
 */
export function createNodeFetch({ proxy, clientCertificate }: ConnectionOptions = {}): Fetch {
  const options = { keepAlive: true };
  // Tunnels for http:, too, so that a proxy's answer is never mistaken for the API's.
  const tunnel = proxy ? new HttpsProxyAgent(proxy, options) : null;
  const plain = tunnel ?? new http.Agent(options);
  const secure = tunnel ?? new https.Agent(options);
  const certificate = clientCertificate ? { cert: clientCertificate, key: clientCertificate } : {};
  const send = (request: Request, maxBytes: number, again: boolean) =>
    new Promise<Response>((resolve, reject) => {
      const url = new URL(request.url);
      const isSecure = url.protocol === "https:";
      const outgoing = (isSecure ? https : http).request(url, {
        method: request.method,
        headers: Object.fromEntries(request.headers),
        agent: isSecure ? secure : plain,
        signal: request.signal,
        ...certificate,
      });
      outgoing.on("proxyConnect", ({ statusCode }: { readonly statusCode: number }) => {
        if (statusCode !== 200) outgoing.destroy(new ProxyRefusal(statusCode));
      });
      outgoing.on("error", (error: NodeJS.ErrnoException) => {
        // A reused connection that the server has just closed is no sign of an API failure.
        const stale = outgoing.reusedSocket && error.code === "ECONNRESET";
        if (stale && again && !request.signal.aborted) resolve(send(request, maxBytes, false));
        else reject(error);
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
  return (request, maxBytes) => send(request, maxBytes, true);
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
  const { "content-encoding": coding = "identity" } = received;
  if (coding === "identity") return new Response(toBytes(incoming), init);
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

function inflate(incoming: http.IncomingMessage): Gunzip {
  const gunzip = createGunzip({ chunkSize: pieceSize });
  // Readers receive every error; one after the last read must not end the process.
  gunzip.on("error", () => {});
  // The request accepts only gzip; any other coding fails like broken gzip.
  pipeline(incoming, gunzip, () => {});
  return gunzip;
}

function toBytes(source: Readable): Bytes {
  const chunks: AsyncIterator<Uint8Array> = source[Symbol.asyncIterator]();
  return lazyBytes({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => {
      source.destroy();
    },
  });
}
