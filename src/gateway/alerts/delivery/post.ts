import http from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import tls from "node:tls";
import { openTunnel } from "#gateway/upstream/connection/tunnel.ts";
import { isPrivateHost, lookUpPublic, PrivateAddress } from "./public-addresses.ts";

/** A text to post. */
export interface Posting {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The company's proxy on the way; `null` for a direct connection. */
  readonly proxy: URL | null;
  /** Whether its host may be on this machine or a private network. */
  readonly mayBePrivate: boolean;
}

export interface PostAnswer {
  readonly status: number;
  readonly retryAfter: string | null;
}

interface PostOptions {
  readonly signal: AbortSignal;
  /** Time for the whole answer, in milliseconds. */
  readonly timeoutMs: number;
}

/**
 * Posts a text over a connection of its own and returns the status. It follows no redirect, and reads nothing of the
 * answer's body.
 * @throws PrivateAddress; the error of the connection; the reason of the signal or timeout
 */
export async function post(
  { url, headers, body, proxy, mayBePrivate }: Posting,
  { signal, timeoutMs }: PostOptions,
): Promise<PostAnswer> {
  if (!mayBePrivate && isPrivateHost(url.hostname)) throw new PrivateAddress();
  const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const isSecure = url.protocol === "https:";
  // Behind a proxy it is the proxy that finds the address of a name.
  const tunnel = proxy && (await tunnelTo(url, proxy, { signal: limited, timeoutMs }));
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => reject(limited.aborted ? limited.reason : error);
    const outgoing = (isSecure ? https : http).request(url, {
      method: "POST",
      headers: {
        ...headers,
        Host: url.host,
        "Content-Length": Buffer.byteLength(body),
        "User-Agent": "countboard",
        Connection: "close",
      },
      signal: limited,
      ...(mayBePrivate ? {} : { lookup: lookUpPublic }),
      ...(tunnel
        ? {
            createConnection: () =>
              isSecure ? tls.connect({ socket: tunnel, ...serverName(url) }) : tunnel,
          }
        : { agent: false }),
    });
    outgoing.on("error", fail);
    outgoing.on("response", (incoming) => {
      const { statusCode: status = 0, headers: received } = incoming;
      incoming.on("error", () => {});
      // An endless body would keep the connection.
      incoming.destroy();
      resolve({ status, retryAfter: received["retry-after"] ?? null });
    });
    outgoing.end(body);
  });
}

function tunnelTo(
  { protocol, hostname, port }: URL,
  proxy: URL,
  options: { readonly signal: AbortSignal; readonly timeoutMs: number },
) {
  const host = hostname.replaceAll(/[[\]]/g, "");
  const own = protocol === "https:" ? 443 : 80;
  const target = { host, port: Number(port) || own };
  return openTunnel(proxy, target, { ...options, autoSelectFamilyAttemptTimeout: 2500 });
}

/** IP addresses are no names of servers. */
function serverName({ hostname }: URL): tls.ConnectionOptions {
  const host = hostname.replaceAll(/[[\]]/g, "");
  return isIP(host) === 0 ? { servername: host } : { host };
}
