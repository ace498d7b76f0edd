// Attacks on what the gateway asks the API for, remembers and tells: by questions that fail, briefings, versions.
import { setTimeout as pause } from "node:timers/promises";
import {
  carrying,
  get,
  ofWarehouse,
  passcodeSettings,
  sharedWith,
  signedIn,
} from "./access-steps.mjs";
import { apiSettings, silenceDuring, withApi, withGateway } from "./processes.mjs";
import { memoryResult, result, silenceResult } from "./table.mjs";
import { ask, flood } from "./wire.mjs";

const counting = (id) => `/api/v1/countings/${id}`;

/** Runs with an open gateway. */
const withOpen = (settings, work, base = "") =>
  withApi((api) =>
    withGateway({ ...apiSettings(api, base), ...settings }, async (gateway) => {
      // Without the question of the start.
      await pause(500);
      await api.take();
      return work({ api, gateway, port: gateway.port });
    }),
  );

/** Runs with the holder of a link. */
const withLink = (scope, hides, work) =>
  withOpen(
    { ...passcodeSettings, COUNTING_API_WAREHOUSE_BY: "code", CACHE_SECONDS: "1" },
    async ({ api, gateway, port }) => {
      const { cookies } = await sharedWith(port, await signedIn(port), scope, hides);
      await api.take();
      return work({ api, gateway, port, holder: cookies });
    },
  );

async function questionsFor(answers, path) {
  return withOpen({ CACHE_SECONDS: "1" }, async ({ api, port }) => {
    for (let index = 0; index < 100; index += 1) {
      await ask(port, { path });
      await pause(50);
    }
    const asked = (await api.take()).length;
    return result(7, `${asked} questions for 100 in 5 s, all ${answers}`, "8", asked <= 8);
  });
}

export const aQuestionThatFailsIsAskedAgainAtOnce = () => questionsFor(500, counting("broken"));
export const aQuestionAtADeadApiIsAskedAgainAtOnce = () => questionsFor(503, counting("down"));

export function questionsGoOnAfterTooMany() {
  return withOpen({ CACHE_SECONDS: "1" }, async ({ api, port }) => {
    await ask(port, { path: counting("limited-for-four-seconds") });
    await api.take();
    for (let index = 0; index < 18; index += 1) {
      await ask(port, { path: index % 2 ? counting(`own-${index}`) : "/api/v1/countings" });
      await pause(160);
    }
    const asked = (await api.take()).length;
    await pause(2000);
    const { status } = await ask(port, { path: counting("own-1") });
    const figure = `${asked} questions in 3 s of a pause of 4 s, then ${status}`;
    return result(7, figure, "0, then 200", asked === 0 && status === 200);
  });
}

const ids = Array.from({ length: 30 }, (_, index) => counting(`down-${index}`));

async function questionsOfHolder(how, send) {
  return withLink(ofWarehouse("OWN"), [], async ({ api, port, holder }) => {
    await send(port, holder);
    const asked = (await api.take()).length;
    return result(7, `${asked} questions for 30 ids that fail, ${how}`, "12", asked <= 12);
  });
}

export const oneViewersFailingIdsAreAllAsked = () =>
  questionsOfHolder("one by one", async (port, holder) => {
    for (const path of ids) await get(port, path, holder);
  });
export const oneViewersFailingIdsAreAllAskedAtOnce = () =>
  questionsOfHolder("at once", (port, holder) =>
    Promise.all(ids.map((path) => get(port, path, holder))),
  );

export const oneOpenViewersFailingIdsAreAllAsked = () =>
  withOpen({ CACHE_SECONDS: "1" }, async ({ api, port }) => {
    for (const path of ids) await ask(port, { path });
    const asked = (await api.take()).length;
    return result(7, `${asked} questions for 30 ids that fail, open access`, "12", asked <= 12);
  });

const hours = (index) => `/api/v1/briefing?hours=Mo-Fr+06:${10 + index}-22:00`;

/** Twenty hours that nobody asked for before, at once. */
export function hoursOfABriefingReadAllLinesAgain() {
  const scope = { kind: "counting", id: "many-lines" };
  return withLink(scope, [], async ({ gateway, port, holder }) => {
    const first = await get(port, hours(0), holder);
    const before = gateway.cpuMs();
    const answers = [];
    const silence = await silenceDuring(gateway, async () => {
      const asking = Array.from({ length: 20 }, (_, index) => get(port, hours(index + 1), holder));
      answers.push(first, ...(await Promise.all(asking)));
    });
    const each = (gateway.cpuMs() - before) / 20;
    const whole = answers.filter(({ status }) => status === 200).length;
    const figure = `${each.toFixed(0)} ms of the processor for each, ${whole} of 21 answered`;
    return [
      result(40, figure, "100 ms, 21", each <= 100 && whole === 21),
      silenceResult(40, silence),
    ];
  });
}

export function leavingViewersLeaveBriefingsBehind() {
  const scope = { kind: "counting", id: "many-lines" };
  return withLink(scope, [], async ({ gateway, port, holder }) => {
    const requests = Array.from({ length: 20 }, (_, index) => ({
      path: hours(index),
      headers: [carrying(holder)],
    }));
    await flood(port, requests, { connections: 20, batch: 1, until: Date.now() + 300 });
    await pause(500);
    const before = gateway.cpuMs();
    await pause(2000);
    const spent = gateway.cpuMs() - before;
    const figure = `${spent} ms of the processor in 2 s after they left`;
    return result(40, figure, "500 ms", spent <= 500);
  });
}

export const hoursOfABriefingTakeMemory = () =>
  withOpen(
    { MAX_BODY_MB: "256", CACHE_SECONDS: "60" },
    async ({ gateway, port }) => {
      const paths = Array.from({ length: 200 }, (_, index) => {
        const [hour, minute] = [6 + Math.floor(index / 50), 10 + (index % 50)];
        return { path: `/api/v1/briefing?hours=Mo-Fr+0${hour}:${minute}-22:00` };
      });
      const until = Date.now() + 40_000;
      const silence = await silenceDuring(gateway, () =>
        flood(port, paths, { connections: 4, batch: 1, until }),
      );
      return [memoryResult(41, gateway, 256), silenceResult(41, silence)];
    },
    "/many-countings",
  );

/** As many as a minute allows; the cache is full after some 30,000. */
export const smallAnswersTakeMoreThanTheCacheCounts = () =>
  withOpen({ MAX_BODY_MB: "256", CACHE_SECONDS: "600" }, async ({ gateway, port }) => {
    const paths = Array.from({ length: 60_000 }, (_, index) => ({
      path: counting(`own-${index}`),
    }));
    await flood(port, paths, { batch: 1, until: Date.now() + 60_000 });
    return memoryResult(42, gateway, 256);
  });

export function aVersionShowsHiddenCosts() {
  return withLink(ofWarehouse("OWN"), ["costs"], async ({ port, holder }) => {
    const tags = new Set();
    for (let index = 0; index < 3; index += 1) {
      const answer = await get(port, counting("changing-cost"), holder);
      tags.add(answer.header("etag"));
      await pause(1100);
    }
    const figure = `${tags.size} versions of three costs that are hidden`;
    return result(43, figure, "1", tags.size === 1 && !tags.has(undefined));
  });
}
