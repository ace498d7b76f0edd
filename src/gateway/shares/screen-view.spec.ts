import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  accessGateway,
  cookiesOf,
  getAs,
  postAs,
  sessionCookie,
  sharesOf,
} from "#gateway/testing/access.ts";
import { askToPair, enterCode } from "#gateway/testing/pairing.ts";
import { anyCharacter } from "#testing/any-character.ts";
import { screenPathOf, viewOf } from "./screen-view.ts";
import type { StoredShare } from "./state.ts";

const screen: StoredShare = {
  id: "abcdefghijkl",
  kind: "screen",
  name: "Hall 3",
  scope: { kind: "all" },
  subject: null,
  hides: [],
  epoch: 0,
  createdAt: "2026-01-05T06:00:00.000Z",
  expiresAt: null,
  lastUsedAt: null,
  revokedAt: null,
  madeBy: null,
  view: null,
  change: null,
  admission: null,
  tokenHash: null,
};

test("the path of chosen countings names them in their order", () => {
  const share: StoredShare = {
    ...screen,
    scope: { kind: "countings", ids: ["b b", "a/1"] },
    view: "distance=5",
  };
  expect(screenPathOf(share)).toBe("/screen?counting=b%20b&counting=a%2F1&distance=5");
});

describe("a view", () => {
  it("has the known parameters alone, each once and in one order", () => {
    expect(viewOf("theme=light&distance=8&diagonal=65&distance=9")).toBe(
      "distance=8&diagonal=65&theme=light",
    );
    expect(viewOf("?tz=Europe/Madrid&lang=de")).toBe("tz=Europe%2FMadrid&lang=de");
    expect(viewOf("counting=b&warehouse=8&all=&to=//evil.example.com&code=x")).toBeNull();
    expect(viewOf("distance=%0d%0aSet-Cookie:x&rotate=<script>&hold=")).toBeNull();
  });

  it("never changes what a screen shows, nor leads elsewhere", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.string(), (query, id) => {
        const scope = { kind: "counting", id: `a${id}` } as const;
        const path = screenPathOf({ ...screen, scope, view: viewOf(query) ?? "theme=dark" });
        const { origin, pathname, searchParams } = new URL(path ?? "", "http://a.test");
        expect([origin, pathname]).toEqual(["http://a.test", "/screen"]);
        expect(searchParams.getAll("counting")).toEqual([`a${id}`.toWellFormed()]);
        expect(searchParams.has("warehouse")).toBe(false);
      }),
    );
  });
});

const { gateway } = accessGateway();
const admin = sessionCookie();
const scope = { kind: "warehouse", warehouse: "7 &x", name: "Porto" } as const;

test("a screen opens as it was paired, also when it starts at the bare address", async () => {
  const { said, cookie } = await askToPair(gateway);
  const view = "diagonal=43&distance=4&rotate=20&x=1";
  const made = await (await enterCode(gateway, admin, { code: said.code, scope, view })).json();
  expect(made).toMatchObject({ kind: "screen", view: "distance=4&diagonal=43&rotate=20" });
  const paired = await askToPair(gateway, { cookie });
  const path = "/screen?warehouse=7%20%26x&distance=4&diagonal=43&rotate=20";
  expect(paired.said).toEqual({ state: "paired", path });
  const page = (target: string) => getAs(gateway, target, paired.cookie, { Accept: "text/html" });
  const bare = await page("/screen");
  expect([bare.status, bare.headers.get("Location")]).toEqual([303, path]);
  expect(cookiesOf(bare)).toBe("");
  const home = await page("/pair");
  expect([home.status, home.headers.get("Location")]).toEqual([303, path]);
  for (const target of [path, "/screen?all", "/screens", "/api/settings"]) {
    expect((await page(target)).headers.get("Location")).toBeNull();
  }
  expect(await sharesOf(await getAs(gateway, "/api/shares", admin))).toMatchObject([
    { view: made.view },
  ]);
  await postAs(gateway, "/api/shares/revoke", admin, { id: made.id });
  for (const target of ["/screen", "/pair"]) {
    expect((await page(target)).headers.get("Location")).toBeNull();
  }
});

test.each([["x".repeat(501)], [7], [null]])("a view of another kind is refused", async (view) => {
  const { said } = await askToPair(gateway);
  const response = await enterCode(gateway, admin, { code: said.code, view });
  expect(response.status).toBe(400);
});
