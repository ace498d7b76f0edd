import { settings as rows } from "#contract/settings.ts";
import type { Targets } from "#contract/targets.ts";
import { isTimeZone } from "#domain/time/time-zone.ts";
import { type AlertsConfig, readAlertsFile } from "#gateway/alerts/alerts-file.ts";
import type { BasePath } from "#gateway/http/base-path.ts";
import { type AccessConfig, readAccess } from "./access.ts";
import { type AllowedHosts, readAllowedHosts } from "./hosts.ts";
import { readHost } from "./listening-host.ts";
import { checkOtherNames } from "./other-names.ts";
import { readPublicUrl } from "./public-url.ts";
import { type Environment, SettingsReader } from "./settings-reader.ts";
import { readTargets } from "./targets.ts";
import { readUpstream, type UpstreamConfig } from "./upstream.ts";
import { readWorkHours, type WorkHoursAt } from "./work-hours.ts";

type Rows = typeof rows;

/** The values of the settings that are read by their kind. */
type SimpleValues = {
  readonly [Key in keyof Rows as Rows[Key]["kind"] extends "own" | "part"
    ? never
    : Key]: Rows[Key] extends { readonly options: readonly (infer Option)[] }
    ? Option
    : Rows[Key] extends { readonly kind: "flag" }
      ? boolean
      : number;
};

/** All settings of a gateway. */
export interface Config extends SimpleValues {
  /** True while the figures come from the embedded reference API. */
  readonly demo: boolean;
  readonly upstream: UpstreamConfig;
  readonly access: AccessConfig;
  /** Address to listen on. */
  readonly host: string;
  readonly allowedHosts: AllowedHosts;
  readonly basePath: BasePath;
  /** Address of the pages for people, with the base path and without a slash at its end; `null` when it is not known. */
  readonly publicUrl: string | null;
  /** Seconds for which an answer of the API is fresh; 0 shares it only while it is being requested. */
  readonly cacheSeconds: number;
  /** Folder of the archive of ended countings, `off`, or `null`. */
  readonly archiveDir: string | null;
  /** Maximum size of a counting, in bytes after decompression; `body-limits.ts` has the other answers. */
  readonly maxBodyBytes: number;
  /** ISO 4217 code, or `null`. */
  readonly currency: string | null;
  /** IANA zone, or `null` for the viewer's own. */
  readonly timeZone: string | null;
  readonly workHours: WorkHoursAt;
  /** Targets of the warehouses; `null` where none are set. */
  readonly targets: Targets;
  /** What `ALERTS_FILE` says; `null` without one. */
  readonly alerts: AlertsConfig | null;
  /** The CSP source list of sites that may frame the pages. */
  readonly frameAncestors: string;
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
  const values = readRows(settings, {
    allowedHosts: () => readAllowedHosts(settings, access, host),
    basePath: () => readBasePath(settings),
    publicUrl: () => readPublicUrl(settings),
    cacheSeconds: ({ pollSeconds }) =>
      settings.number("CACHE_SECONDS", 1, day, defaultCacheSeconds(source.demo, pollSeconds)),
    maxBodyBytes: () => settings.number("MAX_BODY_MB", 1, 100_000, 256) * megabyte,
    archiveDir: () => readArchiveDir(settings),
    currency: () => readCurrency(settings),
    timeZone: () => readTimeZone(settings),
    workHours: () => readWorkHours(settings),
    targets: () => readTargets(settings),
    alerts: () => readAlertsFile(settings),
    frameAncestors: () => readFrameAncestors(settings),
  });
  const config: Config = { ...source, access, host, ...values, notes: settings.notes };
  if (settings.faults.length > 0) throw new ConfigFault(settings.faults);
  return config;
}

type OwnKey = keyof { [Key in keyof Rows as Rows[Key]["kind"] extends "own" ? Key : never]: true };

/** Readers of the settings that have one of their own; each gets the values of the rows above it. */
type OwnReaders = { readonly [Key in OwnKey]: (above: SimpleValues) => Config[Key] };

/** Reads the settings of all rows in their order, which is that of the faults. */
function readRows(settings: SettingsReader, own: OwnReaders) {
  const values: Record<string, unknown> = {};
  for (const [key, row] of Object.entries(rows)) {
    switch (row.kind) {
      case "number":
        values[key] = settings.number(row.name, row.min, row.max, row.fallback);
        break;
      case "choice":
        values[key] = settings.choice<string>(row.name, row.options, row.fallback);
        break;
      case "flag":
        values[key] = settings.flag(row.name);
        break;
      case "own":
        values[key] = own[key as OwnKey](values as SimpleValues);
    }
  }
  return values as SimpleValues & Pick<Config, OwnKey>;
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

function readArchiveDir(settings: SettingsReader): string | null {
  const text = settings.text("ARCHIVE_DIR") ?? null;
  // The engine takes these for patterns that several files match.
  if (text === null || !/[*?[\]{}]/.test(text)) return text;
  return settings.fault(
    "ARCHIVE_DIR has a character that stands for others (*, ?, [, ], { or }): name a folder without them.",
    null,
  );
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
