import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { startNameServer } from "#gateway/testing/name-server.ts";
import { shipped, startNginx } from "#gateway/testing/nginx.ts";
import { freePort, nginx, nginxDirectory, runNginx } from "#gateway/testing/run-nginx.ts";

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../deploy/${path}`, import.meta.url)), "utf8");
const ofCompose: string = parse(read("compose.yaml")).configs.nginx.content;

test.each([
  ["compose.yaml", ofCompose],
  ["nginx.conf", shipped],
  ["nginx-base-path.conf", read("nginx-base-path.conf")],
])("%s passes requests on to a variable, an address or a group of addresses", (_, conf) => {
  const targets = [...conf.matchAll(/^ *proxy_pass (.*);/gm)].map(([, target]) => target);
  expect(targets.length).toBeGreaterThan(0);
  for (const target of targets) {
    expect(target).toMatch(/^(\$+\w+|http:\/\/(127\.0\.0\.1:\d+|countboard_gateways))$/);
  }
});

const running: { stop(): void | Promise<void> }[] = [];
afterAll(async () => {
  for (const one of running.toReversed()) await one.stop();
});

/** A gateway that answers with its name, but has only the assets of that name. */
async function startNamed(name: string, address: string, port = 0) {
  const server = createServer(({ url = "" }, outgoing) => {
    outgoing.writeHead(url.startsWith("/assets/") && !url.includes(name) ? 404 : 200).end(name);
  });
  server.listen(port, address);
  await once(server, "listening");
  running.push({ stop: () => void server.close().closeAllConnections() });
  return (server.address() as AddressInfo).port;
}

const path = nginx ?? "";
describe.skipIf(nginx === undefined)("during an update, a real nginx", () => {
  // Only Linux has all of 127.0.0.0/8.
  test.skipIf(process.platform !== "linux")("follows a gateway to its new address", async () => {
    const names = await startNameServer("127.0.0.1");
    running.push(names);
    const port = await startNamed("before", "127.0.0.1");
    await startNamed("after", "127.0.0.2", port);
    const front = await freePort();
    const conf = ofCompose
      .replaceAll("$$", "$")
      .replace("listen 443 ssl;", `listen 127.0.0.1:${front};`)
      .replace(/ssl_certificate.*;/g, "")
      .replace("127.0.0.11 valid=5s", `127.0.0.1:${names.port} valid=1s`)
      .replace("gateway:4173", `gateway.example:${port}`);
    running.push(await runNginx(path, nginxDirectory(), conf));
    const answer = async () => (await fetch(`http://127.0.0.1:${front}/`)).text();
    expect(await answer()).toBe("before");
    names.change("127.0.0.2");
    await vi.waitFor(async () => expect(await answer()).toBe("after"), { timeout: 20_000 });
  });

  test("finds the files of both builds", async () => {
    const [old, next] = [
      await startNamed("old", "127.0.0.1"),
      await startNamed("next", "127.0.0.1"),
    ];
    const [front, cache] = [await freePort(), await freePort()];
    const gateways = [`127.0.0.1:${old}`, `127.0.0.1:${next}`] as const;
    running.push(await startNginx(path, { front, cache, gateways, api: 9 }));
    for (const name of ["old", "next", "old", "next", "next", "old"]) {
      const response = await fetch(`http://127.0.0.1:${front}/assets/${name}.js`);
      expect([response.status, await response.text()]).toEqual([200, name]);
    }
    expect((await fetch(`http://127.0.0.1:${front}/assets/neither.js`)).status).toBe(404);
  });
});
