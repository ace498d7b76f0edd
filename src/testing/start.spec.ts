import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/** Fakes Vite: keeps the assets of the build before, empties its folder, waits for concurrent builds, and writes it. */
const fakeVite = `
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
const folder = process.argv[process.argv.indexOf("--outDir") + 1];
const source = readFileSync("src/main.ts", "utf8").trim();
if (source === "broken") process.exit(1);
const before = join(folder, "assets");
if (existsSync(before)) cpSync(before, join(folder, "..", "earlier"), { recursive: true });
rmSync(folder, { recursive: true, force: true });
mkdirSync(join(folder, "assets"), { recursive: true });
mkdirSync("begun", { recursive: true });
writeFileSync(join("begun", String(process.pid)), "");
while (readdirSync("begun").length < Number(process.env.BUILDS)) await setTimeout(5);
if (process.argv.includes("--ssr")) {
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(join(folder, "gateway.js"), readFileSync("fake-gateway.js"));
} else {
  writeFileSync(join(folder, "index.html"), '<script src="/assets/' + source + '.js"></script>');
  writeFileSync(join(folder, "assets", source + ".js"), source);
}
`;

/** Fakes npm: fails if another one runs, and ends once the other start waits for it. */
const fakeNpm = `
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
writeFileSync("installing", "", { flag: "wx" });
while (!existsSync("waited-for")) await setTimeout(5);
writeFileSync("node_modules/.package-lock.json", '{ "packages": { "node_modules/vite": {} } }');
rmSync("installing");
`;

/** Reads each file on request, unlike the real gateway: its files have to stay. */
const fakeGateway = `
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
createServer(({ url }, answer) => {
  const file = new URL("../page" + (url === "/" ? "/index.html" : url), import.meta.url);
  const isThere = existsSync(file);
  answer.writeHead(isThere ? 200 : 404).end(isThere ? readFileSync(file) : "");
}).listen(0, "127.0.0.1", function () {
  console.log("Countboard is at http://127.0.0.1:" + this.address().port);
});
`;

let checkout: string;
const running: ChildProcess[] = [];
let builds = 0;

beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), "countboard start "));
  const own = ["start", "make-dist", "cached-build", "build", "setup", "is-running"];
  for (const name of [...own, "end-with-parent"])
    cpSync(join("scripts", `${name}.mjs`), join(checkout, "scripts", `${name}.mjs`));
  write("package.json", '{ "type": "module" }');
  write("package-lock.json", '{ "packages": { "node_modules/vite": {} } }');
  write("npm-cli.js", fakeNpm);
  write("node_modules/vite/package.json", '{ "type": "module" }');
  write("node_modules/vite/bin/vite.js", fakeVite);
  write("fake-gateway.js", fakeGateway);
  write("src/main.ts", "first");
});

afterAll(async () => {
  await Promise.all(running.map(stop));
  rmSync(checkout, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  mkdirSync(join(checkout, path, ".."), { recursive: true });
  writeFileSync(join(checkout, path), text);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

interface Wanted {
  readonly script?: "start" | "make-dist";
  /** Of another user. */
  readonly uid?: number;
  /** Path of npm's script. */
  readonly npm?: string;
}

/** `npm start`; resolves when it serves or has ended. */
async function start({ script = "start", uid, npm = "npm-cli.js" }: Wanted = {}) {
  const child = spawn(process.execPath, [`scripts/${script}.mjs`], {
    cwd: checkout,
    ...(uid === undefined ? {} : { uid }),
    env: {
      ...process.env,
      BUILDS: String(builds),
      npm_execpath: join(checkout, npm),
    },
  });
  running.push(child);
  let printed = "";
  const serves = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        printed += text;
        if (printed.includes("Waiting for another process")) write("waited-for", "");
        const address = /at (http:\S+)/.exec(printed)?.[1];
        if (address !== undefined) resolve(address);
      });
    }
  });
  const address = await Promise.race([serves, once(child, "exit").then(() => undefined)]);
  return { address, printed };
}

/** The page at an address and the script that it names, or their statuses. */
async function load(address: string | undefined): Promise<(string | number)[]> {
  const page = await fetch(`${address}/`);
  if (page.status !== 200) return [page.status];
  const script = /src="([^"]+)"/.exec(await page.text())?.[1];
  const answer = await fetch(`${address}${script}`);
  return [page.status, answer.status, await answer.text()];
}

const folders = () => readdirSync(join(checkout, "node_modules", ".cache", "builds"));

describe("starts in one folder", () => {
  let first: string | undefined;

  test("both serve when they install and build at the same time", async () => {
    // A process that no longer exists left it.
    write("node_modules.lock", "999999999");
    // Page and server of two.
    builds = 4;
    const both = await Promise.all([start(), start()]);
    for (const { address } of both) expect(await load(address)).toEqual([200, 200, "first"]);
    expect(folders()).toHaveLength(1);
    expect(readdirSync(checkout)).not.toContain("node_modules.lock");
    first = both[0].address;
  });

  test("do not build again while nothing has changed", async () => {
    write("src/main.spec.ts", "a test is not built");
    // A build would wait for others without end.
    builds = 1000;
    const { address, printed } = await start();
    expect(printed).toMatch(/^The build is up to date\.$/m);
    expect(await load(address)).toEqual([200, 200, "first"]);
  });

  test("keep the build that an earlier one serves", async () => {
    builds = 0;
    write("src/main.ts", "second");
    const { address, printed } = await start();
    expect(printed).not.toContain("up to date");
    expect(await load(address)).toEqual([200, 200, "second"]);
    expect(await load(first)).toEqual([200, 200, "first"]);
  });

  test("take an earlier build for sources that are as they were", async () => {
    write("src/main.ts", "first");
    const { address, printed } = await start();
    expect(printed).toContain("up to date");
    expect(await load(address)).toEqual([200, 200, "first"]);
  });

  test("keep the three builds used last, and nothing of those that were broken off", async () => {
    write("node_modules/.cache/builds/abc.999999999/page/index.html", "");
    for (const source of ["third", "fourth"]) {
      write("src/main.ts", source);
      expect(await load((await start()).address)).toEqual([200, 200, source]);
    }
    expect(folders()).toHaveLength(3);
    expect(folders().join()).not.toContain(".");
  });

  test("serve what npm run build has built", async () => {
    builds = 0;
    write("src/main.ts", "fifth");
    expect((await start({ script: "make-dist" })).printed).toContain("Building");
    expect(readdirSync(join(checkout, "dist"))).toEqual(["earlier", "page", "server"]);
    expect(readdirSync(join(checkout, "dist", "earlier"))).toContain("fourth.js");
    expect(readdirSync(join(checkout, "dist", "page", "assets"))).toEqual(["fifth.js"]);
    const { address, printed } = await start();
    expect(printed).toContain("up to date");
    expect(await load(address)).toEqual([200, 200, "fifth"]);
  });

  test("keep nothing in dist of builds that are served no longer", async () => {
    for (const name of folders()) {
      const earlier = join(checkout, "node_modules", ".cache", "builds", name, "earlier");
      rmSync(earlier, { recursive: true, force: true });
    }
    await start({ script: "make-dist" });
    expect(readdirSync(join(checkout, "dist"))).toEqual(["page", "server"]);
  });

  // Root can write everything, so that the processes run as another user.
  describe.runIf(process.getuid?.() === 0)("that cannot write the folder", () => {
    const uid = 54_321;
    beforeAll(() => chmodSync(checkout, 0o755));

    test("serve an existing build", async () => {
      const { address, printed } = await start({ uid });
      expect(printed).toContain("up to date");
      expect(await load(address)).toEqual([200, 200, "fifth"]);
    });

    test("say what is missing without one", async () => {
      write("src/main.ts", "sixth");
      const { address, printed } = await start({ uid });
      expect([address, running.at(-1)?.exitCode]).toEqual([undefined, 1]);
      expect(printed).toMatch(/^There is no build of these sources, and .* \(EACCES\)\.$/m);
      expect(printed).not.toMatch(/^\s+at /m);
    });
  });

  test("say that packages are missing where npm says nothing", async () => {
    write("none/npm-cli.js", "");
    write("package-lock.json", '{ "packages": { "node_modules/vite": { "version": "2.0.0" } } }');
    const { address, printed } = await start({ npm: join("none", "npm-cli.js") });
    write("package-lock.json", '{ "packages": { "node_modules/vite": {} } }');
    expect([address, running.at(-1)?.exitCode]).toEqual([undefined, 1]);
    expect(printed).toMatch(/^The packages could not be installed; the lines above say why\.$/m);
    expect(printed).not.toMatch(/^\s+at /m);
    expect(readdirSync(checkout)).not.toContain("node_modules.lock");
  });

  test("exit with the failure's code, and leave no files", async () => {
    write("src/main.ts", "broken");
    const { address } = await start();
    expect(address).toBeUndefined();
    expect(running.at(-1)?.exitCode).toBe(1);
    expect(folders().join()).not.toContain(".");
  });
});
