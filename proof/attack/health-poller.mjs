// Asks /healthz every 5 ms over one connection and keeps the longest time to an answer, less what the gateway or this
// process waited for a processor meanwhile: other work on the machine is no silence of the gateway's. A process of its
// own, so that neither the attacker's work nor the API's counts.
import { readFileSync } from "node:fs";
import { connect } from "node:net";

const everyMs = 5;
/** Answers that warm the gateway up and do not count. */
const warmUp = 20;
/** A gateway that is silent for longer than this is not waited for. */
const patienceMs = 20_000;
const request = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";

let processes = [];
let waitedBefore = [];
let answers = 0;
let longest = 0;
let askedAt;
let socket;
let timer;

/** How long the main thread of each process waited for a processor so far, in milliseconds; 0 where no system says. */
function waitedFor() {
  return processes.map((pid) => {
    try {
      return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[1]) / 1e6;
    } catch {
      return 0;
    }
  });
}

function poll() {
  waitedBefore = waitedFor();
  askedAt = performance.now();
  socket.write(request);
}

function heard() {
  if (askedAt === undefined) return;
  const took = performance.now() - askedAt;
  askedAt = undefined;
  answers += 1;
  const waited = waitedFor().map((wait, index) => wait - waitedBefore[index]);
  if (answers > warmUp) longest = Math.max(longest, took - Math.max(0, ...waited));
  if (answers === warmUp) process.send("polling");
  timer = setTimeout(poll, Math.max(0, everyMs - took));
}

/** The last answer is waited for: the silence may not be over yet. */
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
