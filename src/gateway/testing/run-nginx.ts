import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer as createSocketServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

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

/** Folder for a run of nginx. */
export function nginxDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), "countboard-nginx-"));
  // When started as root, nginx runs its workers as another user.
  chmodSync(directory, 0o755);
  return directory;
}

/**
 * Starts nginx; `logs` has all its log output.
 * @param path of nginx
 * @param directory from `nginxDirectory`; removed at the end
 * @param conf what goes into nginx's `http` block
 */
export async function runNginx(path: string, directory: string, conf: string) {
  writeFileSync(join(directory, "countboard.conf"), conf);
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
  await new Promise<void>((resolve, reject) => {
    child.stderr.on("data", (chunk) => {
      output += chunk;
      if (output.includes("start worker process ")) resolve();
    });
    child.once("exit", () => reject(new Error(`nginx ended at once:\n${output}`)));
  });
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
