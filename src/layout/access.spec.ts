import { describe, expect, it } from "vitest";
import { hiddenWords } from "#components/access/hidden-words.ts";
import { homePath } from "#components/access/home-path.ts";
import type { Access } from "#contract/access.ts";
import { createFormat } from "#format/format.ts";
import { defaultSettings, viewerSettings } from "#hooks/use-settings.ts";
import { en } from "#messages/en/catalogue.ts";
import { routeAt } from "#routes.ts";
import { FailureError } from "#transport/failure.ts";
import { seesText, whoText } from "./nav/account-text.ts";
import { menuEntries, navEntries } from "./nav/nav-entries.ts";

const { access, account: t } = en;
const format = createFormat({
  locale: "en-GB",
  timeZone: "UTC",
  currency: null,
  units: en.units,
});
const shared: Access = {
  via: "share",
  role: "viewer",
  name: "Wall",
  scope: { kind: "counting", id: "a/b" },
  subject: null,
  hidden: ["costs"],
  until: null,
};

const denied = new FailureError({
  kind: "problem",
  code: "access-denied",
  status: 401,
  upstreamStatus: null,
  retryAfter: null,
  path: "/api/settings",
});

/** Those that lead to a page: slices may be missing. */
const pagesOf = (addresses: readonly string[]) => addresses.filter((path) => routeAt(path));

type Viewer = Pick<Access, "scope" | "role" | "hidden">;

describe("the navigation", () => {
  const all = { kind: "all" } as const;
  const whole: Viewer = { scope: all, role: "viewer", hidden: [] };
  const warehouse = { kind: "warehouse", warehouse: "0", name: null } as const;
  const inNav = (access: Viewer) =>
    (["main", "more"] as const).map((place) => navEntries(access, place).map(({ to }) => to));

  it("has what people need daily first, and the rest behind More", () => {
    expect(inNav(whole)).toEqual([
      pagesOf(["/", "/history", "/handover", "/screens"]),
      pagesOf(["/incident-types", "/imports"]),
    ]);
  });

  it("contains only pages in scope", () => {
    const [main, more] = inNav(whole);
    const withoutImports = more?.filter((path) => path !== "/imports");
    expect(inNav({ ...whole, scope: warehouse })).toEqual([main, withoutImports]);
    expect(inNav({ ...whole, hidden: ["costs"] })).toEqual([main, withoutImports]);
    expect(inNav(shared)).toEqual([["/countings/a%2Fb"], []]);
  });

  it("leaves views and help to the menu, and shares and alerts for admins", () => {
    const inMenu = (role: Access["role"]) => menuEntries({ ...whole, role }).map(({ to }) => to);
    expect(inMenu("viewer")).toEqual(pagesOf(["/views", "/help"]));
    expect(inMenu("admin")).toEqual(pagesOf(["/shares", "/alerts", "/views", "/help"]));
    expect(menuEntries(shared).map(({ to }) => to)).toEqual(pagesOf(["/views", "/help"]));
  });

  it("starts with the shared page", () => {
    expect(homePath(shared.scope)).toBe("/countings/a%2Fb");
    expect(homePath(all)).toBe("/");
  });
});

describe("access in words", () => {
  it("names the viewer's role, scope and hidden data", () => {
    expect(whoText(shared, t)).toBe("Shared link “Wall”");
    const context = { t, format, now: Date.parse("2026-11-23T09:00:00Z") };
    expect(seesText(shared, context)).toBe("Shows only this count");
    const subject = { name: "Valencia", startedAt: "2026-11-23T07:00:00Z" };
    expect(seesText({ ...shared, subject }, context)).toMatch(
      /^Shows only Valencia, started .*07:00$/,
    );
    expect(hiddenWords(shared, access)?.lead).toBe("Costs are hidden in this link");
    const both = hiddenWords({ ...shared, hidden: ["costs", "names"] }, access);
    expect(both?.lead).toBe("Costs and names are hidden in this link");
    expect(hiddenWords({ ...shared, hidden: [] }, access)).toBeNull();
    const admin = { ...shared, via: "session", role: "admin", name: null } as const;
    expect(whoText(admin, t)).toBe("Signed in as an administrator");
    expect(whoText({ ...admin, via: "proxy", name: "ana" }, t)).toContain("ana");
  });

  it("ends with the access: no viewer is an admin then, but hidden data stays marked", () => {
    const known = { ...defaultSettings, access: { ...shared, role: "admin" } as const };
    expect(viewerSettings(known, null)).toMatchObject({ access: { role: "admin" } });
    expect(viewerSettings(known, denied)).toMatchObject({
      isAccessOver: true,
      access: { role: "viewer", hidden: ["costs"] },
    });
    expect(viewerSettings(undefined, new Error("lost")).isAccessOver).toBe(false);
  });
});
