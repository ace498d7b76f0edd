import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { afterEach, describe, expect, test } from "vitest";
import { problemSchema } from "#contract/problem.ts";
import { ConfigFault, readConfig } from "#gateway/config/config.ts";
import { accessGateway } from "#gateway/testing/access.ts";
import { emptyList, json, testConfig, testGateway } from "#gateway/testing/gateway.ts";
import { sendRaw } from "#gateway/testing/raw.ts";
import { listen, type Running } from "./serve.ts";

const noFile = () => {
  throw new Error("no such file");
};
const read = (env: Record<string, string>) => readConfig(env, noFile);

function faults(env: Record<string, string>): readonly string[] {
  try {
    read(env);
  } catch (error) {
    if (error instanceof ConfigFault) return error.sentences;
    throw error;
  }
  return [];
}

const everywhere = [
  "/api/v1/countings",
  "/api/v1/countings/a",
  "/api/v1/products/imports/a/error-log",
  "/api/settings",
  "/api/unknown",
  "/metrics",
  "/version",
  "/",
];

/** Requests every address by a host name; returns the statuses, and the requests to the API. */
async function askedBy(host: string | undefined, env: Record<string, string>, from = "127.0.0.1") {
  const { upstream } = testConfig();
  const { gateway, requests } = testGateway(async () => json(emptyList), {
    ...read(env),
    upstream,
  });
  const statuses = new Set<number>();
  for (const target of everywhere) {
    const headers: Record<string, string> = host === undefined ? {} : { Host: host };
    const response = await gateway(new Request("http://localhost/", { headers }), target, from);
    statuses.add(response.status);
  }
  return { statuses, requests };
}

const shared = { HOST: "0.0.0.0", ACCESS: "open" };
const named = { ...shared, ALLOWED_HOSTS: "figures.example.com, 10.0.0.5:4173 [FD00::1]:80 Büro" };
const passcode = { ACCESS: "passcode", ACCESS_PASSCODE: "a passcode" };

describe("DNS rebinding: a web page that points its own name at the gateway", () => {
  const foreign = [
    "evil.example",
    "evil.example:4173",
    "figures.example.com.evil.example",
    "evil.figures.example.com",
    "figures.example.com.",
    "figures.example.com@evil.example",
    "evil.example, figures.example.com",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "localhost@evil.example",
    "192.168.1.2:4173",
    "[::2]",
    "",
    undefined,
  ];

  test.each(foreign)("reads nothing of a gateway on this machine as '%s'", async (host) => {
    const { statuses, requests } = await askedBy(host, {});
    expect([...statuses]).toEqual([400]);
    expect(requests).toHaveLength(0);
  });

  test.each(foreign)("reads nothing of one that others reach as '%s'", async (host) => {
    const { statuses, requests } = await askedBy(host, named, "192.0.2.1");
    expect([...statuses]).toEqual([400]);
    expect(requests).toHaveLength(0);
  });

  test("meets the same check beside passcodes, once hosts are named", async () => {
    const { gateway } = accessGateway({ changes: { allowedHosts: ["figures.example.com"] } });
    const ask = async (host: string) => {
      const request = new Request("http://localhost/", { headers: { Host: host } });
      return (await gateway(request, "/access/sign-in")).status;
    };
    expect(await ask("evil.example")).toBe(400);
    expect(await ask("figures.example.com")).toBe(200);
  });

  test("gains nothing from a host that only claims to have been forwarded", async () => {
    const { gateway } = testGateway(async () => json(emptyList), { allowedHosts: ["a.example"] });
    const headers = { Host: "evil.example", "X-Forwarded-Host": "a.example" };
    const request = new Request("http://localhost/", { headers });
    expect((await gateway(request, "/api/settings")).status).toBe(400);
  });

  test.each(["localhost", "LocalHost:1", "127.0.0.1", "127.8.9.10:4173", "[::1]", "[::1]:4173"])(
    "differs from %s asked on this machine",
    async (host) => {
      for (const env of [{}, named]) {
        expect((await askedBy(host, env)).statuses).not.toContain(400);
        expect((await askedBy(host, env, "::ffff:127.0.0.1")).statuses).not.toContain(400);
      }
      expect([...(await askedBy(host, named, "192.0.2.1")).statuses]).toEqual([400]);
    },
  );

  test.each([
    "figures.example.com",
    "Figures.Example.Com:8443",
    "10.0.0.5",
    "10.0.0.5:4173",
    "[fd00::1]:4173",
    "xn--bro-hoa",
  ])("differs from %s, which is allowed", async (host) => {
    expect((await askedBy(host, named, "192.0.2.1")).statuses).not.toContain(400);
  });

  test("is possible if ALLOWED_HOSTS allows it", async () => {
    const env = { ...shared, ALLOWED_HOSTS: "figures.example.com *" };
    expect((await askedBy("evil.example", env, "192.0.2.1")).statuses).not.toContain(400);
    expect((await askedBy(undefined, env, "192.0.2.1")).statuses).not.toContain(400);
  });

  test("gets the name of the setting for hosts", async () => {
    const { gateway } = testGateway(async () => json(emptyList), { allowedHosts: [] });
    const request = new Request("http://localhost/", { headers: { Host: "evil.example" } });
    const { code, detail } = v.parse(
      problemSchema,
      await (await gateway(request, "/api/settings", "127.0.0.1")).json(),
    );
    expect(code).toBe("bad-request");
    expect(detail).toContain("ALLOWED_HOSTS");
  });
});

describe("probes with an unlisted host", () => {
  test("get liveness and readiness, and nothing more", async () => {
    const { gateway } = testGateway(async () => new Response("", { status: 401 }), {
      allowedHosts: ["figures.example.com"],
    });
    const answer = async (target: string, host?: string) => {
      const headers: Record<string, string> = host === undefined ? {} : { Host: host };
      const request = new Request("http://localhost/", { headers });
      const response = await gateway(request, target, "192.0.2.1");
      return [response.status, await response.json()];
    };
    for (const host of ["10.1.2.3:4173", undefined]) {
      expect(await answer("/healthz", host)).toEqual([200, { status: "ok" }]);
      expect(await answer("/readyz", host)).toEqual([503, { status: "not ready" }]);
    }
    expect(await answer("/readyz", "figures.example.com")).toMatchObject([
      503,
      { code: "upstream-credentials" },
    ]);
  });
});

describe("over a raw socket", () => {
  let running: Running | undefined;
  afterEach(() => running?.stop(1000));

  test("a request with several hosts, none, or none in HTTP/1.0 is refused", async () => {
    const { gateway } = testGateway(async () => json(emptyList), {
      allowedHosts: ["figures.example.com"],
    });
    running = await listen(gateway, "127.0.0.1", 0);
    const ask = (line: string, ...headers: string[]) =>
      sendRaw(running?.address ?? "", [line, ...headers]);
    const get = "GET /api/settings HTTP/1.1";
    const own = "Host: figures.example.com";
    expect(await ask(get, own)).toMatch(/^HTTP\/1\.1 200 /);
    for (const [line, ...headers] of [
      [get],
      [get, "Host:"],
      [get, "Host: evil.example"],
      [get, own, "Host: evil.example"],
      [get, "Host: evil.example", own],
      [get, own, own],
      ["GET /api/settings HTTP/1.0"],
      ["GET http://figures.example.com/api/settings HTTP/1.1", "Host: evil.example"],
    ] as const) {
      expect(await ask(line, ...headers)).toMatch(/^HTTP\/1\.1 400 /);
    }
  });
});

describe("ALLOWED_HOSTS", () => {
  test("must be set with open access on a public address", () => {
    expect(faults(shared)).toEqual([
      expect.stringMatching(/^ALLOWED_HOSTS is missing .*ALLOWED_HOSTS=figures\.example\.com/),
    ]);
    for (const env of [{}, passcode, { ...passcode, HOST: "0.0.0.0" }, named]) {
      expect(faults(env)).toEqual([]);
    }
    expect(faults({ HOST: "0.0.0.0" })).toEqual([expect.stringContaining("ALLOWED_HOSTS")]);
  });

  test("without it, only access by passcode or proxy is open to every name", () => {
    expect(read({}).allowedHosts).toEqual([]);
    expect(read(passcode).allowedHosts).toBe("any");
    expect(read({ ...passcode, HOST: "0.0.0.0" }).allowedHosts).toBe("any");
  });

  test.each([
    "https://figures.example.com",
    "figures.example.com/",
    "*.example.com",
    "user@example.com",
    "fd00::1",
    "example.com:port",
    "[fd00::1",
    ",",
  ])("refuses '%s'", (text) => {
    expect(faults({ ...shared, ALLOWED_HOSTS: text })).toEqual([
      expect.stringMatching(/^ALLOWED_HOSTS /),
    ]);
  });

  test("is in README's docker command, which starts and accepts its own address alone", async () => {
    const textOf = (path: string) =>
      readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), "utf8");
    const [command = ""] = /^docker run [^`]*/m.exec(textOf("README.md")) ?? [];
    const [, built = ""] = /^ENV (.*)$/m.exec(textOf("Dockerfile")) ?? [];
    const pairs = [...built.split(" "), ...[...command.matchAll(/-e (\S+)/g)].map(([, it]) => it)];
    const env = Object.fromEntries(pairs.map((pair = "") => pair.split("=")));
    const given = { ...env, COUNTING_API_CLIENT_SECRET_FILE: "", COUNTING_API_CLIENT_SECRET: "s" };
    for (const name of Object.keys(given)) if (given[name] === "") delete given[name];
    const bridge = "172.17.0.1";
    expect((await askedBy("evil.example", given, bridge)).statuses).toEqual(new Set([400]));
    for (const host of ["localhost:4173", "127.0.0.1:4173"]) {
      expect((await askedBy(host, given, bridge)).statuses).not.toContain(400);
    }
  });
});
