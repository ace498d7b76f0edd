import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer as createSocketServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, vi } from "vitest";

/** The configuration in the repository. */
export const shipped = readFileSync(
  fileURLToPath(new URL("../../../deploy/nginx.conf", import.meta.url)),
  "utf8",
);

/** Path of nginx on this machine; `undefined` without one. */
export const nginx = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"]
  .map((folder) => join(folder, "nginx"))
  .find((path) => existsSync(path));

/** An unused port. */
export async function freePort(): Promise<number> {
  const server = createSocketServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Replaces parts of the shipped file with local values; each part must exist. */
function adapt(replacements: readonly (readonly [string, string])[]): string {
  return replacements.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replaceAll(from, to);
  }, shipped);
}

interface Ports {
  /** Port for viewers. */
  readonly front: number;
  /** Port for the gateways' requests to the API. */
  readonly cache: number;
  /** Hosts of the two gateways, with their ports. */
  readonly gateways: readonly [string, string];
  /** Port of the API. */
  readonly api: number;
}

/** Starts nginx with the shipped configuration, without TLS; `logs` has all its log output. */
export async function startNginx(path: string, { front, cache, gateways, api }: Ports) {
  const directory = mkdtempSync(join(tmpdir(), "countboard-nginx-"));
  // When started as root, nginx runs its workers as another user.
  chmodSync(directory, 0o755);
  const fetching = await freePort();
  const conf = adapt([
    ["/run/countboard-cache", `${directory}/cache`],
    ["server 127.0.0.1:4173;", `server ${gateways[0]};`],
    ["server 127.0.0.1:4174;", `server ${gateways[1]};`],
    ["listen 443 ssl;", `listen 127.0.0.1:${front};`],
    ["ssl_certificate /etc/ssl/countboard.pem;", ""],
    ["ssl_certificate_key /etc/ssl/countboard.key;", ""],
    ["127.0.0.1:8081", `127.0.0.1:${cache}`],
    ["127.0.0.1:8082", `127.0.0.1:${fetching}`],
    ["https://api.example.com;", `http://127.0.0.1:${api};`],
    ["proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;", ""],
    ["proxy_ssl_verify on;", ""],
  ]);
  writeFileSync(
    join(directory, "countboard.conf"),
    conf.replaceAll("/var/log/nginx/", `${directory}/`),
  );
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${directory}/${name};`)
    .join("\n");
  const main = join(directory, "nginx.conf");
  writeFileSync(
    main,
    `daemon off; pid ${directory}/pid; error_log stderr info; events {}
http { access_log ${directory}/access.log; ${temporary} include ${directory}/countboard.conf; }`,
  );
  const child = spawn(path, ["-p", directory, "-e", "stderr", "-c", main], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  await vi.waitFor(
    () => {
      expect(child.exitCode, output).toBeNull();
      expect(output).toContain("start worker process ");
    },
    { timeout: 40_000 },
  );
  return {
    logs: () => {
      const files = ["access.log", "error.log"].map((name) => join(directory, name));
      const texts = files.map((file) => (existsSync(file) ? readFileSync(file, "utf8") : ""));
      return [output, ...texts].join("\n");
    },
    async stop() {
      await ended(child);
      rmSync(directory, { recursive: true });
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}
