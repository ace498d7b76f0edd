// Requests /healthz every 5 ms over one connection and records the longest time to an answer, minus the time for which
// the gateway or this process waited for a processor, because other work on the machine does not count. It is a
// separate process, so neither the attacker's nor the API's work counts.
import { readFileSync } from "node:fs";
import { connect } from "node:net";

const everyMs = 5;
/** Warm-up requests, which do not count. */
const warmUp = 20;
/** Timeout for a silent gateway. */
const patienceMs = 20_000;
const request = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";

let processes = [];
let waitedBefore = [];
let answers = 0;
let longest = 0;
let askedAt;
let received = "";
let socket;
let timer;

/**
 * How long the main thread of each process has waited for a processor, in milliseconds; 0 if the system does not report
 * it.
 */
function waitedFor() {
  return processes.map((pid) => {
    try {
      return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[1]) / 1e6;
    } catch {
      return 0;
    }
  });
}

/** Whether an answer is whole: either its last chunk is there, or its headers, which say that it has no body. */
function isWhole(text) {
  return /\r\n0\r\n\r\n$|^Content-Length: 0\r\n(.+\r\n)*\r\n$/m.test(text);
}

function poll() {
  waitedBefore = waitedFor();
  askedAt = performance.now();
  socket.write(request);
}

/** An answer counts when it is whole; before that, the next request would be one that is sent ahead. */
function heard(piece) {
  received += piece.toString("latin1");
  if (askedAt === undefined || !isWhole(received)) return;
  received = "";
  const took = performance.now() - askedAt;
  askedAt = undefined;
  answers += 1;
  const waited = waitedFor().map((wait, index) => wait - waitedBefore[index]);
  if (answers > warmUp) longest = Math.max(longest, took - Math.max(0, ...waited));
  if (answers === warmUp) process.send("polling");
  timer = setTimeout(poll, Math.max(0, everyMs - took));
}

/** Waits for the last answer, because the silence may not be over yet. */
function end() {
  const late = askedAt !== undefined && performance.now() - askedAt > patienceMs;
  if (askedAt !== undefined && !late && !socket.destroyed) {
    setTimeout(end, 1);
    return;
  }
  clearTimeout(timer);
  process.send({ longest: late ? patienceMs : longest });
}

process.on("disconnect", () => process.exit());
process.on("message", (message) => {
  if (message === "end") {
    end();
    return;
  }
  processes = [message.pid, process.pid];
  socket = connect(message.port, "127.0.0.1", poll);
  socket.on("data", heard).on("error", () => {});
});
process.send("ready");
