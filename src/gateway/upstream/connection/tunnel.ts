import http from "node:http";
import https from "node:https";
import { isIPv6, type Socket } from "node:net";
import tls from "node:tls";
import { schemesIn } from "#gateway/upstream/sign-in-schemes.ts";
import { NoConnection, ProxyRefusal, timedOut } from "./no-connection.ts";

/** Maximum size of the header of the proxy's answer, in bytes. */
const maxHeaderBytes = 16 * 1024;

/** The host that a tunnel leads to. */
interface Target {
  readonly host: string;
  readonly port: number;
}

interface TunnelOptions {
  /** Time for the proxy to open the tunnel, in milliseconds. */
  readonly timeoutMs: number;
  /** Aborts when the request that needs the tunnel is aborted. */
  readonly signal: AbortSignal;
  /** How long one of several addresses of the proxy may take, in milliseconds. */
  readonly autoSelectFamilyAttemptTimeout: number;
}

/**
 * Opens a tunnel through a proxy (`CONNECT`).
 * @throws NoConnection, which also ends the connection to the proxy; the signal's reason
 */
export function openTunnel(
  proxy: URL,
  { host, port }: Target,
  { timeoutMs, signal, ...options }: TunnelOptions,
): Promise<Socket> {
  const authority = `${isIPv6(host) ? `[${host}]` : host}:${port}`;
  const connecting = (proxy.protocol === "https:" ? https : http).request({
    ...options,
    method: "CONNECT",
    host: proxy.hostname.replaceAll(/[[\]]/g, ""),
    port: proxy.port,
    path: authority,
    headers: {
      Host: authority,
      Connection: "keep-alive",
      "User-Agent": "countboard",
      ...login(proxy),
    },
    agent: false,
    maxHeaderSize: maxHeaderBytes,
  });
  return new Promise((resolve, reject) => {
    const leave = () => connecting.destroy();
    let isReached = false;
    connecting.once("finish", () => {
      isReached = true;
    });
    const timer = setTimeout(
      () => connecting.destroy(timedOut(isReached ? "CONNECT_TIMEOUT" : "ETIMEDOUT")),
      timeoutMs,
    );
    const settle = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", leave);
    };
    connecting.on("connect", ({ statusCode = 0, headers }, socket: Socket, head) => {
      settle();
      if (statusCode >= 200 && statusCode < 300) {
        if (head.byteLength > 0) socket.unshift(head);
        resolve(socket);
        return;
      }
      socket.on("error", () => {}).destroy();
      const schemes = schemesIn(headers["proxy-authenticate"]);
      const hasLogin = proxy.username !== "" || proxy.password !== "";
      reject(new ProxyRefusal(statusCode, schemes, hasLogin));
    });
    connecting.on("error", (error) => {
      settle();
      reject(signal.aborted ? signal.reason : new NoConnection("proxy", error));
    });
    signal.addEventListener("abort", leave, { once: true });
    if (signal.aborted) leave();
    connecting.end();
  });
}

/** As `tls.connect`, over a tunnel. */
export function secureTunnel(tunnel: Socket, options: tls.ConnectionOptions): tls.TLSSocket {
  // The address in the options would open another connection.
  return tls.connect({ ...options, socket: tunnel, path: undefined });
}

function login({ username, password }: URL): Readonly<Record<string, string>> {
  if (username === "" && password === "") return {};
  const pair = `${decoded(username)}:${decoded(password)}`;
  return { "Proxy-Authorization": `Basic ${Buffer.from(pair).toString("base64")}` };
}

/** A percent sign that encodes nothing is itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
