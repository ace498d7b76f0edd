import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { type AddressInfo, createServer as createSocketServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test, vi } from "vitest";
import { createNodeFetch } from "./node-fetch.ts";
import { listen, type Running } from "./serve.ts";
import { get, testConfig, testGateway } from "./testing.ts";

const shipped = readFileSync(
  fileURLToPath(new URL("../../deploy/nginx.conf", import.meta.url)),
  "utf8",
);
const nginx = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"]
  .map((folder) => join(folder, "nginx"))
  .find((path) => existsSync(path));

test("the configuration for several gateways asks once, and never hides a failure", () => {
  expect(shipped).toMatch(/^\s+proxy_cache_lock on;$/m);
  expect(shipped).toMatch(/^\s+proxy_cache_background_update on;$/m);
  // Of stale answers, only those that are being renewed: the gateways mark every other.
  expect(shipped.match(/proxy_cache_use_stale .*/g)).toEqual(["proxy_cache_use_stale updating;"]);
  expect(shipped).toContain('proxy_cache_key "$http_authorization $request_uri";');
});

const running: { stop(): void | Promise<void> }[] = [];
afterAll(async () => {
  for (const one of running.toReversed()) await one.stop();
});

async function freePort(): Promise<number> {
  const server = createSocketServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Puts what a machine has in place of what the shipped file names; each must be there. */
function adapt(replacements: readonly (readonly [string, string])[]): string {
  return replacements.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replaceAll(from, to);
  }, shipped);
}

async function startNginx(path: string, conf: string): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), "countboard-nginx-"));
  // Started as root, its workers are somebody else.
  chmodSync(directory, 0o755);
  writeFileSync(join(directory, "countboard.conf"), conf.replaceAll("{directory}", directory));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${directory}/${name};`)
    .join("\n");
  const main = join(directory, "nginx.conf");
  writeFileSync(
    main,
    `daemon off; pid ${directory}/pid; error_log stderr notice; events {}
http { access_log off; ${temporary} include ${directory}/countboard.conf; }`,
  );
  const child = spawn(path, ["-p", directory, "-e", "stderr", "-c", main], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  running.push({
    async stop() {
      await ended(child);
      rmSync(directory, { recursive: true });
    },
  });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  await vi.waitFor(
    () => {
      expect(child.exitCode, said).toBeNull();
      expect(said).toContain("start worker process ");
    },
    { timeout: 10_000 },
  );
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

/** An API that answers when it is told to. */
async function startApi() {
  const asked: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server: Server = createServer(async ({ url = "", headers }, outgoing) => {
    asked.push(url);
    await released;
    outgoing.setHeader("Content-Type", "application/json");
    if (!headers.authorization?.endsWith(Buffer.from("client:right").toString("base64"))) {
      outgoing.writeHead(401).end();
    } else if (url.includes("?")) {
      const next = { href: "/v1/countings?page=2" };
      outgoing.end(JSON.stringify({ items: [1], meta: { total: 2, links: { next } } }));
    } else outgoing.end('{"id":"a"}');
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  running.push({
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  const { port } = server.address() as AddressInfo;
  return { port, asked, release: () => release() };
}

if (nginx === undefined) {
  test("two gateways behind a real nginx (there is none on this machine, so only its configuration is looked at)", () => {
    expect(shipped).toContain("proxy_cache_path");
  });
} else {
  test("two gateways behind a real nginx are one request to the API", {
    timeout: 30_000,
  }, async () => {
    const api = await startApi();
    const [front, cache, fetching] = [await freePort(), await freePort(), await freePort()];
    const { upstream } = testConfig();
    const key = randomBytes(32);
    const gatewayWith = (clientSecret: string) =>
      testGateway(
        createNodeFetch(),
        {
          upstream: {
            ...upstream,
            baseUrl: `http://127.0.0.1:${cache}/base`,
            clientId: "client",
            clientSecret,
          },
        },
        undefined,
        key,
      ).gateway;
    const gateways = [gatewayWith("right"), gatewayWith("right")] as const;
    const listening: Running[] = [];
    for (const gateway of gateways) listening.push(await listen(gateway, "127.0.0.1", 0));
    running.push({
      stop: async () => void (await Promise.all(listening.map((one) => one.stop(0)))),
    });
    const hostOf = (place: number) => new URL(listening[place]?.address ?? "").host;
    await startNginx(
      nginx,
      adapt([
        ["/run/countboard-cache", "{directory}/cache"],
        ["server 127.0.0.1:4173;", `server ${hostOf(0)};`],
        ["server 127.0.0.1:4174;", `server ${hostOf(1)};`],
        ["listen 443 ssl;", `listen 127.0.0.1:${front};`],
        ["ssl_certificate /etc/ssl/countboard.pem;", ""],
        ["ssl_certificate_key /etc/ssl/countboard.key;", ""],
        ["127.0.0.1:8081", `127.0.0.1:${cache}`],
        ["127.0.0.1:8082", `127.0.0.1:${fetching}`],
        ["https://api.example.com;", `http://127.0.0.1:${api.port};`],
        ["proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;", ""],
        ["proxy_ssl_verify on;", ""],
      ]),
    );

    const detail = "/api/v1/countings/a";
    const both = gateways.flatMap((gateway) => [get(gateway, detail), get(gateway, detail)]);
    await vi.waitFor(() => expect(api.asked).toHaveLength(1), { timeout: 10_000 });
    api.release();
    const answers = await Promise.all(both);
    for (const answer of answers) expect(await answer.json()).toEqual({ id: "a" });
    expect(api.asked).toEqual(["/base/v1/countings/a"]);
    // Both know when the API answered, and call the answer by the same name.
    for (const name of ["X-Fetched-At", "ETag"]) {
      expect(new Set(answers.map(({ headers }) => headers.get(name))).size).toBe(1);
    }

    const list = await (await get(gateways[0], "/api/v1/countings?limit=1")).json();
    const next = await get(gateways[1], list.meta.links.next.href);
    expect(next.status).toBe(200);
    expect(api.asked.at(-1)).toBe("/base/v1/countings?page=2&limit=1");

    const stranger = await get(gatewayWith("wrong"), detail);
    expect(await stranger.json()).toMatchObject({ code: "upstream-credentials" });

    const viewer = await fetch(`http://127.0.0.1:${front}${detail}`);
    expect(await viewer.json()).toEqual({ id: "a" });
    expect((await fetch(`http://127.0.0.1:${front}/metrics`)).status).toBe(404);
  });
}
