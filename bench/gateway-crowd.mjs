// A thousand viewers, each polling the same six resources every 15 seconds.
import autocannon from "autocannon";
import { startApi, startGateway } from "./gateway-processes.mjs";

const viewers = 1000;
const poll = 15;
const cache = 10;
const targets = [
  "/api/v1/countings?limit=100",
  "/api/v1/countings?limit=100&warehouse=7",
  "/api/v1/countings/incident_types",
  "/api/v1/countings/a",
  "/api/v1/countings/b",
  "/api/v1/products/imports/c/error-log",
];

function answerTo(url) {
  if (url.includes("incident_types")) return [{ name: "Damaged" }];
  if (url.includes("error-log")) return "line 1\nline 2";
  return url.includes("?") ? { items: [], meta: { total: 0 } } : { id: "a", products: [] };
}

export async function measureCrowd({ seconds }) {
  const api = await startApi(({ url }, outgoing) => {
    outgoing.setHeader("Content-Type", "application/json").end(JSON.stringify(answerTo(url)));
  });
  const gateway = await startGateway(api.address, { CACHE_SECONDS: String(cache) });
  const {
    "2xx": answered,
    non2xx,
    errors,
  } = await autocannon({
    url: gateway.address,
    connections: viewers,
    duration: seconds,
    overallRate: (viewers * targets.length) / poll,
    requests: targets.map((path) => ({ path, headers: { "accept-encoding": "gzip" } })),
  });
  await gateway.stop();
  await api.stop();
  // One more is the gateway's own at its start.
  const most = targets.length * Math.ceil(seconds / cache) + targets.length + 1;
  return [
    {
      what: `${viewers} viewers for ${seconds} s, requests to the API`,
      value: `${api.asked()} for ${answered} answers, ${non2xx + errors} failed`,
      wanted: `≤ ${most}`,
      passed: api.asked() <= most && non2xx + errors === 0 && answered > 0,
    },
  ];
}
