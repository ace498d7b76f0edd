import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { readRequestsInTurn } from "./request-turns.ts";

let server: Server;
const accepted: Socket[] = [];
const clients: Socket[] = [];
afterEach(() => {
  for (const socket of [...clients.splice(0), ...accepted.splice(0)]) socket.destroy();
  server.close();
});

async function serve(listener: RequestListener): Promise<void> {
  server = createServer(listener);
  readRequestsInTurn(server);
  server.on("connection", (socket) => accepted.push(socket));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
}

async function open() {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1").setEncoding("latin1");
  socket.on("error", () => {});
  clients.push(socket);
  const read = { text: "" };
  socket.on("data", (piece) => {
    read.text += piece;
  });
  await once(socket, "connect");
  return { socket, read };
}

const get = (path: string, headers = "") =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;
const post = (path: string, headers: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n${body}`;
const answersIn = (text: string) => text.match(/\[\/\w+\]/g)?.join("");

/** Requests of every form, each with a body that looks like the next request where it has one. */
const forms = [
  get("/a"),
  post("/b", "Content-Length: 3", "\n\r\n"),
  get("/c", "Connection: upgrade\r\nUpgrade: websocket\r\n"),
  post("/d", "Content-Length: 52", get("/no").padEnd(52, "x")),
  post("/e", "Transfer-Encoding: chunked", "5\r\n\r\n\r\nx\r\n1\r\na\r\n0\r\n\r\n"),
  post("/f", "Content-Length: 2\r\nExpect: 100-continue", "ab"),
  `${get("/g", "Content-Length: 5\r\n")}GET /`,
  "HEAD /h HTTP/1.1\r\nHost: localhost\r\n\r\n",
  post("/i", "Content-Length: 0", ""),
  post("/j", "Content-Length: 9000", "x".repeat(9000)),
  get("/k", `Cookie: ${"y".repeat(9000)}\r\n`),
  get("/l"),
];

test.each([
  ["reads bodies", true],
  ["leaves bodies unread", false],
])("a server that %s gets requests sent ahead one after the other", async (_, isRead) => {
  const seen: string[] = [];
  let current = 0;
  let highest = 0;
  await serve(async (incoming, outgoing) => {
    current += 1;
    highest = Math.max(highest, current);
    let body = "";
    if (isRead) for await (const piece of incoming) body += piece;
    else for (let turn = 0; turn < 20; turn += 1) await nextTurn();
    seen.push(`${incoming.url} ${body.length}`);
    outgoing.once("close", () => {
      current -= 1;
    });
    outgoing.end(`[${incoming.url}]`);
  });
  const { socket, read } = await open();
  socket.write(forms.join(""));
  await vi.waitFor(() => expect(read.text).toContain("[/l]"));
  expect(answersIn(read.text)).toBe("[/a][/b][/c][/d][/e][/f][/g][/i][/j][/k][/l]");
  expect(highest).toBe(1);
  if (isRead) {
    expect(seen.join()).toBe("/a 0,/b 3,/c 0,/d 52,/e 6,/f 2,/g 5,/h 0,/i 0,/j 9000,/k 0,/l 0");
  }
});

test("bytes that arrive one at a time are the same requests", async () => {
  await serve((incoming, outgoing) => {
    incoming.resume().once("end", () => outgoing.end(`[${incoming.url}]`));
  });
  const { socket, read } = await open();
  socket.setNoDelay();
  for (const byte of `${forms.slice(0, 9).join("")}${get("/l")}`) {
    socket.write(byte);
    await nextTurn();
  }
  await vi.waitFor(() => expect(read.text).toContain("[/l]"));
  expect(answersIn(read.text)).toBe("[/a][/b][/c][/d][/e][/f][/g][/i][/l]");
});

const manyTimes = (text: string) => text.repeat(Math.ceil(4_000_000 / text.length));

test.each([
  ["plain requests", manyTimes(get("/ahead"))],
  ["requests with bodies", manyTimes(post("/ahead", "Content-Length: 1", "x"))],
  ["requests in chunks", manyTimes(post("/ahead", "Transfer-Encoding: chunked", "0\r\n\r\n"))],
  ["upgrades", manyTimes(get("/ahead", "Connection: upgrade\r\nUpgrade: websocket\r\n"))],
  ["requests that expect something", manyTimes(get("/ahead", "Expect: 100-continue\r\n"))],
  ["an endless body", `${post("/ahead", "Content-Length: 9999999", "")}${manyTimes("x")}`],
  ["half a request", `GET /ahead HTTP/1.1\r\nA: ${manyTimes("x")}`],
])("%s behind one that waits are neither parsed nor read", async (_, ahead) => {
  const seen: string[] = [];
  let answer = () => {};
  await serve((incoming, outgoing) => {
    seen.push(incoming.url ?? "");
    if (incoming.url === "/waits") answer = () => outgoing.end("[/waits]");
    else outgoing.end(`[${incoming.url}]`);
  });
  const { socket } = await open();
  socket.write(`${get("/waits")}${ahead}`);
  const other = await open();
  for (let round = 1; round <= 50; round += 1) {
    other.socket.write(get(`/other${round}`));
    await vi.waitFor(() => expect(other.read.text).toContain(`[/other${round}]`), { interval: 1 });
  }
  expect(seen).not.toContain("/ahead");
  // What the system reads at once, twice.
  expect(accepted[0]?.bytesRead).toBeLessThanOrEqual(128 * 1024);
  answer();
  if (!ahead.startsWith("GET /ahead HTTP/1.1\r\nA")) {
    await vi.waitFor(() => expect(seen).toContain("/ahead"));
  }
});

test("a body that nothing reads is not read while its request waits", async () => {
  let isBegun = false;
  await serve(() => {
    isBegun = true;
  });
  const { socket } = await open();
  socket.write(post("/waits", "Transfer-Encoding: chunked", manyTimes("1\r\na\r\n")));
  await vi.waitFor(() => expect(isBegun).toBe(true));
  for (let turn = 0; turn < 1000; turn += 1) await nextTurn();
  expect(accepted[0]?.bytesRead).toBeLessThan(1_000_000);
});

test("requests sent ahead are answered in turns, and not before those of others", async () => {
  const order: string[] = [];
  await serve((incoming, outgoing) => {
    order.push(incoming.url ?? "");
    outgoing.end();
  });
  const [many, one] = [await open(), await open()];
  many.socket.write(get("/many").repeat(1500));
  one.socket.write(get("/one"));
  await vi.waitFor(() => expect(order).toHaveLength(1501), { timeout: 30_000 });
  expect(order.indexOf("/one")).toBeLessThan(100);
});

test("connections that send ahead take turns", async () => {
  const counts = new Map<string, number>();
  let answered = 0;
  await serve(({ url = "" }, outgoing) => {
    answered += 1;
    if (answered <= 100) counts.set(url, (counts.get(url) ?? 0) + 1);
    const start = performance.now();
    while (performance.now() - start < 2);
    outgoing.end();
  });
  for (let index = 0; index < 10; index += 1) {
    const { socket } = await open();
    socket.write(get(`/${index}`).repeat(100));
  }
  await vi.waitFor(() => expect(answered).toBeGreaterThan(150), { timeout: 30_000 });
  expect(counts.size).toBe(10);
  expect(Math.max(...counts.values())).toBeLessThan(30);
});

test("a request with long cookies goes before what others send ahead", async () => {
  const order: string[] = [];
  await serve(({ url = "" }, outgoing) => {
    order.push(url);
    const start = performance.now();
    while (performance.now() - start < 2);
    outgoing.end();
  });
  const { socket: one } = await open();
  for (let index = 0; index < 10; index += 1) {
    const { socket } = await open();
    socket.write(get("/ahead").repeat(100));
  }
  await vi.waitFor(() => expect(order.length).toBeGreaterThan(10), { interval: 1 });
  const before = order.length;
  one.write(get("/one", `Cookie: ${"y".repeat(9000)}\r\n`));
  await vi.waitFor(() => expect(order).toContain("/one"), { interval: 1, timeout: 30_000 });
  expect(order.indexOf("/one") - before).toBeLessThan(20);
});

test("the end of a connection ends its request, and what waits behind it", async () => {
  const seen: string[] = [];
  let isLeft = false;
  await serve((incoming, outgoing) => {
    seen.push(incoming.url ?? "");
    outgoing.once("close", () => {
      isLeft = true;
    });
  });
  const { socket } = await open();
  socket.write(get("/waits"));
  await vi.waitFor(() => expect(seen).toEqual(["/waits"]));
  socket.destroy();
  await vi.waitFor(() => expect(isLeft).toBe(true));
  const { socket: second } = await open();
  second.write(get("/waits").repeat(3));
  await vi.waitFor(() => expect(seen).toHaveLength(2));
  accepted[1]?.destroy();
  for (let turn = 0; turn < 100; turn += 1) await nextTurn();
  expect(seen).toHaveLength(2);
});
