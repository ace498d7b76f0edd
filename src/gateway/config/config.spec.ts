import { describe, expect, test } from "vitest";
import { canary } from "#gateway/testing/gateway.ts";
import { ConfigFault, readConfig } from "./config.ts";
import { settingNames } from "./setting-names.ts";

const noFile = () => {
  throw new Error("no such file");
};
const api = {
  COUNTING_API_URL: "https://api.example.com/base/",
  COUNTING_API_CLIENT_ID: "id",
  COUNTING_API_CLIENT_SECRET: canary,
};

function faults(env: Record<string, string>, readFile: (path: string) => string = noFile) {
  try {
    readConfig(env, readFile);
  } catch (error) {
    if (error instanceof ConfigFault) return error.sentences;
    throw error;
  }
  return [];
}

describe("readConfig", () => {
  test("is the demo without settings", () => {
    const config = readConfig({ PATH: "/bin", LOG_LEVEL: "" }, noFile);
    expect(config.workHours(0)).toBeNull();
    expect(config).toMatchObject({
      demo: true,
      upstream: { clientId: "demo", clientSecret: "demo", warehouseBy: "id" },
      host: "127.0.0.1",
      allowedHosts: [],
      port: 4173,
      pollSeconds: 15,
      cacheSeconds: 0,
      activeWithinDays: 180,
      archiveDir: null,
      archiveDays: 400,
      upstreamTimeoutSeconds: 120,
      upstreamConcurrency: 8,
      maxBodyBytes: 256_000_000,
      currency: null,
      publicUrl: null,
      alerts: null,
      timeZone: null,
      targets: null,
      frameAncestors: "'none'",
      logLevel: "info",
      logAddresses: false,
      metricsCountings: false,
      notes: [],
    });
  });

  test("reads every setting", () => {
    const env = {
      ...api,
      COUNTING_API_QUERY: "limit=page[size],cursor=c,warehouse=w,startedBefore=b,startedAfter=a",
      COUNTING_API_WAREHOUSE_BY: "slug",
      HOST: "0.0.0.0",
      ACCESS: "open",
      ALLOWED_HOSTS: "Figures.example.com:443, [0:0::1]",
      PORT: "0",
      POLL_SECONDS: "1",
      CACHE_SECONDS: "4",
      ACTIVE_WITHIN_DAYS: "30",
      ARCHIVE_DIR: "/var/lib/countboard archive",
      ARCHIVE_DAYS: "90",
      UPSTREAM_TIMEOUT_SECONDS: "7",
      UPSTREAM_CONCURRENCY: "3",
      MAX_BODY_MB: "2",
      CURRENCY: "EUR",
      TIME_ZONE: "Europe/Berlin",
      WORK_HOURS: "Mo-Fr 06:00-22:00",
      TARGETS: "accuracy 97",
      FRAME_ANCESTORS: "'self' https://intranet.example.com:8443",
      LOG_LEVEL: "error",
      LOG_ADDRESSES: "1",
      METRICS_COUNTINGS: "1",
      BASE_PATH: "/tools/countboard",
      PUBLIC_URL: "https://counts.example.com",
      ALERTS_FILE: "/etc/countboard/alerts.yaml",
    };
    const { workHours, ...others } = readConfig(env, () => "targets: []\ndigests: []\n");
    expect(workHours(0)).toEqual([
      {
        warehouse: null,
        timeZone: "Europe/Berlin",
        shifts: [{ days: [{ from: 1, to: 5 }], hours: [{ from: 360, to: 1320 }] }],
      },
    ]);
    expect(others).toEqual({
      demo: false,
      upstream: {
        baseUrl: "https://api.example.com/base",
        clientId: "id",
        clientSecret: canary,
        clientCertificate: null,
        dialect: {
          limit: "page[size]",
          cursor: "c",
          warehouse: "w",
          startedBefore: "b",
          startedAfter: "a",
        },
        warehouseBy: "slug",
      },
      access: { mode: "open" },
      host: "0.0.0.0",
      allowedHosts: ["figures.example.com", "[::1]"],
      basePath: "/tools/countboard",
      port: 0,
      pollSeconds: 1,
      cacheSeconds: 4,
      activeWithinDays: 30,
      archiveDir: "/var/lib/countboard archive",
      archiveDays: 90,
      upstreamTimeoutSeconds: 7,
      upstreamConcurrency: 3,
      maxBodyBytes: 2_000_000,
      currency: "EUR",
      alerts: { targets: [], digests: [], rules: [] },
      publicUrl: "https://counts.example.com/tools/countboard",
      timeZone: "Europe/Berlin",
      targets: [{ warehouse: null, percents: { accuracy: 97 } }],
      frameAncestors: "'self' https://intranet.example.com:8443",
      logLevel: "error",
      logAddresses: true,
      metricsCountings: true,
      notes: [],
    });
  });

  test("caches answers for ten seconds, at most two thirds of the polling interval", () => {
    expect(readConfig(api, noFile).cacheSeconds).toBe(10);
    expect(readConfig({ ...api, POLL_SECONDS: "3" }, noFile).cacheSeconds).toBe(2);
    const both = { ...api, POLL_SECONDS: "3", CACHE_SECONDS: "60" };
    expect(readConfig(both, noFile).cacheSeconds).toBe(60);
  });

  test("reads secrets from files, without their line end", () => {
    const { COUNTING_API_CLIENT_SECRET: _, ...rest } = api;
    const env = { ...rest, COUNTING_API_CLIENT_SECRET_FILE: "/run/secret" };
    const read = (path: string) => (path === "/run/secret" ? `${canary}\n` : noFile());
    expect(readConfig(env, read).upstream.clientSecret).toBe(canary);
    expect(faults(env)).toEqual([expect.stringMatching(/^COUNTING_API_CLIENT_SECRET_FILE names/)]);
    expect(faults(env, () => "\n")).toEqual([expect.stringContaining("empty file")]);
    expect(faults({ ...api, COUNTING_API_CLIENT_ID_FILE: "/x" }, () => "x")).toEqual([
      expect.stringContaining("both set"),
    ]);
  });

  test.each([`${canary}\r`, `${canary}\n`, `${canary}\u0000`])(
    "refuses a secret with a control character, which none of them has: %j",
    (secret) => {
      const said = faults({ ...api, COUNTING_API_CLIENT_SECRET: secret });
      expect(said).toEqual([expect.stringMatching(/^COUNTING_API_CLIENT_SECRET has a control/)]);
    },
  );

  test.each([`${canary} \n`, ` ${canary}`, `${canary}\nmore`, `\uFEFF${canary}`])(
    "refuses a file with more than the secret: %j",
    (content) => {
      const { COUNTING_API_CLIENT_SECRET: _, ...rest } = api;
      const said = faults({ ...rest, COUNTING_API_CLIENT_SECRET_FILE: "/x" }, () => content);
      expect(said).toEqual([expect.stringMatching(/names a file with more than the value/)]);
      expect(said.join()).not.toContain(canary);
    },
  );

  test("reports all faults at once", () => {
    const sentences = faults({
      COUNTING_API_CLIENT_ID: "id",
      HOST: "0.0.0.0",
      PORT: "x",
      CURRENCY: "euro",
      WORK_HOURS: "Mon 06:00-22:00",
      TARGETS: "accuracy high",
    });
    expect(sentences.map((sentence) => sentence.split(" ")[0])).toEqual([
      "COUNTING_API_URL",
      "COUNTING_API_CLIENT_SECRET",
      "HOST",
      "PORT",
      "CURRENCY",
      "WORK_HOURS",
      "TARGETS",
    ]);
  });

  test.each([
    ["COUNTING_API_URL", "api.example.com"],
    ["COUNTING_API_URL", "ftp://api.example.com"],
    ["COUNTING_API_URL", "http://api.example.com"],
    ["COUNTING_API_URL", `https://user:${canary}@api.example.com`],
    ["COUNTING_API_URL", "https://api.example.com/?x=1"],
    ["COUNTING_API_URL", ""],
    ["COUNTING_API_CLIENT_ID", "a:b"],
    ["COUNTING_API_CLIENT_SECRET", ""],
    ["COUNTING_API_QUERY", "kebab"],
    ["COUNTING_API_QUERY", "limit=l,cursor=c,warehouse=w,startedBefore=s,startedAfter=s"],
    ["COUNTING_API_QUERY", "limit=l,cursor=c,warehouse=w,startedBefore=s"],
    ["COUNTING_API_WAREHOUSE_BY", "name"],
    ["COUNTING_API_ALLOW_HTTP", "yes"],
    ["COUNTING_API_CLIENTID", "x"],
    ["COUNTING_API_CLIENT_CERT", canary],
    ["ACCESS", "passcode"],
    ["HOST", "192.168.1.2"],
    ["BASE_PATH", "countboard"],
    ["BASE_PATH", "/countboard/"],
    ["BASE_PATH", "/"],
    ["BASE_PATH", "/a//b"],
    ["BASE_PATH", "/a/../b"],
    ["BASE_PATH", "/count board"],
    ["BASE_PATH", "/caf%C3%A9"],
    ["PORT", "65536"],
    ["POLL_SECONDS", "0"],
    ["CACHE_SECONDS", "0"],
    ["UPSTREAM_TIMEOUT_SECONDS", "-1"],
    ["UPSTREAM_CONCURRENCY", "0"],
    ["MAX_BODY_MB", "1.5"],
    ["CURRENCY", "EUX"],
    ["TIME_ZONE", "Europe/Nowhere"],
    ["TIME_ZONE", "+01:00"],
    ["FRAME_ANCESTORS", "'self'; script-src *"],
    ["FRAME_ANCESTORS", "\"'self'\""],
    ["FRAME_ANCESTORS", "'unsafe-inline'"],
    ["FRAME_ANCESTORS", "'none' https://a.example.com"],
    ["LOG_LEVEL", "loud"],
    ["LOG_ADDRESSES", "yes"],
  ])("refuses %s=%s and names it", (name, value) => {
    const sentences = faults({ ...api, [name]: value });
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences[0]).toContain(name);
    expect(sentences.join()).not.toContain(canary);
  });

  test.each([...settingNames])("shows no secret that is written in %s by mistake", (name) => {
    const secrets = [canary, `https://user:${canary}@example.com`, `"${canary}"`];
    for (const value of [...secrets, `UTC ${canary} 6:00-7:00`, `accuracy 97, ${canary}`]) {
      for (const mode of [{}, { ACCESS: "passcode" }, { ACCESS: "header" }, { HOST: "::" }]) {
        const unreadable = () => {
          throw Object.assign(new Error(canary), { code: "ENAMETOOLONG" });
        };
        expect(faults({ ...api, ...mode, [name]: value }, unreadable).join()).not.toContain(canary);
        expect(faults({ ...api, ...mode, [name]: value }, () => canary).join()).not.toContain(
          canary,
        );
      }
    }
  });

  test.each([
    ["'self'", "'self'"],
    ["self", "'self'"],
    ["none", "'none'"],
    ["'none'", "'none'"],
    ["SELF https://a.example.com", "'SELF' https://a.example.com"],
    ["https://*.example.com:* intranet", "https://*.example.com:* intranet"],
  ])("takes FRAME_ANCESTORS %s with or without quote signs", (text, sources) => {
    expect(readConfig({ FRAME_ANCESTORS: text }, noFile).frameAncestors).toBe(sources);
  });

  test.each(["http://localhost:4180", "http://127.0.0.1:4180/a", "http://[::1]:4180"])(
    "allows plain http to %s",
    (url) => {
      expect(faults({ ...api, COUNTING_API_URL: url })).toEqual([]);
    },
  );

  test("allows plain http elsewhere when a setting says so", () => {
    const env = {
      ...api,
      COUNTING_API_URL: "http://api.example.com",
      COUNTING_API_ALLOW_HTTP: "1",
    };
    expect(faults(env)).toEqual([]);
  });

  test("never falls back to the demo because of a typo", () => {
    expect(faults({ COUNTING_API_UR: "https://api.example.com" }).join()).toContain(
      "COUNTING_API_UR is not a setting",
    );
  });
});
