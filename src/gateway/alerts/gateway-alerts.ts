import { activeSince } from "#domain/counting/active-since.ts";
import type { CachedApi } from "#gateway/api/cached-api.ts";
import { findActiveList } from "#gateway/briefing/active-list.ts";
import { type Alerts, type AlertsParts, createAlerts } from "./alerts.ts";

interface AlertSources extends Pick<AlertsParts, "config" | "log" | "linesOf" | "sourceOf"> {
  readonly api: Pick<CachedApi, "parse" | "find" | "counts">;
  /** `undefined` where nothing is stored. */
  readonly stateDir: string | undefined;
  /** By default there is none. */
  readonly proxyFor?: AlertsParts["proxyFor"] | undefined;
}

/** The alerts of a gateway; `undefined` without `ALERTS_FILE`. */
export function gatewayAlerts(sources: AlertSources): Alerts | undefined {
  const { config, api, linesOf, sourceOf, stateDir, log, proxyFor = () => null } = sources;
  if (stateDir === undefined) return undefined;
  return createAlerts({
    config,
    stateDir,
    log,
    api,
    proxyFor,
    linesOf,
    sourceOf,
    listOf: async (signal) => {
      const { activeWithinDays, upstream } = config;
      const since = activeSince(Date.now(), activeWithinDays);
      const { warehouseBy } = upstream;
      const list = await findActiveList({ api, since, warehouse: null, warehouseBy, signal });
      return list.countings;
    },
  });
}
