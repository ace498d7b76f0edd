import type { Targets } from "#contract/targets.ts";
import { isTimeZone } from "#domain/time/time-zone.ts";
import type { BasePath } from "#gateway/http/base-path.ts";
import { type LogLevel, logLevels } from "#gateway/operations/log.ts";
import { type AccessConfig, readAccess } from "./access.ts";
import { type AllowedHosts, readAllowedHosts } from "./hosts.ts";
import { readHost } from "./listening-host.ts";
import { checkOtherNames } from "./other-names.ts";
import { type Environment, SettingsReader } from "./settings-reader.ts";
import { readTargets } from "./targets.ts";
import { readUpstream, type UpstreamConfig } from "./upstream.ts";
import { readWorkHours, type WorkHoursAt } from "./work-hours.ts";

/** All settings of a gateway. */
export interface Config {
  /** True while the figures come from the embedded reference API. */
  readonly demo: boolean;
  readonly upstream: UpstreamConfig;
  readonly access: AccessConfig;
  /** Address to listen on. */
  readonly host: string;
  readonly allowedHosts: AllowedHosts;
  readonly basePath: BasePath;
  /** Port to listen on; 0 lets the system choose one. */
  readonly port: number;
  /** Seconds between two polls of an active counting. */
  readonly pollSeconds: number;
  /** Seconds for which an answer of the API is fresh; 0 shares it only while it is being requested. */
  readonly cacheSeconds: number;
  /** How many days back active countings are searched. */
  readonly activeWithinDays: number;
  /** Timeout for a whole answer of the API, in seconds. */
  readonly upstreamTimeoutSeconds: number;
  /** Maximum number of concurrent requests to the API. */
  readonly upstreamConcurrency: number;
  /** Maximum size of a counting, in bytes after decompression; `body-limits.ts` has the other answers. */
  readonly maxBodyBytes: number;
  /** ISO 4217 code, or `null`. */
  readonly currency: string | null;
  /** IANA zone, or `null` for the viewer's own. */
  readonly timeZone: string | null;
  readonly workHours: WorkHoursAt;
  /** Targets of the warehouses; `null` where none are set. */
  readonly targets: Targets;
  /** The CSP source list of sites that may frame the pages. */
  readonly frameAncestors: string;
  readonly logLevel: LogLevel;
  /** Whether the log may include the address of a client that guesses passcodes. */
  readonly logAddresses: boolean;
  /** What the settings contain that is not used, for the log: one sentence each. */
  readonly notes: readonly string[];
}

/** Reports all faults in the settings, one sentence each. */
export class ConfigFault extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join("\n"));
    this.name = "ConfigFault";
    this.sentences = sentences;
  }
}

/** One decimal megabyte, in bytes. */
const megabyte = 1_000_000;

/** A day, in seconds. */
const day = 86_400;

/**
 * Reads the settings.
 * @param readFile returns the text of a file that a setting names
 * @throws ConfigFault with all faults at once; no sentence contains a secret
 */
export function readConfig(env: Environment, readFile: (path: string) => string): Config {
  const settings = new SettingsReader(env, readFile);
  checkOtherNames(settings);
  const source = readUpstream(settings);
  const host = readHost(settings);
  const access = readAccess(settings, host);
  const pollSeconds = settings.number("POLL_SECONDS", 1, day, 15);
  const config: Config = {
    ...source,
    access,
    host,
    allowedHosts: readAllowedHosts(settings, access, host),
    basePath: readBasePath(settings),
    port: settings.number("PORT", 0, 65_535, 4173),
    pollSeconds,
    cacheSeconds: settings.number(
      "CACHE_SECONDS",
      1,
      day,
      defaultCacheSeconds(source.demo, pollSeconds),
    ),
    activeWithinDays: settings.number("ACTIVE_WITHIN_DAYS", 1, 36_500, 180),
    upstreamTimeoutSeconds: settings.number("UPSTREAM_TIMEOUT_SECONDS", 1, day, 120),
    upstreamConcurrency: settings.number("UPSTREAM_CONCURRENCY", 1, 1000, 8),
    maxBodyBytes: settings.number("MAX_BODY_MB", 1, 100_000, 256) * megabyte,
    currency: readCurrency(settings),
    timeZone: readTimeZone(settings),
    workHours: readWorkHours(settings),
    targets: readTargets(settings),
    frameAncestors: readFrameAncestors(settings),
    logLevel: settings.choice("LOG_LEVEL", logLevels, "info"),
    logAddresses: settings.flag("LOG_ADDRESSES"),
    notes: settings.notes,
  };
  if (settings.faults.length > 0) throw new ConfigFault(settings.faults);
  return config;
}

/** The embedded reference API needs no cache; elsewhere, shorter polls need fresher answers. */
function defaultCacheSeconds(demo: boolean, pollSeconds: number): number {
  return demo ? 0 : Math.min(10, (pollSeconds * 2) / 3);
}

function readBasePath(settings: SettingsReader): BasePath {
  const text = settings.text("BASE_PATH") ?? "";
  if (text === "" || isBasePath(text)) return text;
  return settings.fault(
    "BASE_PATH is not a path: write one such as /countboard, with a slash at its beginning and none at its end.",
    "",
  );
}

function isBasePath(text: string): text is BasePath {
  return /^(\/[a-z0-9][a-z0-9._~-]*)+$/i.test(text);
}

function readCurrency(settings: SettingsReader): string | null {
  const text = settings.text("CURRENCY");
  if (text === undefined || Intl.supportedValuesOf("currency").includes(text)) return text ?? null;
  return settings.fault(
    "CURRENCY is not a currency: write a code of ISO 4217 in capitals, such as EUR.",
    null,
  );
}

function readTimeZone(settings: SettingsReader): string | null {
  const text = settings.text("TIME_ZONE");
  if (text === undefined || isTimeZone(text)) return text ?? null;
  return settings.fault(
    "TIME_ZONE is not a zone: write an IANA zone, such as Europe/Berlin.",
    null,
  );
}

/** A source of the content security policy: a keyword, a scheme, or a host with or without scheme, port and path. */
const frameSource =
  /^('(none|self)'|\*|[a-z][a-z0-9+.-]*:|([a-z][a-z0-9+.-]*:\/\/)?(\*\.)?([a-z0-9_-]+(\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])(:(\d+|\*))?(\/[\w.~!$&()*+=:@%/-]*)?)$/i;

function readFrameAncestors(settings: SettingsReader): string {
  const words = (settings.text("FRAME_ANCESTORS") ?? "none").trim().split(/\s+/);
  // Files of settings and shells take the quote signs around a single keyword away.
  const sources = words.map((word) => (/^(none|self)$/i.test(word) ? `'${word}'` : word));
  const isNoneAlone = sources.length === 1 || sources.every((source) => !/^'none'$/i.test(source));
  if (isNoneAlone && sources.every((source) => frameSource.test(source))) return sources.join(" ");
  return settings.fault(
    "FRAME_ANCESTORS has an unknown value: write 'none', 'self' or origins with spaces between them.",
    "'none'",
  );
}
