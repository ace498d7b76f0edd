import { expect, test } from "vitest";
import { readTargets } from "./read-targets.ts";

const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const files: Readonly<Record<string, string>> = {
  "/run/hook": `${secret}\n`,
  "/run/slack": "https://hooks.slack.com/services/T0/B0/xyz\n",
  "/run/teams": "https://prod-1.logic.azure.com:443/workflows/1/triggers/manual?sig=abcdef\n",
  "/run/short": "short",
  "/run/http": "http://hooks.example.com/secretpath",
  "/run/two": "one\ntwo",
};

function read(written: unknown) {
  const faults: string[] = [];
  const targets = readTargets(written, {
    env: { SMTP_PASSWORD: "hunter2", HOOK: secret },
    readFile(path) {
      const text = files[path];
      if (text === undefined) throw new Error("ENOENT");
      return text;
    },
    onFault: (sentence) => faults.push(sentence),
  });
  return { targets, faults };
}

const hook = { name: "hook", kind: "webhook", url: "https://a.example.com/in", secretEnv: "HOOK" };
const mail = { name: "mail", kind: "mail", host: "smtp.example.com", from: "a@example.com" };

test("targets of every kind are read, with their secrets from files and the environment", () => {
  const { targets, faults } = read([
    { ...hook, language: "de", timeZone: "Europe/Berlin", costs: true },
    { name: "file", kind: "webhook", url: "https://b.example.com", secretFile: "/run/hook" },
    { name: "slack", kind: "slack", urlFile: "/run/slack", names: true },
    { name: "teams", kind: "teams", urlFile: "/run/teams" },
    {
      ...mail,
      to: ["Ops <ops@example.com>", "b@example.com"],
      user: "countboard",
      passwordEnv: "SMTP_PASSWORD",
    },
  ]);
  expect(faults).toEqual([]);
  expect(targets.map(({ kind, language, getsCosts }) => [kind, language, getsCosts])).toEqual([
    ["webhook", "de", true],
    ["webhook", "en", false],
    ["slack", "en", false],
    ["teams", "en", false],
    ["mail", "en", false],
  ]);
  expect(targets[4]).toMatchObject({
    server: { port: 587, security: "starttls", login: { user: "countboard", password: "hunter2" } },
    to: ["Ops <ops@example.com>", "b@example.com"],
  });
});

test("no targets are none", () => {
  expect(read(undefined)).toEqual({ targets: [], faults: [] });
});

test.each([
  ["no list", { hook: 1 }, /not a list/],
  ["no members", ["hook"], /has no members/],
  ["no name", [{ kind: "mail" }], /has no name/],
  ["an unknown kind", [{ name: "a", kind: "sms" }], /webhook, slack, teams, mail/],
  ["a similar member", [{ ...hook, privat: true }], /private may be meant/],
  ["an unknown member", [{ ...hook, colour: "red" }], /not known here/],
  ["a name twice", [hook, hook], /same name/],
  ["an http address", [{ ...hook, url: "http://a.example.com/" }], /not encrypted/],
  ["no address", [{ ...hook, url: "hooks" }], /not an https: URL/],
  ["another scheme", [{ ...hook, url: "ftp://a.example.com" }], /not an https: URL/],
  ["a token in the address", [{ ...hook, url: "https://a.example.com/?api_key=x" }], /token/],
  ["a signature in it", [{ ...hook, url: "https://a.example.com/?v=1&sig=x" }], /token/],
  ["a password in it", [{ ...hook, url: "https://u:p@a.example.com/" }], /password/],
  ["this machine", [{ ...hook, url: "https://localhost/" }], /private network/],
  ["a private address", [{ ...hook, url: "https://10.1.2.3/" }], /private network/],
  ["the cloud's metadata", [{ ...hook, url: "https://169.254.169.254/" }], /private network/],
  ["a private address in other signs", [{ ...hook, url: "https://0x7f.1/" }], /private network/],
  ["IPv6", [{ ...hook, url: "https://[::1]/" }], /private network/],
  ["IPv4 in IPv6", [{ ...hook, url: "https://[::ffff:10.0.0.1]/" }], /private network/],
  ["a chat's address in the file", [{ name: "s", kind: "slack", url: "https://x.y/z" }], /urlFile/],
  ["no secret", [{ ...hook, secretEnv: undefined }], /either secretFile/],
  ["two secrets", [{ ...hook, secretFile: "/run/hook" }], /either secretFile/],
  ["an unset variable", [{ ...hook, secretEnv: "NONE" }], /not set/],
  ["a missing file", [{ ...hook, secretEnv: undefined, secretFile: "/no" }], /cannot be read/],
  [
    "a short secret",
    [{ ...hook, secretEnv: undefined, secretFile: "/run/short" }],
    /24 to 64 bytes/,
  ],
  ["two lines", [{ ...hook, secretEnv: undefined, secretFile: "/run/two" }], /several lines/],
  ["an unknown language", [{ ...hook, language: "it" }], /as language/],
  ["an unknown zone", [{ ...hook, timeZone: "Mars" }], /not a zone/],
  ["no flag", [{ ...hook, costs: "yes" }], /true or false/],
  ["no recipient", [{ ...mail, to: [] }], /1 to 50/],
  ["a header in a recipient", [{ ...mail, to: ["a@x.y\r\nBcc: b@x.y"] }], /as to/],
  ["a list in a recipient", [{ ...mail, to: ["a@x.y, b@x.y"] }], /as to/],
  ["a wrong port", [{ ...mail, to: ["a@x.y"], port: 0 }], /as port/],
  ["a private mail server", [{ ...mail, to: ["a@x.y"], host: "127.0.0.1" }], /private network/],
  [
    "an unencrypted password",
    [{ ...mail, to: ["a@x.y"], security: "none", user: "u", passwordEnv: "SMTP_PASSWORD" }],
    /without encryption/,
  ],
])("a target with %s is refused", (_, written, fault) => {
  const { faults } = read(written);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(fault);
});

test("all faults are reported at once, and none has a secret", () => {
  const { targets, faults } = read([
    { name: "a", kind: "slack", urlFile: "/run/http" },
    { ...hook, url: "https://a.example.com/?token=hunter3", secretEnv: "SMTP_PASSWORD" },
    { ...mail, to: [] },
  ]);
  expect(targets).toEqual([]);
  expect(faults).toHaveLength(4);
  expect(faults.join(" ")).not.toMatch(/hunter|secretpath/);
});
