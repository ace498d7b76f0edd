// Attacks by what a client sends ahead of an answer, and transfers that go on after their access ended.
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { everything, passcodeSettings, post, sharedWith, signedIn } from "./access-steps.mjs";
import { apiSettings, quietest, silenceOfReading, withGateway } from "./processes.mjs";
import { memoryResult, result, silenceResult } from "./table.mjs";

/** Runs with an API that `answer` answers. */
async function withOwnApi(answer, work) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    return await work({ port: server.address().port });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const neverAnswers = () => {};

/** Opens connections that send a text and do not read. */
async function sendAhead(port, connections, text) {
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    socket.pause().write(text, "latin1");
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, "connect").catch(() => {})));
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

const get = (path, headers = "") => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;
const signIn = (headers, body) =>
  `POST /access/sign-in HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n${body}`;
/** What is sent ahead: each is small, so that many are kept. */
const forms = {
  requests: get("/healthz"),
  bodies: signIn("Content-Length: 1", "x"),
  chunks: signIn("Transfer-Encoding: chunked", "1\r\na\r\n0\r\n\r\n"),
  upgrades: get("/healthz", "Connection: upgrade\r\nUpgrade: websocket\r\n"),
  expectations: get("/healthz", "Expect: 100-continue\r\n"),
  "foreign expectations": get("/healthz", "Expect: something\r\n"),
};

const perConnection = 4_400_000;
const maxBodyMb = 256;

export function requestsBehindOneThatWaitsTakeMemory() {
  return withOwnApi(neverAnswers, async (api) => {
    const rows = [];
    for (const [name, text] of Object.entries(forms)) {
      const ahead = text.repeat(Math.ceil(perConnection / text.length));
      rows.push(
        await withGateway(apiSettings(api), async (gateway) => {
          const end = await sendAhead(gateway.port, 16, `${get("/readyz")}${ahead}`);
          await pause(2000);
          const row = memoryResult(30, gateway, maxBodyMb, name);
          end();
          return row;
        }),
      );
    }
    return rows;
  });
}

export async function requestsInOneWriteStopEverybody() {
  const rows = [];
  for (const connections of [1, 100]) {
    for (const name of ["requests", "bodies", "chunks"]) {
      const attack = async ({ port }) => {
        const end = await sendAhead(port, connections, forms[name].repeat(1500));
        await pause(2000);
        end();
      };
      const silence = await quietest({}, attack);
      const reading = await silenceOfReading(attack);
      const { figure, ...rest } = silenceResult(31, silence, 50 + Math.round(reading));
      const all = `${name} on ${connections} connections: ${figure}, ${reading.toFixed(0)} ms for reading alone`;
      rows.push({ ...rest, figure: all });
    }
  }
  return rows;
}

/** Asks for a counting and reads a piece each 20 ms; resolves with the instant of the end. */
function readSlowly(port, cookies) {
  const carried = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  const socket = connect(port, "127.0.0.1");
  socket.write(get("/api/v1/countings/large", `Cookie: ${carried.join("; ")}\r\n`));
  const begun = once(socket, "readable");
  const timer = setInterval(() => socket.read(), 20);
  const ended = new Promise((resolve) => {
    socket
      .on("error", () => {})
      .once("close", () => {
        clearInterval(timer);
        resolve(performance.now());
      });
  });
  return { begun, ended };
}

export async function transfersGoOnAfterRevoking() {
  const text = randomBytes(60_000_000).toString("base64");
  const whole = (_, response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(`{"id":"large","text":"${text}"}`);
  };
  const slow = (_, response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.write('{"id":"large","text":"');
    const timer = setInterval(() => response.write(text.slice(0, 20_000)), 20);
    response.once("close", () => clearInterval(timer));
  };
  const rows = [];
  for (const [name, answer] of [
    ["a large answer, read slowly", whole],
    ["an answer without end", slow],
  ]) {
    await withOwnApi(answer, (api) =>
      withGateway({ ...passcodeSettings, ...apiSettings(api) }, async ({ port }) => {
        const admin = await signedIn(port);
        const { share, cookies } = await sharedWith(port, admin, everything);
        const { begun, ended } = readSlowly(port, cookies);
        await begun;
        await pause(500);
        const start = performance.now();
        await post(port, "/api/shares/revoke", admin, { id: share.id });
        const tookMs = (await ended) - start;
        rows.push(
          result(32, `${name}: ended after ${tookMs.toFixed(0)} ms`, "1,000 ms", tookMs <= 1000),
        );
      }),
    );
  }
  return rows;
}
