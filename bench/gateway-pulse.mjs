// Asks for the gateway's health all the time, in a thread of its own, and reports the longest wait for an answer.
import { Agent, get } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

const agent = new Agent({ keepAlive: true });
let longest = 0;
let isOver = false;

function ask() {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const read = (incoming) => incoming.resume().on("end", resolve);
    get(`${workerData}/healthz`, { agent }, read).on("error", reject);
  }).then(() => performance.now() - start);
}

parentPort.once("message", () => {
  isOver = true;
});
// The first answer includes the connection.
await ask();
parentPort.postMessage("ready");
while (!isOver) {
  longest = Math.max(longest, await ask());
  await new Promise((resolve) => setTimeout(resolve, 2));
}
agent.destroy();
parentPort.postMessage(longest);
