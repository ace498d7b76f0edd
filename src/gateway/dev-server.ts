import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { createReferenceApi } from "#reference-api/create.ts";
import { readProcess } from "./config/environment.ts";
import { createGateway } from "./create.ts";
import { historyParts } from "./history/history-parts.ts";
import { isGatewayPath } from "./http/gateway-paths.ts";
import { nodeListener } from "./http/node-listener.ts";
import { createLog } from "./operations/log.ts";
import { createNodeFetch } from "./upstream/node-fetch.ts";

/**
 * The gateway as middleware before the development server, which ignores the base path: it answers its own addresses
 * and passes all others on.
 * @throws ConfigFault
 */
export function gatewayMiddleware(): (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: () => void,
) => void {
  const { config, key, stateDir, proxy } = readProcess();
  const log = createLog(config.logLevel, (line) => process.stdout.write(`${line}\n`));
  // Imported eagerly, because the loader of this module may be closed by the time of a request.
  const fetch = config.demo
    ? createReferenceApi()
    : createNodeFetch({
        ...config.upstream,
        proxy,
        timeoutSeconds: config.upstreamTimeoutSeconds,
      });
  // The history's process runs what was built last.
  const entry = fileURLToPath(new URL("../../dist/server/history.js", import.meta.url));
  const history = existsSync(entry) ? historyParts(config, entry) : undefined;
  const gateway = createGateway(
    { ...config, basePath: "" },
    { fetch, log, key, stateDir, history, readsUnread: true },
  );
  gateway.history?.start();
  const listener = nodeListener(gateway);
  return (incoming, outgoing, next) => {
    const [path = ""] = (incoming.url ?? "").split("?");
    if (isGatewayPath(path)) listener(incoming, outgoing);
    else next();
  };
}
