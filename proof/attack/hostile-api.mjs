// A hostile API. The id of a counting, the list's `warehouse` or the first part of the path selects its answer:
// `/many-entries/v1/countings/incident_types`.
import { createServer } from "node:http";
import { gzipSync } from "node:zlib";

const json = { "Content-Type": "application/json" };
const zipped = { ...json, "Content-Encoding": "gzip" };
/** Limits of an endless answer, in milliseconds and in bytes sent. */
const longestMs = 8000;
const mostBytes = 1_000_000_000;

let asked = [];

const warehouse = (code) => ({ name: code, id: code.length, code, slug: code.toLowerCase() });
const counting = (id, code) => ({
  id,
  startedAt: "2026-01-05T06:00:00.000Z",
  endsAt: "2026-01-05T18:00:00.000Z",
  warehouse: warehouse(code),
  active: true,
  participants: [],
  totalProducts: 0,
  totalProductsCounted: 0,
  totalProductsLeft: 0,
  totalDiscrepancies: 0,
  totalIncidents: 0,
});
const detail = (id, code) => JSON.stringify({ ...counting(id, code), products: [] });
const list = (items, meta = {}) =>
  JSON.stringify({ items, meta: { total: items.length, ...meta } });

const hour = 3_600_000;
const ago = (length) => new Date(Date.now() - length).toISOString();
/** A counting of which a briefing tells, and whose lines it therefore reads. */
const busy = {
  startedAt: ago(20 * hour),
  endsAt: ago(-hour),
  totalProducts: 50_000,
  totalProductsCounted: 25_000,
  totalProductsLeft: 25_000,
  totalDiscrepancies: 100,
};

/** A counting with 50,000 lines. */
function manyLines() {
  const at = ago(2 * hour);
  const place = { name: "OWN", code: "OWN" };
  const product = {
    id: "p",
    updatedAt: at,
    code: "SKU",
    warehouse: place,
    costPrice: 1.5,
    stock: 3,
    metrics: null,
    description: "A product with a name of some length",
    packagingUnit: 1,
  };
  const line = (index) => ({
    id: index,
    updatedAt: at,
    startedAt: at,
    finishedAt: index % 2 ? at : null,
    index,
    assignedUser: { id: index % 40, username: `person ${index % 40}` },
    documentation: null,
    productStock: 3,
    productLocationStock: 3,
    lotStock: 0,
    lotLocationStock: 0,
    costPrice: 1.5,
    countedStock: index % 2 ? 4 : null,
    difference: index % 2 ? 1 : null,
    prevCountedStock: null,
    prevDifference: null,
    product,
    location: { id: "l", code: "A-01" },
    lot: null,
    productLocation: { stock: 3 },
    lotLocation: null,
    counting: { id: "many-lines", startedAt: at, warehouse: { id: 3 } },
    incident: null,
  });
  const products = Array.from({ length: 50_000 }, (_, index) => line(index));
  return gzipSync(JSON.stringify({ ...counting("many-lines", "OWN"), ...busy, products }));
}

const members = (count) => Array.from({ length: count }, (_, index) => `"${index}k":0`).join(",");
/** A counting of the warehouse OWN, cut before a field of its first line. */
const lineStart = `${detail("own", "OWN").slice(0, -2)}{"index":0,"product":`;

/** Repetitive text as members of a gzip file, a megabyte each: a few bytes for any size. */
function repeated(start, piece, times, end) {
  const perMember = Math.ceil(1_000_000 / piece.length);
  const member = gzipSync(piece.repeat(perMember), { level: 9 });
  const rest = gzipSync(piece.repeat(times % perMember));
  const members = Array.from({ length: Math.floor(times / perMember) }, () => member);
  return Buffer.concat([gzipSync(start), ...members, rest, gzipSync(end)]);
}

/** Entries of the list; the first has no comma before it. */
const entries = (times, entry = "{}") =>
  repeated(`{"items":[${entry}`, `,${entry}`, times - 1, '],"meta":{"total":1}}');

/** Sends a piece repeatedly until the other side closes. */
function endlessly(response, headers, first, piece) {
  response.writeHead(200, headers);
  response.write(first);
  const start = Date.now();
  let sent = 0;
  const more = () => {
    while (sent < mostBytes && Date.now() - start < longestMs) {
      sent += piece.length;
      if (!response.write(piece)) return;
    }
    response.end();
  };
  response.on("drain", more).on("error", () => {});
  more();
}

/** Writes a piece repeatedly to a socket until the other side closes. */
function endlesslyTo(socket, piece) {
  const start = Date.now();
  const more = () => {
    while (!socket.destroyed && Date.now() - start < longestMs) if (!socket.write(piece)) return;
    socket.destroy();
  };
  socket.on("drain", more).on("error", () => {});
  more();
}

const emptyMembers = Buffer.concat(Array.from({ length: 3000 }, () => gzipSync("")));
/** A deflate stream of empty stored blocks: a gzip header, then blocks. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
const gzipHeaderWithName = Buffer.from([0x1f, 0x8b, 8, 8, 0, 0, 0, 0, 0, 3]);
const emptyBlocks = Buffer.alloc(60_000, Buffer.from([0, 0, 0, 0xff, 0xff]));
const letters = Buffer.alloc(60_000, "a");

const whole = (headers, body) => (response) => response.writeHead(200, headers).end(body);
/** Created on first use. */
const hostile = {
  "many-entries": () => whole(zipped, entries(100_000_000)),
  "entries-below-limit": () => whole(zipped, entries(80_000_000)),
  "entries-of-8-megabytes": () => whole(zipped, entries(2_600_000)),
  "many-types": () => whole(zipped, repeated("[0", ",0", 100_000_000, "]")),
  "many-members": () => {
    return whole(zipped, gzipSync(`{"items":[],"meta":{"total":0,${members(1_000_000)}}}`));
  },
  "large-entry": () =>
    whole(zipped, gzipSync(`{"items":[{${members(500_000)}}],"meta":{"total":1}}`)),
  "large-meta": () =>
    whole(zipped, gzipSync(`{"items":[],"meta":{"total":0,${members(500_000)}}}`)),
  "large-line": () => whole(zipped, repeated(`${lineStart}[0`, ",0", 30_000_000, "]}]}")),
  "deep-line": () => whole(zipped, repeated(lineStart, "[", 30_000_000, "")),
  "deep-nesting": () => whole(zipped, repeated('{"meta":{"total":1},"items":', "[", 8_000_000, "")),
  "deep-entry": () => {
    const depth = 1_000_000;
    const inner = "[".repeat(depth) + "]".repeat(depth);
    return whole(zipped, gzipSync(`{"meta":{"total":1},"items":[${inner}]}`));
  },
  "long-number": () => whole(zipped, repeated('{"items":[', "9", 200_000_000, "]}")),
  "long-escape": () =>
    whole(zipped, repeated('{"items":["', "\\\\", 4_000_000, '"],"meta":{"total":1}}')),
  "blank-start": () => whole(zipped, repeated("", " ", 200_000_000, "{}")),
  "quoted-log": () =>
    whole({ ...zipped, "Content-Type": "text/plain" }, repeated('"', "a", 250_000_000, '"')),
  "log-like-null": () => whole(zipped, repeated("n", "a", 250_000_000, "")),
  "empty-members": () => (response) => endlessly(response, zipped, "", emptyMembers),
  "empty-blocks": () => (response) => endlessly(response, zipped, gzipHeader, emptyBlocks),
  "endless-name": () => (response) => endlessly(response, zipped, gzipHeaderWithName, letters),
  "slow-entries": () => (response) => {
    response.writeHead(200, json).write('{"items":[');
    const timer = setInterval(() => response.write("{},"), 20);
    setTimeout(() => response.end('{}],"meta":{"total":1}}'), 2000);
    response.on("close", () => clearInterval(timer)).on("error", () => {});
  },
  "long-link": () =>
    whole(json, list([{}], { links: { next: { href: `?${"&a=%25".repeat(130_000)}` } } })),
  "hostile-cursor": () =>
    whole(
      json,
      list([], { cursor: "c".repeat(1_000_000), links: { next: { href: "/\\evil.invalid" } } }),
    ),
  "busy-for-an-hour": () => (response) =>
    response.writeHead(503, { ...json, "Retry-After": "3600" }).end("{}"),
  "limited-for-an-hour": () => (response) =>
    response.writeHead(429, { ...json, "Retry-After": "3600" }).end("{}"),
  "early-hints": () => (response) => {
    const { socket } = response;
    const hints = "HTTP/1.1 103 Early Hints\r\n\r\n".repeat(2000);
    endlesslyTo(socket, hints);
  },
  "limited-for-four-seconds": () => (response) =>
    response.writeHead(429, { ...json, "Retry-After": "4" }).end("{}"),
  broken: () => (response) => response.writeHead(500, json).end("{}"),
  down: () => (response) => response.writeHead(503, json).end("{}"),
  "many-lines": () => whole(zipped, manyLines()),
  "many-countings": () => (response, url) => {
    const page = Number(url.searchParams.get("cursor") ?? 0);
    const items = Array.from({ length: 100 }, (_, index) => ({
      ...counting(`listed-${page}-${index}`, "OWN"),
      ...busy,
      participants: Array.from({ length: 20 }, (__, id) => ({ id, username: `person ${id}` })),
    }));
    const cursor = page < 19 ? { cursor: String(page + 1) } : {};
    whole(json, JSON.stringify({ items, meta: { total: 2000, ...cursor } }))(response);
  },
  // Its cost is another one each time.
  "changing-cost": () => {
    let cost = 0;
    return (response) => {
      cost += 1;
      const body = { ...counting("changing-cost", "OWN"), products: [{ id: 1, costPrice: cost }] };
      whole(json, JSON.stringify(body))(response);
    };
  },
  "not-here": () => (response) => response.writeHead(404, json).end("{}"),
};
const made = new Map();

/** @param id may end in a number, so that there are many of the same kind */
function hostileAnswer(id) {
  const name = id.replace(/-\d+$/, "");
  if (!Object.hasOwn(hostile, name)) return undefined;
  if (!made.has(name)) made.set(name, hostile[name]());
  return made.get(name);
}

/** The list of both warehouses, or of the requested one. */
function listOf(wanted) {
  const codes = ["OWN", "FOREIGN"].filter((code) => wanted === "" || wanted === code);
  return list(codes.map((code) => counting(`${code.toLowerCase()}-1`, code)));
}

/** Normal answers: countings of two warehouses, delayed for `slow-…` and for lists before a time; 404 for other ids. */
function answer(url, response) {
  const [, base, rest, log] =
    /^(?:\/([\w-]+))?\/v1\/(?:countings\/?(.*)|products\/imports\/(.*)\/error-log)$/.exec(
      url.pathname,
    ) ?? [];
  const id = decodeURIComponent(rest ?? log ?? "");
  const wanted = url.searchParams.get("warehouse") ?? "";
  const attack = [id, wanted, base].map((name) => name && hostileAnswer(name)).find(Boolean);
  if (attack) return attack(response, url);
  if (rest === "") {
    const send = whole(json, listOf(wanted));
    return url.searchParams.has("startedBefore") ? setTimeout(send, 200, response) : send(response);
  }
  if (rest === "incident_types") return whole(json, "[]")(response);
  const [, isSlow, owner] = /^(slow-)?(own|foreign)-/.exec(id) ?? [];
  const status = owner === undefined ? 404 : 200;
  const body = owner === undefined ? "{}" : detail(id, owner.toUpperCase());
  const send = () => response.writeHead(status, json).end(body);
  return isSlow ? setTimeout(send, 200) : send();
}

const server = createServer((request, response) => {
  const url = new URL(request.url, "http://localhost");
  asked.push(url.pathname + url.search);
  response.on("error", () => {});
  answer(url, response);
});
// As a proxy it is as hostile to the host `endless-header` and never answers for any other.
server.on("connect", (request, socket) => {
  socket.on("error", () => {});
  if (!request.url.startsWith("endless-header:")) return;
  socket.write("HTTP/1.1 200 OK\r\n");
  endlesslyTo(socket, `X-Header: ${"a".repeat(60_000)}\r\n`);
});
server.listen(0, "127.0.0.1", () => process.send({ port: server.address().port }));
process.on("disconnect", () => process.exit());
process.on("message", () => {
  process.send(asked);
  asked = [];
});
