// Malformed requests and answers.

import { once } from "node:events";
import { connect, createServer } from "node:net";
import { gzipSync } from "node:zlib";
import { memoryOf, startGateway } from "./gateway-processes.mjs";
import { createRandom } from "./gateway-random.mjs";

const routes = [
  "/api/v1/countings",
  "/api/v1/countings/a",
  "/api/v1/countings/incident_types",
  "/api/v1/products/imports/7/error-log",
  "/api/settings",
  "/readyz",
  "/",
  "/assets/x.js",
];
const parts = [
  "..",
  "%2e%2e",
  "%2f",
  "%00",
  "%ff",
  "%",
  "\\",
  "#",
  "?",
  "&",
  "=",
  "//",
  "a",
  "é",
  "*",
];
const parameters = ["limit", "cursor", "warehouse", "startedBefore", "x", "__proto__", ""];
const methods = ["GET", "HEAD", "POST", "CONNECT", "TRACE", "PURGE", "get", "G\u00cbT", "PRI", ""];
const names = ["Accept", "Accept-Encoding", "If-None-Match", "Host", "Range", "Upgrade", "Expect"];
const sound = "HTTP/1.1";

function randomTarget(random) {
  let target = random.of(routes);
  for (let n = random.below(4); n > 0; n -= 1) target += random.of(["/", ""]) + random.of(parts);
  if (random.chance(0.5)) {
    const pair = () => `${random.of(parameters)}=${random.of(parts)}${random.below(1000)}`;
    target += `?${Array.from({ length: random.below(5) }, pair).join("&")}`;
  }
  if (random.chance(0.1)) target += random.bytes(random.below(20)).toString("latin1");
  if (random.chance(0.02)) target += "x".repeat(random.below(40_000));
  return target.replaceAll(/[\r\n]/g, "");
}

function randomRequest(random) {
  const method = random.chance(0.7) ? "GET" : random.of(methods);
  const lines = [`${method} ${randomTarget(random)} ${random.chance(0.97) ? sound : "HTTP/9"}`];
  if (random.chance(0.97)) lines.push("Host: localhost");
  for (let n = random.below(4); n > 0; n -= 1) {
    const value = random
      .bytes(random.below(30))
      .toString("latin1")
      .replaceAll(/[\r\n]/g, " ");
    lines.push(`${random.of(names)}: ${value}`);
  }
  return `${lines.join("\r\n")}\r\nConnection: close\r\n\r\n`;
}

/** The bytes received until the other side closes. */
function exchange({ hostname, port }, request) {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let answer = "";
    const end = () => {
      socket.destroy();
      resolve(answer);
    };
    socket.setEncoding("latin1").setTimeout(20_000, end);
    socket.on("data", (text) => {
      if (answer.length < 100) answer += text;
    });
    socket.on("error", end).on("close", end);
    socket.write(request, "latin1");
  });
}

/** Almost valid, or not at all. */
function randomAnswer(random) {
  if (random.chance(0.1)) return random.bytes(random.below(300));
  const status = random.of([
    200, 200, 200, 200, 201, 204, 206, 301, 304, 400, 401, 404, 418, 500, 999,
  ]);
  const type = random.of([
    "application/json",
    "application/json",
    "text/plain",
    "text/html",
    "x",
    "",
  ]);
  const texts = [
    '{"items":[{}],"meta":{"total":1}}',
    '{"id":"a","products":[]}',
    '"log"',
    "[]",
    "null",
    "{",
    "",
  ];
  let body = Buffer.from(random.of(texts));
  if (random.chance(0.3))
    body = Buffer.concat([body.subarray(0, random.below(9)), random.bytes(9)]);
  const headers = [`Content-Type: ${type}`];
  if (random.chance(0.2)) {
    headers.push(`Content-Encoding: ${random.of(["gzip", "br", "x"])}`);
    if (random.chance(0.7)) body = gzipSync(body);
  }
  if (random.chance(0.2)) headers.push(`ETag: ${random.bytes(6).toString("latin1")}`);
  if (random.chance(0.2)) headers.push("Transfer-Encoding: chunked");
  else if (random.chance(0.7))
    headers.push(`Content-Length: ${body.length + random.of([0, 0, 5, -1])}`);
  const head = `HTTP/1.1 ${status} x\r\n${headers.join("\r\n")}\r\nConnection: close\r\n\r\n`;
  return Buffer.concat([Buffer.from(head, "latin1"), body]);
}

async function startNonsense(random) {
  const sockets = new Set();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => {});
    socket.once("data", () => {
      socket.write(randomAnswer(random));
      // Some never end.
      if (random.chance(0.97)) socket.end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Sends many requests, a few at a time, and counts those without a valid answer. */
async function ask(count, requestOf, gateway) {
  const where = new URL(gateway.address);
  let [next, silent] = [0, 0];
  const worker = async () => {
    while (next < count) {
      const request = requestOf(next++);
      const answer = await exchange(where, request);
      if (!/^HTTP\/1\.1 \d{3} /.test(answer)) {
        silent += 1;
        if (silent <= 3) console.log(`No answer to ${JSON.stringify(request.slice(0, 300))}`);
      }
    }
  };
  await Promise.all(Array.from({ length: 32 }, worker));
  return silent;
}

export async function measureFuzz({ requests, answers, seed = 7 }) {
  const random = createRandom(seed);
  const api = await startNonsense(random);
  const gateway = await startGateway(api.address, {
    CACHE_SECONDS: "1",
    LOG_LEVEL: "silent",
    UPSTREAM_CONCURRENCY: "64",
    UPSTREAM_TIMEOUT_SECONDS: "2",
  });
  const plain = (n) =>
    `GET ${random.of(["/api/v1/countings/f", "/api/v1/products/imports/f"])}${n}${random.of(["", "/error-log"])} ` +
    `HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${random.of(["gzip", "x"])}\r\nConnection: close\r\n\r\n`;
  const pass = async (name) =>
    (await ask(requests, () => randomRequest(random), gateway)) +
    (await ask(answers, (n) => plain(`${name}-${n}`), gateway));
  // From here on, compiled code, buffers and cache entries no longer grow.
  for (const name of ["first", "second"]) await pass(name);
  const before = await settled(gateway);
  const silent = await pass("third");
  const after = await settled(gateway);
  const survived = !gateway.hasEnded();
  await gateway.stop();
  api.stop();
  const change = after / before - 1;
  return [
    {
      what: `${requests} odd requests and ${answers} odd answers, without an answer of ours`,
      value: `${silent}${survived ? "" : ", and the gateway ended"}`,
      wanted: "0",
      passed: silent === 0 && survived,
    },
    {
      what: "memory afterwards, by what it was before",
      value: `${change >= 0 ? "+" : ""}${(change * 100).toFixed(1)} % (${(before / 1e6).toFixed(0)} MB before)`,
      wanted: "≤ 10 %",
      passed: change <= 0.1,
    },
  ];
}

/** Memory after all requests have ended and a pause. */
async function settled(gateway) {
  await new Promise((resolve) => setTimeout(resolve, 4000));
  return memoryOf(gateway);
}
