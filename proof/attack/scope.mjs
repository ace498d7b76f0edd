// Attacks by the holder of a link to one warehouse on everything else.
import {
  carrying,
  get,
  ofWarehouse,
  passcodeSettings,
  sharedWith,
  signedIn,
} from "./access-steps.mjs";
import { apiSettings, silenceDuring, withApi, withGateway } from "./processes.mjs";
import { result, silenceResult } from "./table.mjs";
import { ask, flood } from "./wire.mjs";

/** Runs with a signed-in viewer and the holder of a link to the warehouse OWN. */
function withHolder(settings, work) {
  return withApi((api) =>
    withGateway(
      {
        ...apiSettings(api),
        COUNTING_API_WAREHOUSE_BY: "code",
        CACHE_SECONDS: "1",
        ...passcodeSettings,
        ...settings,
      },
      async (gateway) => {
        const admin = await signedIn(gateway.port);
        const { cookies: holder } = await sharedWith(gateway.port, admin, ofWarehouse("OWN"));
        await api.take();
        return work({ api, gateway, port: gateway.port, admin, holder });
      },
    ),
  );
}

async function silenceBehindALink(id) {
  return withHolder({}, async ({ gateway, port, admin }) => {
    const { cookies } = await sharedWith(port, admin, ofWarehouse("OWN"), ["costs"]);
    return silenceResult(3, await silenceDuring(gateway, () => get(port, counting(id), cookies)));
  });
}

export const aLargeLineBehindALinkWithoutCostsStopsEverybody = () =>
  silenceBehindALink("large-line");
export const aDeepLineBehindALinkWithoutCostsStopsEverybody = () => silenceBehindALink("deep-line");

const counting = (id) => `/api/v1/countings/${id}`;

async function statusesAfterBusy(ids) {
  return withHolder({}, async ({ port, admin, holder }) => {
    for (const id of ids) await get(port, counting(id), holder);
    const other = await get(port, counting("own-1"), admin);
    const list = await get(port, "/api/v1/countings", admin);
    const passed = other.status === 200 && list.status === 200;
    return result(7, `others get ${other.status}, ${list.status}`, "200, 200", passed);
  });
}

export const aBusyCountingPausesTheApiForEverybody = () => statusesAfterBusy(["busy-for-an-hour"]);

/** One viewer finds many ids at which the API fails: other viewers still get answers. */
export const manyBusyCountingsPauseTheApiForEverybody = () =>
  statusesAfterBusy(Array.from({ length: 20 }, (_, index) => `busy-for-an-hour-${index}`));

const repeats = 12;

export function aForeignCountingIsRequestedEachTime() {
  return withHolder({}, async ({ api, port, holder }) => {
    for (let round = 0; round < repeats; round += 1) {
      await get(port, counting("foreign-1"), holder);
      // While a cached answer is fresh: later requests would reach the API.
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    const asked = (await api.take()).filter((path) => path.includes("foreign-1")).length;
    return result(7, `${asked} questions for ${repeats} refusals in 4 s`, "1", asked <= 1);
  });
}

const guesses = 1500;

async function spend(paths) {
  const settings = { UPSTREAM_CONCURRENCY: "4" };
  return withHolder(settings, async ({ api, gateway, port, admin, holder }) => {
    const requests = paths.map((path) => ({ path, headers: [carrying(holder)] }));
    let waited = 0;
    const silence = await silenceDuring(gateway, async () => {
      const until = Date.now() + 5000;
      const flooding = flood(port, requests, { connections: 100, batch: 1, until });
      for (let index = 0; index < 8; index += 1) {
        const start = performance.now();
        await get(port, counting(`own-${index}`), admin);
        waited = Math.max(waited, performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
      await flooding;
    });
    const asked = (await api.take()).length;
    const figure = `others wait ${waited.toFixed(0)} ms; the API is asked ${asked} times`;
    return [result(7, figure, "1,000 ms", waited <= 1000), silenceResult(7, silence)];
  });
}

export const guessedIdsSpendTheApi = () =>
  spend(Array.from({ length: guesses }, (_, index) => counting(`slow-foreign-${index}`)));

export const listsWithoutEndSpendTheApi = () =>
  spend(
    Array.from(
      { length: guesses },
      (_, index) => `/api/v1/countings?startedBefore=${new Date(index * 60_000).toISOString()}`,
    ),
  );

export function settingsTellOfOtherWarehouses() {
  const workHours =
    "Europe/Madrid Mo-Fr 06:00-22:00; OWN: Europe/Madrid Mo 07:00-19:00; SECRETS: Europe/Lisbon Mo-Sa 03:17-19:43";
  return withHolder({ WORK_HOURS: workHours }, async ({ port, holder }) => {
    const paths = ["/api/settings", "/", "/readyz", "/version", "/healthz", "/metrics", "/help"];
    const answers = await Promise.all(paths.map((path) => get(port, path, holder)));
    const telling = paths.filter(
      (_, index) =>
        /SECRETS|03:17|Lisbon/.test(answers[index].body) || /197,/.test(answers[index].body),
    );
    return result(12, `told by ${telling.join(", ") || "none"}`, "none", telling.length === 0);
  });
}

/** Headers that may differ between any two answers. */
const changing = /^(date|x-fetched-at|connection|keep-alive):/i;

export function foreignIdsDifferFromUnknownOnes() {
  return withHolder({}, async ({ port, holder }) => {
    const requests = {
      GET: { method: "GET", headers: [] },
      HEAD: { method: "HEAD", headers: [] },
      "GET with a version": { method: "GET", headers: [["If-None-Match", '"x"']] },
      "GET of any version": { method: "GET", headers: [["If-None-Match", "*"]] },
      "GET of gzip": { method: "GET", headers: [["Accept-Encoding", "gzip"]] },
      "GET again": { method: "GET", headers: [] },
    };
    const differing = [];
    for (const [name, { method, headers }] of Object.entries(requests)) {
      const [foreign, unknown] = await Promise.all(
        ["foreign-7", "unknown-7"].map(async (id) => {
          const { status, lines, body } = await ask(port, {
            method,
            path: counting(id),
            headers: [...headers, carrying(holder)],
          });
          return [
            `status ${status}`,
            ...lines
              .slice(0)
              .filter((line) => !changing.test(line))
              .sort(),
            body,
          ];
        }),
      );
      const at = foreign.findIndex((line, index) => line !== unknown[index]);
      if (at >= 0 || foreign.length !== unknown.length)
        differing.push(`${name}: ${foreign[at]} or ${unknown[at]}`);
    }
    return result(
      13,
      differing.length === 0 ? "no difference" : differing[0].slice(0, 60),
      "no difference",
      differing.length === 0,
    );
  });
}
