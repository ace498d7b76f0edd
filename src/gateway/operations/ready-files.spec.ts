import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { sharedKey } from "#gateway/config/state-key.ts";
import {
  accessGateway,
  createShare,
  getAs,
  postAs,
  sessionCookie,
  stateDir,
} from "#gateway/testing/access.ts";
import { emptyList, get, json, testGateway } from "#gateway/testing/gateway.ts";

afterEach(() => void vi.useRealTimers());

const html = { headers: { Accept: "text/html" } };
const view = { views: [{ name: "Mine", address: "/?sort=end" }] };

async function readyz(gateway: Parameters<typeof get>[0], cookie = "") {
  const response = await getAs(gateway, "/readyz", cookie);
  return { http: response.status, ...(await response.json()) };
}

/** A gateway whose files exist, and which has read them. */
async function usedGateway() {
  const made = accessGateway();
  const admin = sessionCookie();
  await createShare(made.gateway, admin);
  expect((await postAs(made.gateway, "/api/views/add", admin, view)).status).toBe(200);
  expect(await readyz(made.gateway)).toEqual({ http: 200, status: "ready" });
  return { ...made, admin };
}

const notes = (lines: readonly string[]) =>
  lines.map((line) => JSON.parse(line)).flatMap(({ message }) => (message ? [message] : []));

/** What happens to a file. */
const damages: readonly (readonly [what: string, damage: (path: string) => void])[] = [
  ["empty", (path) => truncateSync(path)],
  ["cut off", (path) => truncateSync(path, readFileSync(path).length - 5)],
  ["no JSON", (path) => writeFileSync(path, "hello")],
  ["JSON of another shape", (path) => writeFileSync(path, "[1]")],
  ["of a later version", (path) => writeFileSync(path, '{"version":99}')],
  ["binary", (path) => writeFileSync(path, Buffer.from([0xff, 0xfe, 0, 1]))],
  ["a folder", (path) => [rmSync(path), mkdirSync(path)]],
  ["a link to nothing", (path) => [rmSync(path), symlinkSync(`${path}.none`, path)]],
  ["gone", (path) => rmSync(path)],
];

describe.each(["shares", "views"] as const)("/readyz with a %s.json that is", (name) => {
  test.each(damages)(
    "%s while the gateway runs: names it once, until it is mended",
    async (_, damage) => {
      const { gateway, directory, lines, admin } = await usedGateway();
      const path = join(directory, `${name}.json`);
      const before = readFileSync(path);
      damage(path);
      await expect.poll(async () => (await readyz(gateway)).http).toBe(503);
      const said = await readyz(gateway, admin);
      expect(said).toMatchObject({ status: "not ready", code: `${name}-unusable` });
      expect(said.detail).toMatch(
        new RegExp(`^STATE_DIR: ${name}\\.json cannot be read \\(.*\\), so .*: .*backup`),
      );
      await readyz(gateway);
      expect(notes(lines).filter((note) => note.includes(`${name}.json`))).toEqual([said.detail]);
      rmSync(path, { recursive: true, force: true });
      writeFileSync(path, before, { mode: 0o600 });
      await expect.poll(async () => (await readyz(gateway)).http).toBe(200);
    },
  );

  test.each(damages.slice(0, -1))("%s at the start: says so", async (_, damage) => {
    const { directory, admin } = await usedGateway();
    damage(join(directory, `${name}.json`));
    const { gateway, lines } = accessGateway({ directory });
    expect(await readyz(gateway, admin)).toMatchObject({ http: 503, code: `${name}-unusable` });
    expect(notes(lines).join()).toContain(`${name}.json`);
  });
});

describe("a guest at /readyz", () => {
  const down = async () => new Response(null, { status: 401 });

  test("learns of the file that keeps everyone from signing in, and of nothing else", async () => {
    const { directory } = await usedGateway();
    for (const name of ["shares", "views"]) writeFileSync(join(directory, `${name}.json`), "{");
    const { gateway } = accessGateway({ directory, upstream: down });
    const { detail, ...said } = await readyz(gateway);
    expect(said).toEqual({ http: 503, status: "not ready", code: "shares-unusable" });
    expect(detail).toMatch(/^STATE_DIR: shares\.json cannot be read [^.]*\.$/);
  });

  test("learns no reason while admins can sign in", async () => {
    const { directory, gateway: used, admin } = await usedGateway();
    writeFileSync(join(directory, "views.json"), "{");
    const { gateway } = accessGateway({ directory, upstream: down });
    expect(await readyz(gateway)).toEqual({ http: 503, status: "not ready" });
    expect(await readyz(gateway, admin)).toMatchObject({ code: "views-unusable" });
    // The last known state of sessions still admits them.
    writeFileSync(join(directory, "shares.json"), "{");
    await expect.poll(async () => (await readyz(used, admin)).code).toBe("shares-unusable");
    expect(await readyz(used)).toEqual({ http: 503, status: "not ready" });
  });
});

describe("a page", () => {
  const broken = async () => {
    const { directory, admin } = await usedGateway();
    writeFileSync(join(directory, "shares.json"), "{");
    return { ...accessGateway({ directory }), admin };
  };

  test.each(["/", "/access/sign-in", "/screen", "/share/abc", "/pair"])(
    "at %s names the file that cannot be used, to everyone",
    async (path) => {
      const { gateway, admin } = await broken();
      for (const cookie of path === "/pair" ? [admin] : ["", admin]) {
        const response = await get(gateway, path, { headers: { ...html.headers, Cookie: cookie } });
        if (response.status === 303 || response.status === 302) {
          expect(response.headers.get("Location")).toContain("/access/sign-in");
          continue;
        }
        if (path === "/screen" && cookie === "") continue;
        expect(response.status).toBe(503);
        expect(response.headers.get("Content-Type")).toContain("text/html");
        expect(response.headers.get("Retry-After")).not.toBeNull();
        expect(await response.text()).toMatch(/shares\.json.*backup/s);
      }
    },
  );

  test("speaks the language of the browser", async () => {
    const { gateway } = await broken();
    const headers = { ...html.headers, "Accept-Language": "de" };
    const page = await (await get(gateway, "/access/sign-in", { headers })).text();
    expect(page).toContain("Countboard kann seine Dateien nicht verwenden");
  });

  test("of programs stays a problem as JSON", async () => {
    const { gateway, admin } = await broken();
    const response = await getAs(gateway, "/api/settings", admin);
    expect(response.headers.get("Content-Type")).toBe("application/problem+json");
    expect(await response.json()).toMatchObject({ code: "shares-unusable", status: 503 });
  });
});

test("a folder that is gone revives no ended session", async () => {
  const { gateway, directory, admin } = await usedGateway();
  renameSync(directory, `${directory}-away`);
  await expect.poll(async () => (await readyz(gateway)).http).toBe(503);
  const { detail } = await readyz(gateway, admin);
  expect(detail).toContain("shares.json cannot be read (it is gone)");
  // Another gateway of this process, as after SIGHUP, knows that there were files.
  mkdirSync(directory);
  const next = accessGateway({ directory }).gateway;
  expect((await getAs(next, "/api/settings", admin)).status).toBe(503);
  rmSync(directory, { recursive: true });
  renameSync(`${directory}-away`, directory);
  await expect.poll(async () => (await readyz(gateway)).http).toBe(200);
});

test("a failed write is told until there is room again", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const { gateway, directory, lines, admin } = await usedGateway();
  // A file in place of the lock fails every write, for root, too.
  writeFileSync(join(directory, "shares.lock"), "");
  expect((await postAs(gateway, "/api/shares/revoke-all", admin)).status).toBe(503);
  const { http, code, detail } = await readyz(gateway, admin);
  expect([http, code]).toEqual([503, "shares-unusable"]);
  expect(detail).toMatch(
    /^STATE_DIR: shares\.json cannot be written \(ENOTDIR\), so nothing can be shared or revoked/,
  );
  expect(detail).toContain("remove shares.lock");
  expect(notes(lines).filter((note) => note.includes("STATE_DIR"))).toEqual([detail]);
  rmSync(join(directory, "shares.lock"));
  vi.advanceTimersByTime(5000);
  expect((await readyz(gateway)).http).toBe(200);
});

test.runIf(process.getuid?.() !== 0)("a folder that cannot be written is told", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const { gateway, directory } = await usedGateway();
  for (const [mode, http] of [
    [0o500, 503],
    [0o700, 200],
  ] as const) {
    chmodSync(directory, mode);
    vi.advanceTimersByTime(5000);
    expect((await readyz(gateway)).http).toBe(http);
  }
});

test("counts.json and the key are warnings, since the gateway works without them", async () => {
  const directory = stateDir();
  const key = sharedKey(directory);
  writeFileSync(join(directory, "counts.json"), "{");
  const { gateway, lines } = testGateway(
    async () => json(emptyList),
    {},
    undefined,
    key,
    directory,
  );
  expect(await readyz(gateway)).toMatchObject({
    http: 200,
    warnings: [expect.stringContaining("counts.json cannot be read")],
  });
  rmSync(join(directory, "gateway.key"));
  const { warnings } = await readyz(gateway);
  expect(warnings[1]).toContain("gateway.key cannot be read (ENOENT) while it is in use");
  await readyz(gateway);
  expect(notes(lines).filter((note) => note.includes("gateway.key"))).toEqual([warnings[1]]);
  // Reading the settings again must not make another key.
  expect(() => sharedKey(directory)).toThrow(/put back the copy/);
  expect(existsSync(join(directory, "gateway.key"))).toBe(false);
});
