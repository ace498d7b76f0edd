import { isLoopback } from "#domain/loopback.ts";
import type { AccessConfig } from "./access.ts";
import type { SettingsReader } from "./settings-reader.ts";

/**
 * Host names that requests may be addressed to, besides this machine's own names when a request comes from it. In
 * lower case, without port, IPv6 in brackets.
 */
export type AllowedHosts = readonly string[] | "any";

const example = "ALLOWED_HOSTS=figures.example.com";

/** Reads `ALLOWED_HOSTS`; `host` is the address that the gateway listens on. */
export function readAllowedHosts(
  settings: SettingsReader,
  { mode }: AccessConfig,
  host: string,
): AllowedHosts {
  const text = settings.text("ALLOWED_HOSTS");
  if (text !== undefined) return readHosts(text, settings);
  // With DNS rebinding, a foreign page has neither a session nor a proxy's identity headers.
  if (mode !== "open") return "any";
  if (!isLoopback(host) && settings.text("ACCESS") === "open") {
    settings.fault(
      "ALLOWED_HOSTS is missing while ACCESS is open and HOST is an address that others can reach: write the names " +
        `by which browsers reach the gateway, such as ${example}. ALLOWED_HOSTS=* allows every name, and lets any ` +
        "web page that a viewer opens read the figures.",
    );
  }
  return [];
}

function readHosts(text: string, settings: SettingsReader): AllowedHosts {
  const parts = text.split(/[\s,]+/).filter((part) => part !== "");
  if (parts.length === 0) {
    return settings.fault(`ALLOWED_HOSTS holds no name: write such as ${example}.`, []);
  }
  if (parts.includes("*")) return "any";
  return parts.map(
    (part, index) =>
      hostIn(part) ??
      settings.fault(
        `ALLOWED_HOSTS has no host name in position ${index + 1}: write whole names or addresses without scheme, path or wildcard, such as ` +
          "figures.example.com, 10.0.0.5 or [fd00::1].",
        "",
      ),
  );
}

/** A host as browsers send it. */
function hostIn(part: string): string | undefined {
  const address = `http://${part}`;
  if (/[/\\?#@*]/.test(part) || !URL.canParse(address)) return undefined;
  return new URL(address).hostname;
}
