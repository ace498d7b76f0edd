import type { HistoryParts } from "./history/supervisor.ts";
import type { Log } from "./operations/log.ts";
import type { Fetch } from "./upstream/upstream.ts";

/** Dependencies of a gateway besides its settings. */
export interface GatewayParts {
  /** Reaches the API. */
  readonly fetch: Fetch;
  /** The built page to serve; without it (in development) the gateway serves no page. */
  readonly page?: { readonly directory: string };
  readonly log: Log;
  /** Shared by redundant gateways; by default a random one. */
  readonly key?: Buffer | undefined;
  /** The folder for state, which gateways with the same key share; required unless access is open. */
  readonly stateDir?: string | undefined;
  /** Whether the lines of countings are read that only headers are known of, without a viewer's request. */
  readonly readsUnread?: boolean;
  /** The company's proxy on the way to a target of alerts; by default none. */
  readonly proxyFor?: ((url: URL) => URL | null) | undefined;
  /** The archive of ended countings; without it there is no history. */
  readonly history?: HistoryParts | undefined;
  /** Whether the process is about to end, so that balancers should choose another gateway. */
  readonly isStopping?: () => boolean;
}
