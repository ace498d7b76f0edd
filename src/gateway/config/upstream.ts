import { createSecureContext } from "node:tls";
import { warehouseBySchema } from "#contract/access.ts";
import { type Dialect, dialects, listParameters } from "#contract/parameters.ts";
import type { Settings } from "#contract/settings.ts";
import { isLoopback } from "#domain/loopback.ts";
import type { SecretName } from "./setting-names.ts";
import type { SettingsReader } from "./settings-reader.ts";

/** The API's address, credentials and dialect. */
export interface UpstreamConfig {
  /** Base URL without a trailing slash. */
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The gateway's certificate for the API with its private key, both as PEM; `null` without one. */
  readonly clientCertificate: string | null;
  readonly dialect: Dialect;
  /** The identifier of a warehouse that the list is filtered by. */
  readonly warehouseBy: Settings["warehouseBy"];
}

/** The embedded reference API. Its host name does not resolve, because it is called within this process. */
const demo: UpstreamConfig = {
  baseUrl: "http://reference-api.invalid",
  clientId: "demo",
  clientSecret: "demo",
  clientCertificate: null,
  dialect: dialects.camel,
  warehouseBy: "id",
};

/** Reads all settings that begin with `COUNTING_API_`; without any, the demo. */
export function readUpstream(settings: SettingsReader): {
  readonly demo: boolean;
  readonly upstream: UpstreamConfig;
} {
  const given = settings.namesWith("COUNTING_API_");
  if (given.length === 0) return { demo: true, upstream: demo };
  for (const name of given) {
    if (settings.env[name] === "") {
      settings.fault(`${name} is empty: write its value or leave it out.`);
    }
  }
  if (settings.env.COUNTING_API_URL === undefined) {
    settings.fault(
      `COUNTING_API_URL is missing while ${given.join(", ")} ${given.length > 1 ? "are" : "is"} set: ` +
        "write the API's base URL, or leave all of them out to see demo data.",
    );
  }
  const clientId = readSecret(settings, "COUNTING_API_CLIENT_ID");
  if (clientId.includes(":")) {
    settings.fault("COUNTING_API_CLIENT_ID holds a colon: write the id alone, without secret.");
  }
  const upstream = {
    baseUrl: readBaseUrl(settings),
    clientId,
    clientSecret: readSecret(settings, "COUNTING_API_CLIENT_SECRET"),
    clientCertificate: readClientCertificate(settings),
    dialect: readDialect(settings),
    warehouseBy: settings.choice("COUNTING_API_WAREHOUSE_BY", warehouseBySchema.options, "id"),
  };
  return { demo: false, upstream };
}

function readBaseUrl(settings: SettingsReader): string {
  const name = "COUNTING_API_URL";
  const text = settings.text(name);
  const allowsHttp = settings.flag("COUNTING_API_ALLOW_HTTP");
  if (text === undefined) return demo.baseUrl;
  // A base URL may contain a password by mistake, so no fault repeats it.
  const fault = (sentence: string) => settings.fault(`${name} ${sentence}`, demo.baseUrl);
  const example = "write one such as https://api.example.com/inventory";
  if (!URL.canParse(text)) return fault(`is not a URL: ${example}.`);
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol)) return fault(`is not an https: URL: ${example}.`);
  if (url.username !== "" || url.password !== "") {
    return fault(
      "holds credentials: write them in COUNTING_API_CLIENT_ID and COUNTING_API_CLIENT_SECRET.",
    );
  }
  if (/[?#]/.test(text)) return fault(`holds a query or a fragment: ${example}.`);
  if (url.protocol === "http:" && !allowsHttp && !isLoopback(url.hostname)) {
    return fault(
      "sends the credentials in clear over http: write https:, or set COUNTING_API_ALLOW_HTTP=1.",
    );
  }
  return url.href.replace(/\/+$/, "");
}

function readSecret(settings: SettingsReader, name: SecretName): string {
  return (
    settings.secret(name) ??
    settings.fault(`${name} is missing: write it, or the path of a file in ${name}_FILE.`, "")
  );
}

function readClientCertificate(settings: SettingsReader): string | null {
  const name = "COUNTING_API_CLIENT_CERT";
  const pem = settings.secret(name);
  if (pem === undefined || pem === "") return null;
  try {
    createSecureContext({ cert: pem, key: pem });
    return pem;
  } catch {
    return settings.fault(
      `${name} is not a certificate with its key: write both as PEM, one below the other, the key without a passphrase.`,
      null,
    );
  }
}

function readDialect(settings: SettingsReader): Dialect {
  const text = settings.text("COUNTING_API_QUERY") ?? "camel";
  if (text === "camel" || text === "snake") return dialects[text];
  const pairs = text.split(",").map((pair): [string, string] => {
    const at = pair.indexOf("=");
    return at < 0 ? [pair.trim(), ""] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
  });
  const named = new Map(pairs);
  const values = new Set(named.values());
  const complete =
    pairs.length === listParameters.length &&
    values.size === listParameters.length &&
    !values.has("") &&
    listParameters.every((name) => named.has(name));
  if (!complete) {
    return settings.fault(
      `COUNTING_API_QUERY has an unknown value: write camel, snake, or five pairs with five different ` +
        `names, ${listParameters.map((name) => `${name}=…`).join(",")}.`,
      dialects.camel,
    );
  }
  const nameOf = (name: (typeof listParameters)[number]) => named.get(name) ?? name;
  return {
    limit: nameOf("limit"),
    cursor: nameOf("cursor"),
    warehouse: nameOf("warehouse"),
    startedBefore: nameOf("startedBefore"),
    startedAfter: nameOf("startedAfter"),
  };
}
