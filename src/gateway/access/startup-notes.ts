import { isLoopback } from "#domain/loopback.ts";
import type { Config } from "#gateway/config/config.ts";

/** Notes on the access settings that are logged at startup, one sentence each. */
export function startupNotes(config: Config): string[] {
  return [accessNote(config), ...frameNotes(config)];
}

/** Browsers send the gateway's cookies to frames of the same site alone. */
function frameNotes({ access, frameAncestors }: Config): string[] {
  const sites = frameAncestors.split(/\s+/).filter((source) => !/^'(none|self)'$/i.test(source));
  if (access.mode === "open" || sites.length === 0) return [];
  return [
    `FRAME_ANCESTORS allows ${sites.join(" ")}. Within a page of another site browsers keep none of Countboard's cookies, ` +
      "so that nobody can sign in, open a link or pair a screen there. It works where both have the same domain, as " +
      "counts.example.com and intranet.example.com have.",
  ];
}

function accessNote({ access, host, allowedHosts }: Config): string {
  if (access.mode === "open") {
    const reach = isLoopback(host) ? "on this machine" : "who reaches this address";
    const risk =
      allowedHosts === "any"
        ? "ALLOWED_HOSTS allows every name, so that any web page that a viewer opens can read it, too."
        : "";
    return `Access: open. Everybody ${reach} sees everything. ${risk}`.trim();
  }
  if (access.mode === "header") {
    const warning =
      access.admins.length === 0 ? "There is no admin: set ACCESS_ADMINS to share." : "";
    return `Access: those whom a proxy names in the header of ACCESS_HEADER. ${warning}`.trim();
  }
  const warning =
    access.adminPasscode === null ? "There is no admin: set ACCESS_ADMIN_PASSCODE to share." : "";
  return `Access: by passcode. ${warning}`.trim();
}
