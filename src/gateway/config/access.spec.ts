import { expect, test } from "vitest";
import { startupNotes } from "#gateway/access/startup-notes.ts";
import { canary } from "#gateway/testing/gateway.ts";
import { ConfigFault, readConfig } from "./config.ts";

const noFile = () => {
  throw new Error("no such file");
};

function read(env: Record<string, string>, readFile: (path: string) => string = noFile) {
  return readConfig(env, readFile);
}

function faults(env: Record<string, string>, readFile: (path: string) => string = noFile) {
  try {
    read(env, readFile);
  } catch (error) {
    if (error instanceof ConfigFault) return error.sentences;
    throw error;
  }
  return [];
}

const passcode = { ACCESS: "passcode", ACCESS_PASSCODE: `viewer ${canary}` };
const header = {
  ACCESS: "header",
  ACCESS_HEADER: "X-Forwarded-User",
  ACCESS_HEADER_SECRET: `proxy-${canary}`,
  ACCESS_PROXIES: "127.0.0.1, fd00::/8",
};

test("open on this machine by default", () => {
  expect(read({}).access).toEqual({ mode: "open" });
  expect(startupNotes(read({}))[0]).toContain("on this machine sees everything");
  const everywhere = read({ HOST: "0.0.0.0", ACCESS: "open", ALLOWED_HOSTS: "*" });
  expect(startupNotes(everywhere)[0]).toContain("who reaches this address sees everything");
  expect(startupNotes(everywhere)[0]).toContain("any web page that a viewer opens");
});

test("passcodes, with and without an admin's", () => {
  expect(read(passcode).access).toMatchObject({ mode: "passcode", adminPasscode: null });
  expect(startupNotes(read(passcode))[0]).toContain("ACCESS_ADMIN_PASSCODE");
  const both = { ...passcode, ACCESS_ADMIN_PASSCODE: `admin ${canary}`, HOST: "0.0.0.0" };
  expect(read(both).access).toMatchObject({ adminPasscode: `admin ${canary}` });
});

test("an identity header", () => {
  const { access } = read({ ...header, ACCESS_ADMINS: "ana, bo@example.com" });
  expect(access).toMatchObject({
    mode: "header",
    header: "x-forwarded-user",
    admins: ["ana", "bo@example.com"],
  });
  expect(access.mode === "header" && access.proxies.has("fd01::1")).toBe(true);
  expect(startupNotes(read(header))[0]).toContain("ACCESS_ADMINS");
});

test("how many proxies a request passes, which a network needs", () => {
  const network = { ...passcode, ACCESS_PROXIES: "10.0.0.0/8" };
  const { access, notes } = read({ ...network, ACCESS_PROXY_HOPS: "1" });
  expect(access).toMatchObject({ proxies: { hops: 1 } });
  expect(notes).toEqual([]);
  expect(read(network).notes).toEqual([expect.stringContaining("Set ACCESS_PROXY_HOPS")]);
  expect(read({ ...passcode, ACCESS_PROXIES: "10.0.0.1, ::1" }).notes).toEqual([]);
});

test("open access behind proxies", () => {
  const proxies = { ACCESS_PROXIES: "10.0.0.1", ACCESS_PROXY_HOPS: "2" };
  const { access } = read({ ...proxies, ACCESS: "open" });
  expect(access).toMatchObject({ mode: "open", proxies: { hops: 2 } });
  expect(access.proxies?.has("10.0.0.1")).toBe(true);
  expect(faults(proxies)).toEqual([
    expect.stringContaining("ACCESS_PROXIES has no effect while ACCESS is not set"),
    expect.stringContaining("ACCESS_PROXY_HOPS has no effect while ACCESS is not set"),
  ]);
});

test("a start says that nobody can sign in within the pages of another site", () => {
  const framed = (FRAME_ANCESTORS: string, access: Record<string, string>) =>
    startupNotes(read({ ...access, FRAME_ANCESTORS })).slice(1);
  const sites = "'self' https://intranet.example.com";
  expect(framed(sites, passcode)).toEqual([
    expect.stringMatching(
      /^FRAME_ANCESTORS allows https:\/\/intranet\.example\.com\..*nobody can sign in/,
    ),
  ]);
  expect(framed(sites, header)).toHaveLength(1);
  expect(framed(sites, {})).toEqual([]);
  expect(framed("'self'", passcode)).toEqual([]);
});

test("secrets from files", () => {
  const files: Record<string, string> = { "/v": "from a file\n", "/a": "another file\n" };
  const env = { ACCESS: "passcode", ACCESS_PASSCODE_FILE: "/v", ACCESS_ADMIN_PASSCODE_FILE: "/a" };
  const { access } = read(env, (path) => files[path] ?? noFile());
  expect(access).toMatchObject({ passcode: "from a file", adminPasscode: "another file" });
  expect(faults(env)).toHaveLength(2);
});

test.each<[string, Record<string, string>, RegExp]>([
  [
    "another mode",
    { ACCESS: "none" },
    /^ACCESS has an unknown value: write open or passcode or header/,
  ],
  ["a reachable address without a mode", { HOST: "0.0.0.0" }, /^HOST .*ACCESS is not set/],
  ["no passcode", { ACCESS: "passcode" }, /^ACCESS_PASSCODE is missing/],
  ["a short passcode", { ...passcode, ACCESS_PASSCODE: "1234567" }, /^ACCESS_PASSCODE has fewer/],
  ["blanks for a passcode", { ...passcode, ACCESS_PASSCODE: "          " }, /fewer than 8/],
  [
    "a short admin's",
    { ...passcode, ACCESS_ADMIN_PASSCODE: "short" },
    /^ACCESS_ADMIN_PASSCODE has/,
  ],
  ["an endless one", { ...passcode, ACCESS_PASSCODE: "x".repeat(201) }, /more than 200/],
  [
    "the same for both",
    { ...passcode, ACCESS_ADMIN_PASSCODE: ` ${passcode.ACCESS_PASSCODE} ` },
    /^ACCESS_ADMIN_PASSCODE is the same/,
  ],
  [
    "a value and a file",
    { ...passcode, ACCESS_PASSCODE_FILE: "/x" },
    /^ACCESS_PASSCODE and ACCESS_PASSCODE_FILE are both set/,
  ],
  ["a passcode without the mode", { ACCESS_PASSCODE: canary }, /no effect while ACCESS is not set/],
  ["a header in passcode mode", { ...passcode, ACCESS_HEADER: "x" }, /no effect .* passcode/],
  ["a passcode in header mode", { ...header, ACCESS_PASSCODE: canary }, /no effect .* header/],
  ["a passcode in open mode", { ACCESS: "open", ACCESS_PASSCODE: canary }, /no effect .* open/],
  ["a setting that there is not", { ...passcode, ACCESS_PASCODE: canary }, /is not a setting/],
  ["an empty setting", { ...passcode, ACCESS_ADMIN_PASSCODE: "" }, /ADMIN_PASSCODE is empty/],
  ["no header's name", { ...header, ACCESS_HEADER: "" }, /^ACCESS_HEADER is (empty|missing)/],
  ["a header that everybody has", { ...header, ACCESS_HEADER: "Cookie" }, /no header for an/],
  ["what is no header", { ...header, ACCESS_HEADER: "X User" }, /no header for an identity/],
  ["a short secret", { ...header, ACCESS_HEADER_SECRET: "short" }, /fewer than 16/],
  [
    "a proxy that is no address",
    { ...header, ACCESS_PROXIES: "proxy" },
    /^ACCESS_PROXIES has no address in position 1/,
  ],
  ["no proxy at all", { ...header, ACCESS_PROXY_HOPS: "0" }, /^ACCESS_PROXY_HOPS is not a/],
  [
    "hops without proxies",
    { ...passcode, ACCESS_PROXY_HOPS: "1" },
    /no effect without ACCESS_PROXIES/,
  ],
  ["a network of everybody", { ...header, ACCESS_PROXIES: "::1 0.0.0.0/0" }, /in position 2/],
])("refuses %s", (_, env, sentence) => {
  const current = faults(env);
  expect(current.some((one) => sentence.test(one))).toBe(true);
  expect(current.join()).not.toContain(canary);
});

test.each(["ACCESS_HEADER", "ACCESS_HEADER_SECRET", "ACCESS_PROXIES"])(
  "refuses header mode without %s",
  (name) => {
    const { [name as keyof typeof header]: _, ...rest } = header;
    expect(faults(rest)).toEqual([expect.stringMatching(new RegExp(`^${name} is missing`))]);
  },
);

test("reports all faults at once", () => {
  const current = faults({ ACCESS: "header", PORT: "x" });
  expect(current.map((one) => one.split(" ")[0])).toEqual([
    "ACCESS_HEADER",
    "ACCESS_HEADER_SECRET",
    "ACCESS_PROXIES",
    "PORT",
  ]);
});

test.each([
  'Warehouse"',
  "“Warehouse”",
  "«Warehouse»",
  "„Warehouse“",
  '"Warehouse"',
  "'Warehouse",
  "Warehouse’",
])("says that a quote sign at an end is part of a secret, without the value", (value) => {
  const note = /^ACCESS_PASSCODE begins or ends with a quote sign, which is part of it/;
  const notes = (ACCESS_PASSCODE: string) =>
    readConfig({ ACCESS: "passcode", ACCESS_PASSCODE }, () => "").notes;
  expect(notes(value)).toEqual([expect.stringMatching(note)]);
  expect(notes(value).join()).not.toContain("Warehouse");
  expect(notes("it's a Warehouse")).toEqual([]);
});
