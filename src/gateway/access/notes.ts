import type { Config } from "#gateway/config.ts";
import { isLoopback } from "#gateway/config-values.ts";

/** What to say at start of who may look, a sentence each. */
export function accessNotes({ access, host }: Config): string[] {
  if (access.mode === "open") {
    const reach = isLoopback(host) ? "on this machine" : "who reaches this address";
    return [`Access: open. Everybody ${reach} sees everything.`];
  }
  if (access.mode === "header") {
    const { header, admins } = access;
    const said = admins.length === 0 ? "Nobody is an admin: set ACCESS_ADMINS to share." : "";
    return [`Access: those whom a proxy names in ${header}. ${said}`.trim()];
  }
  const said =
    access.adminPasscode === null ? "Nobody is an admin: set ACCESS_ADMIN_PASSCODE to share." : "";
  return [`Access: by passcode. ${said}`.trim()];
}
