import * as v from "valibot";
import { accessSchema, warehouseBySchema } from "./access.ts";
import {
  choice,
  fallbacksOf,
  flag,
  number,
  own,
  part,
  pendingKeys,
  perWarehouse,
  schemasOf,
  shown,
} from "./setting-kinds.ts";
import { targetsSchema, withoutVariance } from "./targets.ts";
import { workHoursSchema } from "./work-hours.ts";

/** A day, in seconds. */
const day = 86_400;

/**
 * The settings, one row each, in the order in which their faults are reported. The gateway reads each by its
 * kind; the page gets those that are `shown` or `perWarehouse`, and takes their defaults until it knows them. No row is a
 * secret: the names of secrets, and of settings that several together make one value, are in the gateway's
 * `setting-names.ts`.
 */
export const settings = {
  /** The warehouse identifier that the API filters by. */
  warehouseBy: shown(part("COUNTING_API_WAREHOUSE_BY", warehouseBySchema, "id")),
  /** Refresh period of active data, in seconds. */
  pollSeconds: shown(number("POLL_SECONDS", 1, day, 15)),
  /** Host names that requests may be addressed to. */
  allowedHosts: own("ALLOWED_HOSTS"),
  /** Path below which the gateway answers. */
  basePath: own("BASE_PATH"),
  /** Address at which people reach the pages, with `BASE_PATH`; `null` means that at which a page is open. */
  publicUrl: shown(own("PUBLIC_URL", v.nullable(v.string()), null)),
  /** Port to listen on; 0 lets the system choose one. */
  port: number("PORT", 0, 65_535, 4173),
  /** Seconds for which an answer of the API is fresh. */
  cacheSeconds: own("CACHE_SECONDS"),
  /** How many days back active countings are searched for. */
  activeWithinDays: shown(number("ACTIVE_WITHIN_DAYS", 1, 36_500, 180)),
  /** Folder of the archive of ended countings; `off` means none, `null` the same but for demo data a temporary one. */
  archiveDir: own("ARCHIVE_DIR"),
  /** How many days back ended countings are read into the archive. */
  archiveDays: number("ARCHIVE_DAYS", 1, 36_500, 400),
  /** Timeout for a whole answer of the API, in seconds. */
  upstreamTimeoutSeconds: number("UPSTREAM_TIMEOUT_SECONDS", 1, day, 120),
  /** Maximum number of concurrent requests to the API. */
  upstreamConcurrency: number("UPSTREAM_CONCURRENCY", 1, 1000, 8),
  /** Maximum size of a counting, which the setting has in megabytes. */
  maxBodyBytes: own("MAX_BODY_MB"),
  /** ISO 4217 code for amounts; `null` when the source's currency is unknown. */
  currency: shown(own("CURRENCY", v.nullable(v.string()), null)),
  /** IANA zone in which instants are shown; `null` means the viewer's own. */
  timeZone: shown(own("TIME_ZONE", v.nullable(v.string()), null)),
  /** Working hours of the warehouses; `null` means round the clock. */
  workHours: perWarehouse(own("WORK_HOURS", workHoursSchema, null), "others"),
  /** Targets of the warehouses; `null` where none are set. Until the warehouse is known, a wrong one would judge its figures. */
  targets: perWarehouse(own("TARGETS", targetsSchema, null), "nothing", { costs: withoutVariance }),
  /** The file of targets and digests, and what it says; `null` without one. */
  alerts: own("ALERTS_FILE"),
  /** The CSP source list of sites that may frame the pages. */
  frameAncestors: own("FRAME_ANCESTORS"),
  logLevel: choice("LOG_LEVEL", ["debug", "info", "warn", "error", "silent"], "info"),
  /** Whether the log may include the address of a client that guesses passcodes. */
  logAddresses: flag("LOG_ADDRESSES"),
  /** Whether the metrics have gauges of each active counting. */
  metricsCountings: flag("METRICS_COUNTINGS"),
};

/** The gateway's public settings at `/api/settings`. Contains no secret. */
export const settingsSchema = v.object({
  /** True when the figures come from the embedded reference API. */
  demo: v.boolean(),
  /**
   * Host of the API, without path or credentials; `null` in the demo, and for viewers with a share link and
   * screens.
   */
  host: v.nullable(v.string()),
  /** Whether the gateway has a file of alerts; without one no counting has alerts to ask for. */
  hasAlerts: v.boolean(),
  /** Scope and rights of the current viewer. */
  access: accessSchema,
  /** Identifies this build of the page and gateway. */
  build: v.string(),
  ...schemasOf(settings),
});

export type Settings = v.InferOutput<typeof settingsSchema>;

/** What the page takes for the settings while they are not known. */
export const settingFallbacks = fallbacksOf(settings);

/** Whether a rule of the viewer's warehouses is not known yet. */
export function isPending(known: Settings): boolean {
  return pendingKeys(settings).some((key) => known[key]);
}
