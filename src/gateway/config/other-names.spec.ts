import { expect, test } from "vitest";
import { ConfigFault, readConfig } from "./config.ts";

const api = {
  COUNTING_API_URL: "https://api.example.com",
  COUNTING_API_CLIENT_ID: "id",
  COUNTING_API_CLIENT_SECRET: "secret",
};

function read(env: Record<string, string>) {
  try {
    return { ...readConfig(env, () => ""), faults: [] };
  } catch (error) {
    if (error instanceof ConfigFault) return { notes: [], demo: null, faults: error.sentences };
    throw error;
  }
}

/** What Kubernetes sets for a service, as in its documentation. */
const service = (prefix: string) => ({
  [`${prefix}_SERVICE_HOST`]: "10.0.0.11",
  [`${prefix}_SERVICE_PORT`]: "6379",
  [`${prefix}_SERVICE_PORT_HTTPS`]: "6379",
  [`${prefix}_PORT`]: "tcp://10.0.0.11:6379",
  [`${prefix}_PORT_6379_TCP`]: "tcp://10.0.0.11:6379",
  [`${prefix}_PORT_6379_TCP_PROTO`]: "tcp",
  [`${prefix}_PORT_6379_TCP_PORT`]: "6379",
  [`${prefix}_PORT_6379_TCP_ADDR`]: "10.0.0.11",
});

const link = (prefix: string) => ({
  [`${prefix}_NAME`]: "/web/api",
  [`${prefix}_ENV_NODE_VERSION`]: "20",
  [`${prefix}_PORT`]: "tcp://172.17.0.2:80",
});

test.each(["COUNTING_API", "COUNTING_API_STAGE", "ACCESS"])(
  "passes over what Kubernetes and Docker set for a service %s, and names it",
  (prefix) => {
    for (const foreign of [service(prefix), link(prefix)]) {
      expect(read(foreign)).toMatchObject({ demo: true, faults: [] });
      const { demo, faults, notes } = read({ ...api, ...foreign });
      expect([demo, faults]).toEqual([false, []]);
      expect(notes).toEqual([expect.stringContaining(`ignored: ${Object.keys(foreign)[0]}`)]);
    }
  },
);

test("says nothing about services whose names only resemble settings", () => {
  for (const prefix of ["BASE", "STATE", "COUNTBOARD", "HOST", "KUBERNETES"]) {
    expect(read(service(prefix))).toMatchObject({ faults: [], notes: [] });
  }
});

test("names another program's variable that begins like settings", () => {
  const { notes, faults } = read({ ACCESS_TOKEN: "abc", ACCESS_KEY_ID: "a", ACCESS_LOG: "b" });
  expect(faults).toEqual([]);
  expect(notes.join()).toContain("ACCESS_TOKEN, ACCESS_KEY_ID, ACCESS_LOG");
});

test.each([
  ["POLL_SECOND", "POLL_SECONDS"],
  ["POL_SECOND", "POLL_SECONDS"],
  ["ALOWED_HOSTS", "ALLOWED_HOSTS"],
  ["ALLOWED_HOST", "ALLOWED_HOSTS"],
  ["ALLOWEDHOSTS", "ALLOWED_HOSTS"],
  ["TIMEZONE", "TIME_ZONE"],
  ["Time_Zone", "TIME_ZONE"],
  ["WORKHOUR", "WORK_HOURS"],
  ["ACESS", "ACCESS"],
  ["ACCSES", "ACCESS"],
  ["ACCESS_PASSWORD", "ACCESS_PASSCODE"],
  ["ACCESS_PASS", "ACCESS_PASSCODE"],
  ["ACCESS_ADMIN_PASS", "ACCESS_ADMIN_PASSCODE"],
  ["ACCESS_ADMIN", "ACCESS_ADMINS"],
  ["ACCESS_PASSCODE_FILES", "ACCESS_PASSCODE_FILE"],
  ["COUNTING_URL", "COUNTING_API_URL"],
  ["COUNTINGAPI_URL", "COUNTING_API_URL"],
  ["COUNTING_API_CLIENTSECRET", "COUNTING_API_CLIENT_SECRET"],
  ["SETTING_FILE", "SETTINGS_FILE"],
  ["FRAME_ANCESTOR", "FRAME_ANCESTORS"],
  ["FRAM_ANCESTOR", "FRAME_ANCESTORS"],
  ["LOGLEVEL", "LOG_LEVEL"],
  ["LOG_ADDRESS", "LOG_ADDRESSES"],
  ["CURENCY", "CURRENCY"],
  ["WORK_HOUR", "WORK_HOURS"],
  ["TARGTES", "TARGETS"],
  ["STATEDIR", "STATE_DIR"],
  ["ALOWD_HOST", "ALLOWED_HOSTS"],
  ["ACCESS_PROXY", "ACCESS_PROXIES"],
  ["COUNTIN_API_UR", "COUNTING_API_URL"],
])("refuses %s for %s", (name, setting) => {
  expect(read({ [name]: "x" }).faults).toContainEqual(
    `${name} is not a setting: write ${setting}, or leave it out.`,
  );
});

test.each(["ACCESS_MODE", "ACCESS_CODE", "access_type", "ACCESS_USERS_FILE"])(
  "refuses %s while ACCESS is not set, and else names it",
  (name) => {
    for (const ACCESS of [undefined, ""]) {
      const env = { [name]: "x", ...(ACCESS !== undefined && { ACCESS }) };
      expect(read(env).faults).toEqual([
        expect.stringMatching(`^${name} is not a .*ACCESS=open if`),
      ]);
    }
    expect(read({ ACCESS: "open", [name]: "x" })).toMatchObject({
      faults: [],
      notes: [`Not settings of Countboard, and ignored: ${name}.`],
    });
  },
);

test("refuses a typing error beside a setting of the same prefix, and names others", () => {
  expect(read({ ...api, COUNTING_API_PORT: "443" }).faults.join()).toContain("COUNTING_API_PORT");
  expect(read({ ...api, COUNTING_API_SECRET: "x" }).faults).toHaveLength(1);
  expect(read({ TIME_ZONE: "UTC", TIMEZONE: "Europe/Berlin" })).toMatchObject({
    faults: [],
    notes: ["Not settings of Countboard, and ignored: TIMEZONE."],
  });
});

test.each([
  "TARGET",
  "target",
  "STAGE_DIR",
  "STATS_DIR",
  "STATIC_DIR",
  "SHARE_DIR",
  "STORE_DIR",
  "BASH_PATH",
  "BASE_DATA",
  "TIMER_ZONES",
])("passes over %s, which is likely of another program, and names it", (name) => {
  expect(read({ [name]: "x" })).toMatchObject({
    faults: [],
    notes: [`Not settings of Countboard, and ignored: ${name}.`],
  });
});

test("passes over variables of common programs without a word", () => {
  const names =
    "HOME HOST0 PORTS HOSTNAME HOSTTYPE PATH PWD LANG LC_ALL LOGNAME SHELL SHLVL TERM TZ USER EDITOR DISPLAY TMPDIR MAIL PS1 " +
    "NODE_ENV NODE_PATH NODE_OPTIONS NODE_VERSION YARN_VERSION npm_config_cache npm_lifecycle_event INIT_CWD CI " +
    "DEBUG LOGDIR LOG_FILE LOG_FORMAT CLASSPATH MANPATH LD_LIBRARY_PATH JAVA_HOME PYTHONPATH VIRTUAL_ENV BASH_ENV " +
    "CONDA_PREFIX CONDA_DEFAULT_ENV STATE_DIRECTORY CACHE_DIRECTORY LOGS_DIRECTORY RUNTIME_DIRECTORY INVOCATION_ID " +
    "XDG_STATE_HOME XDG_CACHE_HOME KUBECONFIG DATABASE_URL REDIS_URL API_URL API_KEY AWS_ACCESS_KEY_ID " +
    "AWS_SECRET_ACCESS_KEY GITHUB_TOKEN SSL_CERT_FILE http_proxy https_proxy no_proxy ftp_proxy FTP_PROXY ALL_PROXY " +
    "GO_VERSION DATA_DIR WORK_DIR WORKDIR WORKERS WEB_CONCURRENCY MAX_MEMORY SERVER_PORT SERVER_HOST HTTP_PORT";
  const env = Object.fromEntries(names.split(" ").map((name) => [name, "x"]));
  expect(read(env)).toMatchObject({ faults: [], notes: [] });
});
