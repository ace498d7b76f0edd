import type { Config } from "#gateway/config/config.ts";
import { isLoopback } from "#gateway/config/loopback.ts";

/** Notes on the access settings that are logged at startup, one sentence each. */
export function startupNotes({ access, host, allowedHosts }: Config): string[] {
  if (access.mode === "open") {
    const reach = isLoopback(host) ? "on this machine" : "who reaches this address";
    const risk =
      allowedHosts === "any"
        ? "ALLOWED_HOSTS allows every name, so that any web page that a viewer opens can read it, too."
        : "";
    return [`Access: open. Everybody ${reach} sees everything. ${risk}`.trim()];
  }
  if (access.mode === "header") {
    const warning =
      access.admins.length === 0 ? "There is no admin: set ACCESS_ADMINS to share." : "";
    return [`Access: those whom a proxy names in the header of ACCESS_HEADER. ${warning}`.trim()];
  }
  const warning =
    access.adminPasscode === null ? "There is no admin: set ACCESS_ADMIN_PASSCODE to share." : "";
  return [`Access: by passcode. ${warning}`.trim()];
}
