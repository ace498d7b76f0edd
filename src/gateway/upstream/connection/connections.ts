import http from "node:http";
import https from "node:https";
import type { Duplex } from "node:stream";
import type { ConnectionOptions } from "node:tls";
import { openTunnel, secureTunnel } from "./tunnel.ts";

/**
 * How long one of several addresses of a host may take, in milliseconds: a distant one, or one whose first packet is
 * lost, needs more than Node's 250 ms.
 */
const attemptMs = 2500;

/** Idle connections are closed after this, in milliseconds, before a firewall on the way forgets them silently. */
const idleMs = 60_000;

/** Connections to the API, which requests reuse. */
export interface Connections {
  readonly plain: http.Agent;
  readonly secure: https.Agent;
  /** Closes connections as soon as no request uses them. */
  retire(): void;
}

/** An option of requests over these connections, which Node passes on to the agent. */
export interface TunnelOption {
  /** Aborts with the request; Node does not pass on a request's own signal. */
  readonly tunnelSignal: AbortSignal;
}

type Target = ConnectionOptions & TunnelOption;

type OnConnection = (error: Error | null, connection?: Duplex) => void;

/**
 * @param proxy the proxy on the way; without one, connections are direct
 * @param timeoutMs time for the proxy to open a tunnel, in milliseconds
 */
export function createConnections(proxy: URL | null, timeoutMs: number): Connections {
  const options = {
    keepAlive: true,
    timeout: idleMs,
    autoSelectFamilyAttemptTimeout: attemptMs,
  };
  const plain = new http.Agent(options);
  const secure = new https.Agent(options);
  if (proxy !== null) {
    // Tunnels for http:, too, so that a proxy's answer is never mistaken for the API's.
    const open = ({ host, port, tunnelSignal: signal }: Target) =>
      openTunnel(
        proxy,
        { host: host ?? "", port: Number(port) },
        { timeoutMs, signal, autoSelectFamilyAttemptTimeout: attemptMs },
      );
    const passOn = (opening: Promise<Duplex>, onConnection: OnConnection) => {
      opening.then((connection) => onConnection(null, connection), onConnection);
      return undefined;
    };
    Object.assign(plain, {
      createConnection: (target: Target, onConnection: OnConnection) =>
        passOn(open(target), onConnection),
    });
    Object.assign(secure, {
      createConnection: (target: Target, onConnection: OnConnection) =>
        passOn(
          open(target).then((tunnel) => secureTunnel(tunnel, target)),
          onConnection,
        ),
    });
  }
  return {
    plain,
    secure,
    retire() {
      for (const agent of [plain, secure]) {
        Object.assign(agent, { keepSocketAlive: () => false });
        for (const sockets of Object.values(agent.freeSockets)) {
          for (const socket of sockets ?? []) socket.destroy();
        }
      }
    },
  };
}
