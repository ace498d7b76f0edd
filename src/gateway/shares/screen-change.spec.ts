import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  accessGateway,
  accessOf,
  createShare,
  getAs,
  postAs,
  sessionCookie,
} from "#gateway/testing/access.ts";
import { codeOf } from "#gateway/testing/gateway.ts";
import { askToPair, enterCode } from "#gateway/testing/pairing.ts";

const { gateway, directory, lines } = accessGateway();
const admin = sessionCookie();
const first = { kind: "warehouse", warehouse: "7", name: "Porto" } as const;
const next = { name: "Hall 4", scope: { kind: "counting", id: "b" }, hides: ["costs"] };

/** A paired screen and its cookie. */
async function paired() {
  const { said, cookie } = await askToPair(gateway);
  const view = "distance=4";
  const entered = await enterCode(gateway, admin, { code: said.code, scope: first, view });
  const { id } = (await entered.json()) as { id: string };
  return { id, cookie: (await askToPair(gateway, { cookie })).cookie };
}

const change = (id: string, wanted = {}, cookie = admin) =>
  postAs(gateway, "/api/screens/change", cookie, { ...next, view: "distance=9", id, ...wanted });
const version = async (cookie: string) => (await getAs(gateway, "/version", cookie)).json();
const access = (cookie: string, at = gateway) => accessOf(at, cookie);

test("a paired screen learns from the version that it polls what it shows now", async () => {
  const { id, cookie } = await paired();
  expect(await version(cookie)).toEqual({
    build: "dev",
    screen: "/screen?warehouse=7&distance=4",
  });
  expect(await (await change(id)).json()).toMatchObject({
    ...next,
    id,
    kind: "screen",
    view: "distance=9",
    waitsUntil: null,
  });
  // With the cookie from before.
  const path = "/screen?counting=b&distance=9";
  expect(await version(cookie)).toEqual({ build: "dev", screen: path });
  expect(await access(cookie)).toMatchObject({
    name: "Hall 4",
    scope: next.scope,
    hidden: ["costs"],
  });
  const bare = await getAs(gateway, "/screen", cookie, { Accept: "text/html" });
  expect(bare.headers.get("Location")).toBe(path);
  const { shares } = await (await getAs(gateway, "/api/shares", admin)).json();
  const listed = shares.find((share: { id: string }) => share.id === id);
  expect(listed).toMatchObject({ ...next, view: "distance=9" });
  expect(listed).not.toHaveProperty("change");
  expect(lines.join()).toContain(`A screen was changed: ${id}.`);

  await change(id, { scope: { kind: "all" }, hides: [] });
  expect(await access(cookie)).toMatchObject({ scope: { kind: "all" }, hidden: [] });
  await postAs(gateway, "/api/shares/revoke", admin, { id });
  expect(await version(cookie)).toEqual({ build: "dev" });
  expect(await codeOf(await change(id))).toBe("404 not-found");
});

test("the version says to no one else what a screen shows", async () => {
  expect(await version("")).toEqual({ build: "dev" });
  expect(await version(admin)).toEqual({ build: "dev" });
  expect(await version("countboard-share=broken")).toEqual({ build: "dev" });
});

test("only admins change screens, and nothing else", async () => {
  const { id, cookie } = await paired();
  const viewer = sessionCookie("viewer");
  expect(await codeOf(await change(id, {}, viewer))).toBe("403 access-denied");
  expect(await codeOf(await change(id, {}, cookie))).toBe("403 access-denied");
  expect(await codeOf(await change("none"))).toBe("404 not-found");
  const link = await createShare(gateway, admin);
  expect(await codeOf(await change(link.id))).toBe("404 not-found");
  for (const wrong of [{ name: "" }, { scope: { kind: "x" } }, { view: null }, { view: "x=1" }]) {
    expect(await codeOf(await change(id, wrong))).toBe("400 bad-request");
  }
  expect(await access(cookie)).toMatchObject({ name: "Hall 3" });
});

test("a change that was written into the file without the key opens nothing", async () => {
  const { id, cookie } = await paired();
  await change(id);
  const path = join(directory, "shares.json");
  const state = JSON.parse(readFileSync(path, "utf8"));
  const screen = state.shares.find((share: { id: string }) => share.id === id);
  screen.change.scope = { kind: "all" };
  writeFileSync(path, JSON.stringify(state), { mode: 0o600 });
  const other = accessGateway({ directory }).gateway;
  expect(await codeOf(await getAs(other, "/api/settings", cookie))).toBe("403 access-denied");
});
