import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  accessGateway,
  getAs,
  linkCookie,
  postAs,
  sessionCookie,
  stateDir,
} from "#gateway/testing/access.ts";
import { codeOf, get, json, testGateway } from "#gateway/testing/gateway.ts";

const late = { name: "Late", address: "/?status=late" };
const north = { name: "North", address: "/?warehouse=1" };

const viewsOf = async (response: Response) => (await response.json()).views;

describe("views for everyone", () => {
  test("are kept by admins, and read by viewers at every gateway of the folder", async () => {
    const { gateway, directory } = accessGateway();
    const admin = sessionCookie();
    const viewer = sessionCookie("viewer");
    expect(await viewsOf(await getAs(gateway, "/api/views", viewer))).toEqual([]);
    const added = await postAs(gateway, "/api/views/add", admin, { views: [late, north] });
    expect(await viewsOf(added)).toEqual([late, north]);
    expect(JSON.parse(readFileSync(join(directory, "views.json"), "utf8"))).toEqual([late, north]);
    const other = accessGateway({ directory });
    expect(await viewsOf(await getAs(other.gateway, "/api/views", viewer))).toEqual([late, north]);
    const left = await postAs(gateway, "/api/views/remove", admin, { name: "Late" });
    expect(await viewsOf(left)).toEqual([north]);
  });

  test("are not changed by viewers, nor shown to links", async () => {
    const { gateway } = accessGateway();
    const admin = sessionCookie();
    await postAs(gateway, "/api/views/add", admin, { views: [late] });
    const viewer = sessionCookie("viewer");
    const refused = await postAs(gateway, "/api/views/add", viewer, { views: [north] });
    expect(await codeOf(refused)).toBe("403 access-denied");
    const link = await linkCookie(gateway, admin);
    expect(await viewsOf(await getAs(gateway, "/api/views", link))).toEqual([]);
    expect((await get(gateway, "/api/views")).status).toBe(401);
  });

  test("are not changed by a page of another site", async () => {
    const { gateway } = accessGateway();
    const headers = {
      Cookie: sessionCookie(),
      "Content-Type": "application/json",
      "Sec-Fetch-Site": "cross-site",
    };
    for (const path of ["/api/views/add", "/api/views/remove"]) {
      const body = JSON.stringify({ views: [late], name: "Late" });
      expect(await codeOf(await get(gateway, path, { method: "POST", headers, body }))).toBe(
        "403 access-denied",
      );
    }
  });

  test.each([
    ["another host", [{ name: "x", address: "//evil.example" }]],
    ["a script", [{ name: "x", address: "javascript:alert(1)" }]],
    ["no name", [{ name: " ", address: "/" }]],
    ["too many", Array.from({ length: 201 }, (_, n) => ({ name: `${n}`, address: "/" }))],
  ])("are refused with %s", async (_, views) => {
    const { gateway } = accessGateway();
    const admin = sessionCookie();
    expect(await codeOf(await postAs(gateway, "/api/views/add", admin, { views }))).toBe(
      "400 bad-request",
    );
  });

  test("are at most 200, and unknown while their file cannot be read", async () => {
    const { gateway, directory } = accessGateway({ directory: stateDir() });
    const admin = sessionCookie();
    const many = Array.from({ length: 200 }, (_, n) => ({ name: `${n}`, address: "/" }));
    expect((await postAs(gateway, "/api/views/add", admin, { views: many })).status).toBe(200);
    const more = await postAs(gateway, "/api/views/add", admin, { views: [late] });
    expect(await codeOf(more)).toBe("400 bad-request");
    writeFileSync(join(directory, "views.json"), "{");
    const other = accessGateway({ directory });
    expect(await codeOf(await getAs(other.gateway, "/api/views", admin))).toBe(
      "503 views-unusable",
    );
  });

  test("do not exist with open access", async () => {
    const { gateway } = testGateway(async () => json({}));
    expect(await viewsOf(await get(gateway, "/api/views"))).toEqual([]);
    const refused = await postAs(gateway, "/api/views/add", "", { views: [late] });
    expect(await codeOf(refused)).toBe("403 access-denied");
  });
});
