// Attacks that block the gateway's single thread with one request or one answer.
import { setTimeout as pause } from "node:timers/promises";
import { apiSettings, quietest, silenceDuring, withApi, withGateway } from "./processes.mjs";
import { result, silenceResult } from "./table.mjs";
import { ask, flood } from "./wire.mjs";

const demo = { CACHE_SECONDS: "5" };

export async function nothingAtAll() {
  const silence = await quietest(demo, () => pause(2000));
  return { ...silenceResult("–", silence), limit: "baseline", passed: true };
}

/** Node's limit for a request's head minus its other content, in characters. */
const room = 15_500;
const fill = (piece) => piece.repeat(room / piece.length);
const values = [
  `a${fill(" ")}b`,
  `a${fill("\t")}b`,
  `a;q=${fill("0")}`,
  `a;q=0.${fill("0")}1`,
  `gzip;${fill(" ;")}`,
  fill(","),
  fill(";"),
  fill("a,"),
  fill("="),
  fill('"'),
  fill("W/"),
  `W/"${fill("!")}`,
  fill("1."),
  fill("127.0.0.1,"),
  fill("::"),
  `[${fill("[")}`,
  fill("-"),
  fill("%25"),
  fill("/"),
  fill("a".repeat(50)),
];
const names = [
  "Accept",
  "Accept-Encoding",
  "Accept-Language",
  "Authorization",
  "Content-Type",
  "Cookie",
  "Forwarded",
  "If-None-Match",
  "Origin",
  "Range",
  "Sec-Fetch-Site",
  "X-Forwarded-For",
  "X-Forwarded-Host",
  "X-Forwarded-Proto",
  "X-Forwarded-User",
];
const paths = ["/", "/api/v1/countings", "/access/sign-in", "/share/a.b"];
const passcodes = {
  ACCESS: "passcode",
  ACCESS_PASSCODE: "visitors-1",
  ACCESS_ADMIN_PASSCODE: "admins-code-1",
};

/** The slowest single request, beside the silence caused by all of them. */
async function slowestOf(port, requests) {
  let slowest = { ms: 0, name: "" };
  for (const { name, ...request } of requests) {
    const start = performance.now();
    await ask(port, request);
    const ms = performance.now() - start;
    if (ms > slowest.ms) slowest = { ms, name };
  }
  return slowest;
}

async function silenceOfRequests(row, settings, requests) {
  let slowest;
  const silence = await quietest(settings, async ({ port }) => {
    slowest = await slowestOf(port, requests);
  });
  const { figure, ...rest } = silenceResult(row, silence);
  return { ...rest, figure: `${figure}; slowest: ${slowest.name}` };
}

export function whitespaceInAcceptEncodingStopsEverybody() {
  const value = `a${fill(" ")}b`;
  return silenceOfRequests(1, demo, [{ name: "spaces", headers: [["Accept-Encoding", value]] }]);
}

export function longHeadersStopEverybody() {
  const requests = paths.flatMap((path) =>
    names.flatMap((name) =>
      values.map((value) => ({
        name: `${path} ${name}: ${value.slice(0, 8)}…`,
        path,
        headers: [
          [name, value],
          ["X-Forwarded-For", "192.0.2.1"],
        ],
      })),
    ),
  );
  const settings = { ...passcodes, ACCESS_PROXIES: "127.0.0.1" };
  return silenceOfRequests(1, settings, requests);
}

export function longTargetsStopEverybody() {
  const starts = [
    "/",
    "/api/v1/countings/",
    "/api/v1/countings?cursor=",
    "/?lang=",
    "/share/",
    "/access/sign-in?to=/",
  ];
  const requests = starts.flatMap((start) =>
    ["%25", "%2e", "..;", "/", "a", "&a=b", "%20", "+", ".", "?", ";"].map((piece) => ({
      name: `${start}${piece}…`,
      path: start + fill(piece),
    })),
  );
  return silenceOfRequests(1, demo, requests);
}

export function longFormsStopEverybody() {
  const requests = ["/access/sign-in", "/pair", "/access/sign-out", "/share/a.b"].flatMap((path) =>
    ["%25", "a=b&", " ", "+", "-", "passcode=a&"].map((piece) => ({
      name: `POST ${path} ${piece}…`,
      method: "POST",
      path,
      headers: [["Content-Type", "application/x-www-form-urlencoded"]],
      body: `passcode=${piece.repeat(16_000 / piece.length)}`,
    })),
  );
  return silenceOfRequests(1, passcodes, requests);
}

const list = (name) => `/api/v1/countings?warehouse=${name}`;

async function silenceOfAnswer(row, name, path, base = "") {
  return withApi(async (api) => {
    // Once without a measurement, so that the API has its answer ready.
    await ask(api.port, { path: `${base}/v1/countings/${name}`, method: "HEAD" });
    const silence = await quietest({ ...apiSettings(api, base), CACHE_SECONDS: "1" }, ({ port }) =>
      ask(port, { path }),
    );
    return silenceResult(row, silence);
  });
}

export const aListOfTooManyEntriesStopsEverybody = () =>
  silenceOfAnswer(3, "many-entries", list("many-entries"));
export const aListJustBelowTheLimitStopsEverybody = () =>
  silenceOfAnswer(3, "entries-below-limit", list("entries-below-limit"));
export const aListOfEightMegabytesStopsEverybody = () =>
  silenceOfAnswer(3, "entries-of-8-megabytes", list("entries-of-8-megabytes"));
export const tooManyIncidentTypesStopEverybody = () =>
  silenceOfAnswer(3, "many-types", "/api/v1/countings/incident_types", "/many-types");
export const aMillionMembersStopEverybody = () =>
  silenceOfAnswer(3, "many-members", list("many-members"));
export const aLargeEntryStopsEverybody = () =>
  silenceOfAnswer(3, "large-entry", list("large-entry"));
export const aLargeMetaStopsEverybody = () => silenceOfAnswer(3, "large-meta", list("large-meta"));
export const aLongLinkStopsEverybody = () => silenceOfAnswer(3, "long-link", list("long-link"));
export const deepNestingStopsEverybody = () =>
  silenceOfAnswer(3, "deep-nesting", list("deep-nesting"));
export const aDeepEntryStopsEverybody = () => silenceOfAnswer(3, "deep-entry", list("deep-entry"));
export const aLogInQuotesStopsEverybody = () =>
  silenceOfAnswer(3, "quoted-log", "/api/v1/products/imports/quoted-log/error-log");
export const aLogLikeNullStopsEverybody = () =>
  silenceOfAnswer(3, "log-like-null", "/api/v1/products/imports/log-like-null/error-log");
export const aSlowListStopsEverybody = () =>
  silenceOfAnswer(3, "slow-entries", list("slow-entries"));

/** One failure per id: the API is down, so only the gateway's work is measured. */
const idsPerBatch = 2000;
const batches = 8;
const patienceMs = 20_000;
const deadApi = { port: 1 };
/** Roughly as many as the cache has space for. */
const manyIds = 34_500;

/** The slope of the values, by least squares. */
function slopeOf(values) {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const products = values.map((value, index) => (index - middle) * (value - mean));
  const squares = values.map((_, index) => (index - middle) ** 2);
  const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
  return sum(products) / sum(squares);
}

export async function unknownIdsMakeEveryRequestDearer() {
  const settings = { ...apiSettings(deadApi), CACHE_SECONDS: "60" };
  return withGateway(settings, async (gateway) => {
    const until = Date.now() + patienceMs;
    const costs = [];
    const silence = await silenceDuring(gateway, async () => {
      for (let batch = 0; batch < batches && Date.now() < until; batch += 1) {
        const before = gateway.cpuMs();
        const requests = Array.from({ length: idsPerBatch }, (_, index) => ({
          path: `/api/v1/countings/unknown-${batch}-${index}`,
        }));
        await flood(gateway.port, requests, { batch: 1, until });
        if (Date.now() < until) costs.push((gateway.cpuMs() - before) / idsPerBatch);
      }
    });
    // No code is compiled yet in the first batch.
    const grown = (slopeOf(costs.slice(1)) / idsPerBatch) * manyIds;
    const figure = `a request grows by ${grown.toFixed(2)} ms in ${manyIds} ids`;
    return [result(9, figure, "0.5 ms", grown <= 0.5), silenceResult(9, silence)];
  });
}
