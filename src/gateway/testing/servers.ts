import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createNodeFetch } from "#gateway/upstream/node-fetch.ts";
import { testConfig, testGateway } from "./gateway.ts";

const servers: Server[] = [];

/** Closes the servers that `serve` started. */
export function stopServers(): void {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
}

/** Starts an API over real connections; returns its address. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A gateway that reaches an API over real connections. */
export function gatewayTo(baseUrl: string, changes = {}) {
  const { upstream } = testConfig();
  return testGateway(createNodeFetch(), { upstream: { ...upstream, baseUrl }, ...changes }).gateway;
}
