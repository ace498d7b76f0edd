import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { freePort, nginxDirectory, runNginx } from "./run-nginx.ts";

/** The configuration in the repository. */
export const shipped = readFileSync(
  fileURLToPath(new URL("../../../deploy/nginx.conf", import.meta.url)),
  "utf8",
);

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
  const directory = nginxDirectory();
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
  return runNginx(path, directory, conf.replaceAll("/var/log/nginx/", `${directory}/`));
}
