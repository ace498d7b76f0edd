import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Gateway } from "#gateway/create.ts";
import { AccessEnded } from "./end-with-access.ts";
import { ReadyResponse } from "./ready-response.ts";
import type { ViewerRequest } from "./viewer-request.ts";

/** Maximum size of a write, in bytes; a slow reader makes progress with each one. */
const pieceBytes = 64 * 1024;

/**
 * Connects a gateway to Node's HTTP server. The gateway sees the target exactly as it was sent; a body that fails
 * midway closes the connection, so that the client sees a failed transfer; a viewer who leaves aborts the request.
 */
export function nodeListener(
  gateway: Gateway,
): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  return (incoming, outgoing) => {
    serve(gateway, incoming, outgoing).catch(() => outgoing.destroy());
  };
}

async function serve(
  gateway: Gateway,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const request = new NodeRequest(incoming, outgoing);
  const { url: target = "/", socket } = incoming;
  const response = await gateway(request, target, socket.remoteAddress);
  if (response instanceof ReadyResponse) {
    const { status, headers, bytes } = response.ready;
    outgoing.writeHead(status, headers);
    const isLarge = bytes !== null && bytes.byteLength > pieceBytes;
    if (isLarge) await write(outgoing, bytes);
    outgoing.end(isLarge ? undefined : bytes);
    return;
  }
  const headers: OutgoingHttpHeaders = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers["set-cookie"] = cookies;
  outgoing.writeHead(response.status, headers);
  if (response.body === null) outgoing.end();
  else await send(response.body, outgoing, request.signal);
}

/** A request as gateways see it; constructing a full `Request` takes longer than most answers. */
class NodeRequest implements ViewerRequest {
  readonly #incoming: IncomingMessage;
  readonly #outgoing: ServerResponse;
  #left: AbortController | undefined;

  constructor(incoming: IncomingMessage, outgoing: ServerResponse) {
    this.#incoming = incoming;
    this.#outgoing = outgoing;
  }

  get method(): string {
    return this.#incoming.method ?? "GET";
  }

  get url(): string {
    return `http://localhost${this.#incoming.url ?? "/"}`;
  }

  readonly headers = { get: (name: string) => headerOf(this.#incoming.rawHeaders, name) };

  /** The request's body; cancelling it discards the rest. */
  get body(): ReadableStream<Uint8Array> {
    const incoming = this.#incoming;
    return new ReadableStream<Uint8Array>({
      start(controller) {
        incoming
          .on("data", (piece: Uint8Array) => controller.enqueue(piece))
          .once("end", () => controller.close())
          .once("error", (error) => controller.error(error));
      },
      cancel() {
        incoming.removeAllListeners("data").removeAllListeners("end").resume();
      },
    });
  }

  /** Aborts when the viewer leaves before the answer is sent. */
  get signal(): AbortSignal {
    if (this.#left === undefined) {
      const left = new AbortController();
      const outgoing = this.#outgoing;
      const whenClosed = () => {
        if (!outgoing.writableFinished) left.abort();
      };
      if (outgoing.closed || outgoing.destroyed) whenClosed();
      else outgoing.once("close", whenClosed);
      this.#left = left;
    }
    return this.#left.signal;
  }
}

/**
 * All values of a header: Node's `headers` drops all but the first value of some, so that a client's would win,
 * and `headersDistinct` fails at a header named `__proto__` before 20.20.2, 22.22.2 and 24.14.1.
 * @param raw alternating names and values
 */
function headerOf(raw: readonly string[], name: string): string | null {
  const key = name.toLowerCase();
  let all: string | null = null;
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const other = raw[at] ?? "";
    // Most names differ in length, which takes less time than a comparison.
    if (other.length !== key.length || other.toLowerCase() !== key) continue;
    const value = raw[at + 1] ?? "";
    all = all === null ? value : `${all}${key === "cookie" ? "; " : ", "}${value}`;
  }
  return all;
}

async function send(
  body: ReadableStream<Uint8Array>,
  outgoing: ServerResponse,
  left: AbortSignal,
): Promise<void> {
  const reader = body.getReader();
  const cancel = () => {
    reader.cancel().catch(() => {});
  };
  // Also while the client does not read; a reset discards what the system still holds for it.
  reader.closed.catch((error) => {
    if (error instanceof AccessEnded) outgoing.socket?.resetAndDestroy();
  });
  left.addEventListener("abort", cancel);
  if (left.aborted) cancel();
  outgoing.flushHeaders();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    await write(outgoing, value);
  }
  outgoing.end();
}

async function write(outgoing: ServerResponse, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.byteLength && !outgoing.destroyed; at += pieceBytes) {
    if (!outgoing.write(bytes.subarray(at, at + pieceBytes))) await drained(outgoing);
  }
}

function drained(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      outgoing.off("drain", go).off("close", go);
      resolve();
    };
    outgoing.once("drain", go).once("close", go);
    if (outgoing.destroyed) go();
  });
}
