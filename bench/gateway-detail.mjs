// A counting of 66 MB, for one viewer and for fifty.
import { get } from "node:http";
import { memoryOf, startDetailApi, startGateway } from "./gateway-processes.mjs";
import { median } from "./gateway-report.mjs";

const megabyte = 1_000_000;

/** Reads an answer to its end; returns the milliseconds to its first byte, and its size in bytes. */
function read(url, coding) {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const asking = get(
      url,
      { agent: false, headers: { "accept-encoding": coding } },
      (incoming) => {
        let [first, bytes] = [0, 0];
        incoming.on("data", (chunk) => {
          first ||= performance.now() - start;
          bytes += chunk.length;
        });
        incoming.on("end", () => resolve({ first, bytes })).on("error", reject);
      },
    );
    asking.on("error", reject);
  });
}

async function peakWhile(gateway, work) {
  let peak = 0;
  let isOver = false;
  const watch = (async () => {
    while (!isOver) {
      peak = Math.max(peak, await memoryOf(gateway));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  await work;
  isOver = true;
  await watch;
  return peak;
}

export async function measureDetail({ rounds, crowd }) {
  const api = await startDetailApi();
  const { bytes } = await read(`${api.address}/v1/countings/size`, "identity");
  const gateway = await startGateway(api.address);
  const delays = [];
  for (let round = -1; round < rounds; round += 1) {
    const direct = await read(`${api.address}/v1/countings/${round}`, "gzip");
    const through = await read(`${gateway.address}/api/v1/countings/${round}`, "gzip");
    // The first round warms both up.
    if (round >= 0) delays.push(through.first - direct.first);
  }
  await gateway.stop();
  const rows = [
    {
      what: "66 MB detail, first byte later than the API's",
      value: `${median(delays).toFixed(0)} ms`,
      wanted: "≤ 30 ms",
      passed: median(delays) <= 30,
    },
  ];
  for (const coding of ["gzip", "identity"]) {
    for (const viewers of [1, crowd]) rows.push(await memoryRow(api, bytes, coding, viewers));
  }
  await api.stop();
  return rows;
}

async function memoryRow(api, bytes, coding, viewers) {
  const gateway = await startGateway(api.address);
  await memoryOf(gateway);
  const idle = await memoryOf(gateway);
  const reading = Array.from({ length: viewers }, () =>
    read(`${gateway.address}/api/v1/countings/memory`, coding),
  );
  const peak = await peakWhile(gateway, Promise.all(reading));
  const sizes = new Set((await Promise.all(reading)).map((one) => one.bytes));
  await gateway.stop();
  const isWhole = sizes.size === 1 && (coding === "gzip" || sizes.has(bytes));
  const ratio = (peak - idle) / bytes;
  return {
    what: `66 MB detail, memory over idle for ${viewers} (${coding})`,
    value: `${ratio.toFixed(2)} bodies (${((peak - idle) / megabyte).toFixed(0)} MB)`,
    wanted: "≤ 2.50",
    passed: ratio <= 2.5 && isWhole,
  };
}
