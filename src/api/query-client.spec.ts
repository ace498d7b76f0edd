import type { QueryClient } from "@tanstack/react-query";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Access, openAccess } from "#contract/access.ts";
import type { ProblemCode } from "#contract/problem.ts";
import { FailureError } from "#transport/failure.ts";
import { accessText, createQueryClient } from "./query-client.ts";

const link = (change: Partial<Access>) => accessText({ ...openAccess, via: "share", ...change });

it("tells apart viewers who may see different things", () => {
  const texts = [
    accessText(openAccess),
    link({}),
    link({ hidden: ["costs"] }),
    link({ hidden: ["costs", "names"] }),
    link({ scope: { kind: "warehouse", warehouse: "7", name: "North" } }),
    link({ scope: { kind: "warehouse", warehouse: "8", name: "North" } }),
    link({ scope: { kind: "counting", id: "7" } }),
    link({ scope: { kind: "countings", ids: ["7", "8"] } }),
    link({ scope: { kind: "countings", ids: ["7", "8"] }, hidden: ["costs"] }),
    link({ scope: { kind: "countings", ids: ["7", "8", "costs"] } }),
  ];
  expect(new Set(texts).size).toBe(texts.length);
});

it("is the same for those who may see the same", () => {
  expect(accessText({ ...openAccess, via: "session", role: "admin" } as Access)).toBe("own");
  expect(link({ hidden: ["names", "costs"] })).toBe(link({ hidden: ["costs", "names"] }));
  const named = (name: string | null) =>
    link({ scope: { kind: "warehouse", warehouse: "7", name } });
  expect(named("North")).toBe(named(null));
});

// The settings are requested again; their content does not matter here.
beforeAll(() => void vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network"))));
// Specs share their globals.
afterAll(() => void vi.unstubAllGlobals());

const refused = (code: ProblemCode) =>
  new FailureError({
    kind: "problem",
    code,
    status: 403,
    path: "/api",
    retryAfter: null,
    upstreamStatus: null,
  });

const keys = [
  ["settings"],
  ["messages", "de"],
  ["counting", "a"],
  ["counting-part", "a"],
  ["lines", "a", 3, "aggregates"],
  ["counting", "b"],
  ["countings", { warehouse: "7" }],
  ["shares"],
] as const;

/** The remaining queries after one was refused. */
async function left(code: ProblemCode, key: readonly unknown[]): Promise<string[]> {
  const client: QueryClient = createQueryClient();
  for (const one of keys) client.setQueryData(one, "figures");
  const asking = client.fetchQuery({
    queryKey: key,
    queryFn: () => Promise.reject(refused(code)),
    staleTime: 0,
  });
  await expect(asking).rejects.toBeInstanceOf(FailureError);
  expect(client.getQueryState(key)?.error).toBeInstanceOf(FailureError);
  return keys.filter((one) => client.getQueryData(one) !== undefined).map((one) => one.join(" "));
}

describe("figures after a link was revoked", () => {
  it.each(["share-revoked", "share-expired", "access-denied"] as const)(
    "are removed on the first answer with %s",
    async (code) => {
      expect(await left(code, ["counting", "a"])).toEqual(["settings", "messages de"]);
    },
  );

  it("go with the page when another access follows", async () => {
    const reload = vi.fn();
    const client = createQueryClient(reload);
    const answer = async (access: Partial<Access>) => {
      const queryFn = async () => ({ access: { ...openAccess, ...access } });
      await client.fetchQuery({ queryKey: ["settings"], queryFn, staleTime: 0 });
      return reload.mock.calls.length;
    };
    const before = await answer({ via: "session" });
    expect(await answer({ via: "session", role: "admin" })).toBe(before);
    const scope = { kind: "warehouse", warehouse: "7", name: null } as const;
    expect(await answer({ via: "share", scope })).toBe(before + 1);
    expect(await answer({ via: "share", scope, hidden: ["costs"] })).toBe(before + 2);
  });

  it("are removed only as far as they are out of scope", async () => {
    expect(await left("out-of-scope", ["counting", "a"])).toEqual([
      "settings",
      "messages de",
      "counting b",
      "countings [object Object]",
      "shares",
    ]);
  });

  it("stay for a viewer who is no longer an admin", async () => {
    expect(await left("access-denied", ["shares"])).toHaveLength(keys.length - 1);
  });

  it("stay while the gateway merely has no newer ones", async () => {
    expect(await left("upstream-timeout", ["counting", "a"])).toHaveLength(keys.length);
  });
});
