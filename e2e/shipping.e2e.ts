import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";

const built = fileURLToPath(new URL("../dist", import.meta.url));
const gateway = join(built, "server", "gateway.js");

/** Starts the gateway with only these settings, without an `.env`. */
function start(env: Record<string, string>) {
  const options = { cwd: tmpdir(), env, encoding: "utf8" } as const;
  const { status, stdout } = spawnSync(process.execPath, [gateway], options);
  return { status, stdout, sentences: stdout.split("\n").filter((line) => line.startsWith("- ")) };
}

test("a gateway with invalid settings reports all faults and exits", () => {
  const { status, sentences } = start({
    COUNTING_API_URL: "http://api.example.com",
    COUNTING_API_CLIENT_ID: "id",
    COUNTING_API_CLIENT_SECRET: "canary",
    COUNTING_API_CLIENT_SECRET_FILE: "/nowhere",
    HOST: "0.0.0.0",
    CACHE_SECONDS: "0",
    STATE_DIR: "/dev/null/state",
  });
  expect(status).toBe(1);
  const names = [
    "COUNTING_API_URL",
    "COUNTING_API_CLIENT_SECRET",
    "HOST",
    "CACHE_SECONDS",
    "STATE_DIR",
  ];
  for (const name of names) {
    expect(
      sentences.filter((sentence) => sentence.startsWith(`- ${name} `)),
      name,
    ).toHaveLength(1);
  }
  expect(sentences).toHaveLength(names.length);
  expect(sentences.join()).not.toContain("canary");
  const alone = start({ COUNTING_API_CLIENT_ID: "id" });
  expect(alone.status).toBe(1);
  expect(alone.sentences[0]).toMatch(/^- COUNTING_API_URL is missing/);
});

test("the built folder runs with Node alone, anywhere, and shuts down gracefully", async () => {
  const folder = await mkdtemp(join(tmpdir(), "countboard shipped "));
  await cp(built, folder, { recursive: true });
  const child = spawn(process.execPath, [join(folder, "server", "gateway.js")], {
    cwd: folder,
    env: { PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      said += chunk;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
      if (found) resolve(found[0]);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", () => reject(new Error(said)));
  });
  for (const path of ["/", "/api/v1/countings", "/healthz", "/readyz", "/metrics"]) {
    expect((await fetch(`${address}${path}`)).status, path).toBe(200);
  }
  const { port } = new URL(address);
  expect(start({ PORT: port })).toMatchObject({
    status: 1,
    stdout: `Port ${port} is in use: end what listens there, or set PORT to another one.\n`,
  });
  // Compressed by the build: the gateway compresses none of the page's files.
  for (const coding of ["br", "gzip"]) {
    const response = await fetch(address, { headers: { "Accept-Encoding": coding } });
    expect(response.headers.get("Content-Encoding")).toBe(coding);
  }
  // A balancer that has not noticed yet is still answered; a second signal ends the gateway at once.
  child.kill("SIGTERM");
  await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(503);
  const late = await fetch(`${address}/healthz`);
  expect([late.status, late.headers.get("Connection")]).toEqual([200, "close"]);
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(said).not.toContain("Warning");
  await rm(folder, { recursive: true });
});

test("page and server come with the licences of what they bundle", async () => {
  const packages = {
    // Of the page, its font, its workers and the script of the pairing page.
    page: ["react-dom", "@fontsource-variable/inter", "hucre", "lean-qr", "valibot"],
    server: ["valibot"],
  };
  for (const [part, names] of Object.entries(packages)) {
    const text = await readFile(join(built, part, "licenses.txt"), "utf8");
    const entries = new Map(
      text.split(/\n-{80}\n\s*/).map((entry) => {
        const [, name = "", body = ""] =
          /^(?:.*\n\n)?(\S+) \d\S* \(.*?\)\n(.*)$/s.exec(entry) ?? [];
        return [name, body];
      }),
    );
    for (const name of names) {
      expect(entries.get(name), `${name} in ${part}`).toMatch(/Copyright|permission/i);
    }
  }
});

test("the scripts that draw a QR code are small", async () => {
  const page = join(built, "page");
  const names = await readdir(page, { recursive: true });
  const drawing = names.filter((name) => /(^|\/)(pair-qr|qr-code-[^/]*)\.js$/.test(name));
  expect(drawing).toHaveLength(2);
  for (const name of drawing)
    expect((await stat(join(page, name))).size, name).toBeLessThan(10_000);
});
