import type { QueryClient } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import type { ProblemCode } from "#contract/problem.ts";
import { FailureError } from "#transport/failure.ts";
import { createQueryClient } from "./query-client.ts";

// The settings are asked for again; what they say is not of interest here.
vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));

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

/** What is left of everything after a query was refused. */
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

describe("figures whose link was taken back", () => {
  it.each(["share-revoked", "share-expired", "access-denied"] as const)(
    "are gone with the first answer that says %s",
    async (code) => {
      expect(await left(code, ["counting", "a"])).toEqual(["settings", "messages de"]);
    },
  );

  it("are gone as far as they are out of reach, and no further", async () => {
    expect(await left("out-of-scope", ["counting", "a"])).toEqual([
      "settings",
      "messages de",
      "counting b",
      "countings [object Object]",
      "shares",
    ]);
  });

  it("stay for whoever is no admin any more", async () => {
    expect(await left("access-denied", ["shares"])).toHaveLength(keys.length - 1);
  });

  it("stay while the gateway only cannot have newer ones", async () => {
    expect(await left("upstream-timeout", ["counting", "a"])).toHaveLength(keys.length);
  });
});
