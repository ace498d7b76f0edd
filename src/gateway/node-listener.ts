import type { IncomingMessage, ServerResponse } from "node:http";
import type { Gateway } from "./create.ts";

/**
 * Puts a gateway behind Node's HTTP server. The gateway sees the target exactly as it was sent; a
 * body that fails midway closes the connection, so that the viewer sees a failed transfer; a viewer
 * who leaves aborts the request.
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
  const left = new AbortController();
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) left.abort();
  });
  const { method = "GET", url: target = "/" } = incoming;
  const here = `http://localhost${target}`;
  const request = new Request(URL.canParse(here) ? here : "http://localhost/", {
    // The runtime refuses to build requests with these; no address here knows them anyway.
    method: /^(CONNECT|TRACE|TRACK)$/.test(method) ? "OPTIONS" : method,
    headers: headersOf(incoming),
    signal: left.signal,
  });
  const response = await gateway(request, target);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body === null) outgoing.end();
  else await send(response.body, outgoing, left.signal);
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  return headers;
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
  left.addEventListener("abort", cancel);
  if (left.aborted) cancel();
  outgoing.flushHeaders();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (!outgoing.write(value)) await drained(outgoing);
  }
  outgoing.end();
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
