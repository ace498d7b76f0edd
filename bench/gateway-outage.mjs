// An API that fails under load and recovers.
import { createHash } from "node:crypto";
import autocannon from "autocannon";
import { startApi, startGateway } from "./gateway-processes.mjs";

const poll = 1;
const resources = 6;

let revision = 0;

/** Names its resource and revision, and proves that it is complete. */
function body(url) {
  revision += 1;
  const text = `${url.replace(/^.*\//, "")} ${revision} ${"x".repeat(2000)}`;
  return JSON.stringify({ id: text, sum: createHash("sha256").update(text).digest("hex") });
}

function isRight(target, text) {
  const { id, sum } = JSON.parse(text);
  const isWhole = createHash("sha256").update(id).digest("hex") === sum;
  return isWhole && id.startsWith(`${target.replace(/^.*\//, "")} `);
}

const answer = ({ url }, outgoing) =>
  outgoing.setHeader("Content-Type", "application/json").end(body(url));

export async function measureOutage({ rounds }) {
  const targets = Array.from({ length: resources }, (_, n) => `/api/v1/countings/r${n}`);
  let api = await startApi(answer);
  const { port } = api;
  const gateway = await startGateway(api.address, { POLL_SECONDS: String(poll) });
  const load = autocannon({
    url: gateway.address,
    connections: 64,
    duration: 3600,
    overallRate: 400,
    requests: targets.map((path) => ({ path })),
  });
  let wrong = 0;
  let seen = 0;
  const look = async (target) => {
    const response = await fetch(`${gateway.address}${target}`);
    const text = await response.text();
    seen += 1;
    if (response.ok && !isRight(target, text)) wrong += 1;
    // Only failures of the API may be answered with an error, and each error must have a code.
    if (!response.ok && !/"code":"(upstream-|rate-)/.test(text)) wrong += 1;
    return response.ok && response.headers.get("X-Stale") === null;
  };
  const slowest = [];
  for (let round = 0; round < rounds; round += 1) {
    while (!(await areFresh())) await pause(50);
    await api.stop();
    const until = performance.now() + 3000;
    while (performance.now() < until) await Promise.all(targets.map(look));
    api = await startApi(answer, port);
    const back = performance.now();
    while (!(await areFresh())) await pause(10);
    slowest.push((performance.now() - back) / 1000);
  }
  load.stop();
  await load;
  const survived = !gateway.hasEnded();
  await gateway.stop();
  await api.stop();
  const worst = Math.max(...slowest);
  return [
    {
      what: "API killed under load, wrong answers",
      value: `${wrong} of ${seen}`,
      wanted: "0",
      passed: wrong === 0 && survived,
    },
    {
      what: "API restarted, until everything is fresh again",
      value: `${worst.toFixed(2)} s`,
      wanted: `≤ ${poll.toFixed(2)} s (a poll)`,
      passed: worst <= poll,
    },
  ];

  async function areFresh() {
    return (await Promise.all(targets.map(look))).every(Boolean);
  }
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
