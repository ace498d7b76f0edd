import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { listen } from "#gateway/http/serve.ts";
import {
  accessGateway,
  createShare,
  getAs,
  linkCookie,
  openLink,
  postAs,
  sessionCookie,
  sharesOf,
  submitForm,
} from "#gateway/testing/access.ts";
import { codeOf, json, pieces } from "#gateway/testing/gateway.ts";

afterEach(() => {
  vi.useRealTimers();
});

const path = "/api/v1/countings/a";
const large = JSON.stringify({ id: "a", text: "x".repeat(8_000_000) });

/** Long enough for a busy machine. */
const patience = { upstreamTimeoutSeconds: 60 };

/** A gateway whose API never ends an answer. */
const endless = () =>
  accessGateway({ upstream: async () => pieces(['{"id":"a",'], "hang"), changes: patience })
    .gateway;
/** A gateway that has a large answer in memory. */
async function cached() {
  const { gateway } = accessGateway({
    upstream: async () => new Response(large, { headers: { "Content-Type": "application/json" } }),
    changes: { maxBodyBytes: 100_000_000 },
  });
  await (await getAs(gateway, path, sessionCookie())).text();
  return gateway;
}

type Gateway = ReturnType<typeof endless>;

/** Begins to read an answer. */
async function begin(gateway: Gateway, cookie: string) {
  const response = await getAs(gateway, path, cookie);
  const reader = response.body?.getReader();
  await reader?.read();
  return reader;
}

const idOf = async (gateway: Gateway, admin: string) =>
  (await sharesOf(await getAs(gateway, "/api/shares", admin)))[0]?.id;

/** Each has a cookie of its own that ends. */
const ends: Readonly<
  Record<string, (gateway: Gateway) => Promise<readonly [string, () => unknown]>>
> = {
  "a revoked link": async (gateway) => {
    const admin = sessionCookie();
    const cookie = await linkCookie(gateway, admin);
    const id = await idOf(gateway, admin);
    return [cookie, () => postAs(gateway, "/api/shares/revoke", admin, { id })];
  },
  "links that are all revoked": async (gateway) => {
    const admin = sessionCookie();
    const cookie = await linkCookie(gateway, admin);
    return [cookie, () => postAs(gateway, "/api/shares/revoke-all", admin)];
  },
  "a link that expires": async (gateway) => {
    const cookie = await linkCookie(gateway, sessionCookie(), { seconds: 3600 });
    return [cookie, () => vi.setSystemTime(Date.now() + 3_700_000)];
  },
  "a session that is signed out": async (gateway) => {
    const cookie = sessionCookie();
    return [cookie, () => submitForm(gateway, "/access/sign-out", {}, { Cookie: cookie })];
  },
  "sessions that all end": async (gateway) => {
    const cookie = sessionCookie("viewer");
    return [cookie, () => postAs(gateway, "/api/sessions/end-all", sessionCookie())];
  },
};

test.each(Object.entries(ends))("%s ends a transfer, also one from memory", async (_, prepare) => {
  const begun = async (gateway: Gateway) => {
    const [cookie, end] = await prepare(gateway);
    return { end, transfer: await begin(gateway, cookie) };
  };
  const both = [await begun(endless()), await begun(await cached())];
  vi.useFakeTimers({ toFake: ["Date"] });
  // Access is checked twice a second, of both at the same time.
  for (const { end } of both) await end();
  for (const { transfer } of both) {
    await expect(transfer?.closed).rejects.toThrow("access has ended");
  }
});

test("the transfer of another viewer goes on", async () => {
  const gateway = await cached();
  const admin = sessionCookie();
  const own = await getAs(gateway, path, admin);
  const share = await createShare(gateway, admin);
  const other = await begin(gateway, await openLink(gateway, share));
  await postAs(gateway, "/api/shares/revoke", admin, { id: share.id });
  await expect(other?.closed).rejects.toThrow("access has ended");
  expect(await own.text()).toBe(large);
});

test("a connection that reads nothing is reset", async () => {
  const gateway = await cached();
  const admin = sessionCookie();
  const share = await createShare(gateway, admin);
  const cookie = await openLink(gateway, share);
  const running = await listen(gateway, "127.0.0.1", 0);
  const socket = connect(Number(new URL(running.address).port), "127.0.0.1");
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`);
  await once(socket, "readable");
  const failed = once(socket, "error");
  await postAs(gateway, "/api/shares/revoke", admin, { id: share.id });
  // A socket learns of the reset only when it is read or written to.
  const writing = setInterval(() => socket.write("x"), 50);
  expect(await failed).toMatchObject([{ code: expect.stringMatching(/^(ECONNRESET|EPIPE)$/) }]);
  clearInterval(writing);
  await running.stop(0);
});

test("an answer that comes after the end of access is refused", async () => {
  let answer = (_: Response) => {};
  const { gateway, requests } = accessGateway({
    upstream: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
    changes: patience,
  });
  const admin = sessionCookie();
  const share = await createShare(gateway, admin);
  const cookie = await openLink(gateway, share);
  vi.useFakeTimers({ toFake: ["performance"] });
  const asking = getAs(gateway, path, cookie);
  await expect.poll(() => requests.length).toBe(1);
  await postAs(gateway, "/api/shares/revoke", admin, { id: share.id });
  vi.advanceTimersByTime(600);
  answer(json({ id: "a" }));
  expect(await codeOf(await asking)).toBe("401 access-denied");
});

test("the transfer of an answer ends when its viewer can no longer be checked", async () => {
  let answer = (_: Response) => {};
  const { gateway, requests, directory } = accessGateway({
    upstream: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
    changes: { ...patience, maxBodyBytes: 100_000_000 },
  });
  const cookie = await linkCookie(gateway, sessionCookie());
  vi.useFakeTimers({ toFake: ["performance"] });
  const asking = getAs(gateway, path, cookie);
  await expect.poll(() => requests.length).toBe(1);
  writeFileSync(join(directory, "shares.json"), "{");
  vi.advanceTimersByTime(600);
  // It is sent before it is complete.
  answer(pieces([large.slice(0, 1_000_000)], "hang"));
  expect(await codeOf(await asking)).toBe("503 shares-unusable");
  await expect.poll(() => requests[0]?.signal.aborted).toBe(true);
});
