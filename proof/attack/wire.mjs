// HTTP over raw sockets: sends exactly the given bytes, valid or not, and reads the answer.
import { connect } from "node:net";

/** Timeout of an answer, in milliseconds. */
const timeoutMs = 20_000;

/**
 * A request as bytes.
 * @param headers pairs in the order in which they are sent; names may repeat
 */
function requestText({ method = "GET", path = "/", headers = [], body }) {
  const named = new Set(headers.map(([name]) => name.toLowerCase()));
  const lines = [`${method} ${path} HTTP/1.1`];
  if (!named.has("host")) lines.push("Host: localhost");
  for (const [name, value] of headers) lines.push(`${name}: ${value}`);
  if (body !== undefined) lines.push(`Content-Length: ${Buffer.byteLength(body)}`);
  return `${lines.join("\r\n")}\r\n\r\n${body ?? ""}`;
}

/**
 * Sends a request over a new connection.
 * @returns the answer; status 0 if the connection ended without one
 */
export function ask(port, request) {
  const headers = [...(request.headers ?? []), ["Connection", "close"]];
  return new Promise((resolve) => {
    const pieces = [];
    const socket = connect(port, "127.0.0.1");
    const end = () => {
      socket.destroy();
      resolve(parseAnswer(Buffer.concat(pieces)));
    };
    socket.setTimeout(timeoutMs, end).on("error", end).on("close", end);
    socket.on("data", (piece) => pieces.push(piece));
    socket.write(requestText({ ...request, headers }), "latin1");
  });
}

/** @returns status, header lines, cookies by name, and the body as text; of a chunked body the pieces, joined */
function parseAnswer(bytes) {
  const text = bytes.toString("latin1");
  const end = text.indexOf("\r\n\r\n");
  const [first = "", ...lines] = text.slice(0, Math.max(0, end)).split("\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0);
  const raw = end < 0 ? "" : text.slice(end + 4);
  const isChunked = lines.some((line) => /^transfer-encoding: chunked$/i.test(line));
  const pairs = lines.map((line) => /^([^:]*): (.*)$/.exec(line)?.slice(1) ?? [line, ""]);
  const valuesOf = (wanted) =>
    pairs.filter(([name]) => name.toLowerCase() === wanted).map(([, value]) => value);
  const cookies = Object.fromEntries(
    valuesOf("set-cookie").map((value) => value.split(";")[0].split(/=(.*)/s).slice(0, 2)),
  );
  return {
    status,
    lines,
    cookies,
    header: (name) => valuesOf(name)[0],
    body: unchunk(raw, isChunked),
  };
}

function unchunk(text, isChunked) {
  if (!isChunked) return text;
  let body = "";
  for (let at = 0; at < text.length; ) {
    const lineEnd = text.indexOf("\r\n", at);
    const size = Number.parseInt(text.slice(at, lineEnd), 16);
    if (lineEnd < 0 || !(size > 0)) break;
    body += text.slice(lineEnd + 2, lineEnd + 2 + size);
    at = lineEnd + size + 4;
  }
  return body;
}

/**
 * Sends many requests over a few connections, a batch at a time on each.
 * @param until epoch milliseconds after which no further batch is sent
 */
export async function flood(port, requests, options = {}) {
  const { connections = 8, batch = 16, until = Infinity } = options;
  const queue = requests[Symbol.iterator]();
  await Promise.all(Array.from({ length: connections }, () => send(port, queue, { batch, until })));
}

function send(port, queue, { batch, until }) {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let waiting = 0;
    let tail = "";
    const end = () => {
      socket.destroy();
      resolve();
    };
    const next = () => {
      const texts = [];
      while (texts.length < batch && Date.now() < until) {
        const { done, value } = queue.next();
        if (done) break;
        texts.push(requestText(value));
      }
      waiting = texts.length;
      if (waiting === 0) end();
      else socket.write(texts.join(""), "latin1");
    };
    socket.setTimeout(timeoutMs, end).on("error", end).on("close", end).on("connect", next);
    socket.on("data", (piece) => {
      const text = tail + piece.toString("latin1");
      waiting -= text.match(/HTTP\/1\.1 \d{3} /g)?.length ?? 0;
      // A status line may be split between chunks, but must not be counted twice.
      tail = text.slice(text.lastIndexOf("\n") + 1).replace(/^.*HTTP\/1\.1 \d{3} /, "");
      if (waiting <= 0) next();
    });
  });
}
