// Whether the gateway answers others while it reads countings of 66 MB, and the memory that many of them take.
import { once } from "node:events";
import { get } from "node:http";
import { Worker } from "node:worker_threads";
import { memoryOf, startDetailApi, startGateway } from "./gateway-processes.mjs";
import { median } from "./gateway-report.mjs";

const accepted = "application/vnd.countboard.changes+json, application/json";
/** The gateway reads an answer's lines this long after it was sent, in milliseconds, and then for a second or two. */
const readingMs = 6000;

/** Asks for a counting as a page does, and reads the answer to its end. */
function load(gateway, id) {
  const headers = { accept: accepted, "accept-encoding": "gzip" };
  return new Promise((resolve, reject) => {
    const read = (incoming) => incoming.resume().on("end", resolve).on("error", reject);
    get(`${gateway.address}/api/v1/countings/${id}`, { headers }, read).on("error", reject);
  });
}

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The longest wait of others for an answer during some work, in milliseconds. */
async function silenceDuring(gateway, work) {
  const pulse = new Worker(new URL("./gateway-pulse.mjs", import.meta.url), {
    workerData: gateway.address,
  });
  await once(pulse, "message");
  await work();
  pulse.postMessage("end");
  const [longest] = await once(pulse, "message");
  return longest;
}

export async function measureReading({ rounds, countings }) {
  const api = await startDetailApi();
  const gateway = await startGateway(api.address);
  // Warms the gateway up.
  await load(gateway, "first");
  const [idle, arriving, reading] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    idle.push(await silenceDuring(gateway, () => wait(readingMs)));
    arriving.push(await silenceDuring(gateway, () => load(gateway, `n-${round}`)));
    reading.push(await silenceDuring(gateway, () => wait(readingMs)));
  }
  for (let n = 0; n < countings; n += 1) await load(gateway, `m-${n}`);
  await wait(readingMs);
  const memory = (await memoryOf(gateway)) / 1_000_000;
  await gateway.stop();
  await api.stop();
  const silence = (what, all) => ({
    what,
    value: `${median(all).toFixed(0)} ms (idle: ${median(idle).toFixed(0)} ms)`,
    wanted: "≤ 50 ms",
    passed: median(all) <= 50,
  });
  return [
    silence("longest silence of /healthz while 66 MB arrive", arriving),
    silence("longest silence of /healthz while their lines are read", reading),
    {
      what: `memory with ${countings} countings of 66 MB`,
      value: `${memory.toFixed(0)} MB`,
      wanted: "≤ 600 MB",
      passed: memory <= 600,
    },
  ];
}
