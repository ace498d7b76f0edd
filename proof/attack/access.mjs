// Attacks on access: pairing, sessions, passcodes, the sign-on proxy.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  carrying,
  everything,
  from,
  get,
  letIn,
  pair,
  passcodeSettings,
  passcodes,
  post,
  sharedWith,
  signedIn,
  signIn,
} from "./access-steps.mjs";
import { startGateway, withFolder, withGateway } from "./processes.mjs";
import { result } from "./table.mjs";
import { ask, flood } from "./wire.mjs";

const passcodeGateway = (work) => withGateway(passcodeSettings, work);

/** Two gateways that share their state. */
function withTwoGateways(work) {
  return withFolder(async (folder) => {
    const settings = { ...passcodeSettings, STATE_DIR: folder };
    const one = await startGateway(settings, folder);
    const other = await startGateway(settings, folder);
    try {
      return await work(one.port, other.port, folder);
    } finally {
      await Promise.all([one.stop(), other.stop()]);
    }
  });
}

const pairings = 3000;
/** Each from another network, so no limit per network applies. */
const stranger = (index) => from(`2001:db8:${(index + 1).toString(16)}::1`);

/** @param onThird called when a third of them has been sent */
function* pairingRequests(onThird) {
  for (let index = 0; index < pairings; index += 1) {
    if (index === pairings / 3) onThird();
    yield { method: "POST", path: "/pair", headers: [stranger(index)], body: "" };
  }
}

/** How long a cookie still opens something, in milliseconds. */
async function opensFor(port, cookies, start, patienceMs) {
  while (performance.now() - start < patienceMs) {
    const { status } = await get(port, "/api/settings", cookies);
    if (status === 401 || status === 403) return performance.now() - start;
  }
  return patienceMs;
}

export function pairingByStrangersDelaysTakingBack() {
  return withFolder((folder) =>
    withGateway({ ...passcodeSettings, STATE_DIR: folder }, async ({ port }) => {
      const admin = await signedIn(port);
      const { share, cookies } = await sharedWith(port, admin, everything);
      const screen = await pair(port);
      const stored = () =>
        JSON.parse(readFileSync(join(folder, "shares.json"), "utf8")).pairings?.length ?? 0;
      const before = stored();
      let tookMs = Number.POSITIVE_INFINITY;
      const takeBack = async () => {
        const start = performance.now();
        const revoking = post(port, "/api/shares/revoke", admin, { id: share.id });
        const shut = await opensFor(port, cookies, start, 30_000);
        await revoking;
        tookMs = Math.max(shut, performance.now() - start);
      };
      let takingBack;
      const requests = pairingRequests(() => {
        takingBack = takeBack();
      });
      await flood(port, requests, { connections: 100, batch: 1, until: Date.now() + 12_000 });
      await takingBack;
      const entered = await letIn(port, admin, screen.code);
      const written = stored() - before;
      return [
        result(4, `revoked within ${tookMs.toFixed(0)} ms`, "1,000 ms", tookMs <= 1000),
        result(4, `the waiting screen's code: ${entered.status}`, "201", entered.status === 201),
        result(4, `strangers in the state file: ${written}`, "0", written <= 0),
      ];
    }),
  );
}

export function sessionOutlivesSigningOut() {
  return withTwoGateways(async (port, other) => {
    const results = [];
    for (const role of ["admin", "viewer"]) {
      const cookies = await signedIn(port, role);
      const others = await signedIn(port, role);
      const path = role === "admin" ? "/api/shares" : "/api/settings";
      await ask(port, {
        method: "POST",
        path: "/access/sign-out",
        headers: [carrying(cookies)],
        body: "",
      });
      const here = await get(port, path, cookies);
      const still = await get(port, path, others);
      const start = performance.now();
      const there = await opensFor(other, cookies, start, 3000);
      results.push(
        result(5, `${role} after signing out: ${here.status}`, "401", here.status === 401),
        result(
          5,
          `somebody else's session of a ${role}: ${still.status}`,
          "200",
          still.status === 200,
        ),
        result(5, `${role} at another gateway: ${there.toFixed(0)} ms`, "1,500 ms", there <= 1500),
      );
    }
    return results;
  });
}

export function oneTicketServesSeveralBrowsers() {
  return withTwoGateways(async (port, other) => {
    const admin = await signedIn(port);
    const screen = await pair(port);
    const entered = await letIn(port, admin, screen.code);
    if (entered.status !== 201) throw new Error(`The code was answered with ${entered.status}.`);
    const claims = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        pair(index % 2 === 0 ? port : other, screen.cookies),
      ),
    );
    const later = await pair(other, screen.cookies);
    const paired = [...claims, later].filter(({ state }) => state === "paired").length;
    return result(11, `${paired} of 11 claims let in`, "1", paired === 1);
  });
}

/** Wrong passcodes after which guessing is throttled, from any address. */
const wrongBefore = 100;
/** Period in which guesses are counted, in milliseconds. */
const guessingMs = 5000;

export function networksOfPeopleWhoSignedInGuessFaster() {
  return passcodeGateway(async ({ port }) => {
    const known = Array.from({ length: 20 }, (_, index) => `2001:db8:0:${index + 1}::1`);
    await inTurns(known, (address) => signIn(port, passcodes.viewer, address));
    const wrong = (address) => signIn(port, "wrong-passcode", address);
    await inTurns(
      Array.from({ length: wrongBefore }, (_, index) => `203.0.113.${index}`),
      wrong,
    );
    let checked = 0;
    const start = performance.now();
    const isOver = () => performance.now() - start > guessingMs;
    const guesses = inTurns(
      known.flatMap((address) => Array.from({ length: 9 }, () => address)),
      async (address) => {
        if (isOver()) return;
        const { status } = await wrong(address);
        if (status === 401 && !isOver()) checked += 1;
      },
    );
    await Promise.race([guesses, new Promise((resolve) => setTimeout(resolve, guessingMs))]);
    const rate = checked / (guessingMs / 1000);
    // One guess above the limit may fall into the observed period.
    return result(14, `${rate.toFixed(1)} guesses a second`, "2", rate <= 2 + 1000 / guessingMs);
  });
}

/** A few at a time. */
async function inTurns(items, work) {
  const queue = items[Symbol.iterator]();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

const secret = "a-secret-of-the-proxy";
const proxySettings = (header) => ({
  ACCESS: "header",
  ACCESS_HEADER: header,
  ACCESS_HEADER_SECRET: secret,
  ACCESS_PROXIES: "127.0.0.1",
  ACCESS_ADMINS: "operator",
});

/**
 * Of two headers with the same name, Node keeps the first, joins them with a comma, or joins them in another way,
 * depending on the name.
 */
const identityHeaders = [
  "X-Forwarded-User",
  "Remote-User",
  "From",
  "Proxy-Authorization",
  "Max-Forwards",
  "Server",
  "Location",
];

export async function identityHeaderSentTwiceIsBelieved() {
  const believed = [];
  for (const header of identityHeaders) {
    await withFolder(async (folder) => {
      const gateway = await startGateway(proxySettings(header), folder);
      // A name rejected at start cannot be sent twice.
      if (gateway.port === undefined) return;
      try {
        const settings = (...names) =>
          ask(gateway.port, {
            path: "/api/settings",
            headers: [
              ...names.map((name) => [header, name]),
              ["X-Countboard-Proxy-Secret", secret],
            ],
          });
        const pairs = [
          ["operator", "viewer"],
          ["viewer", "operator"],
          ["", "operator"],
          ["operator", ""],
          ["operator", "operator"],
        ];
        for (const names of pairs) {
          const { status } = await settings(...names);
          if (status === 200)
            believed.push(`${header} ${names.map((name) => name || "(empty)").join(" + ")}`);
        }
        const once = await settings("operator");
        if (once.status !== 200)
          throw new Error(`${header} sent once was answered with ${once.status}.`);
      } finally {
        await gateway.stop();
      }
    });
  }
  const figure =
    believed.length === 0 ? "none" : `${believed.length}: ${believed.slice(0, 2).join(", ")}`;
  return result(17, `pairs believed: ${figure}`, "none", believed.length === 0);
}
