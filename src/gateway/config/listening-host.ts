import { isIP } from "node:net";
import type { SettingsReader } from "./settings-reader.ts";

const hostName = /^(?=.{1,253}$)[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*\.?$/;

/** Reads `HOST`, the address or name to listen on; IPv6 may be in brackets. */
export function readHost(settings: SettingsReader): string {
  const text = (settings.text("HOST") ?? "127.0.0.1").toLowerCase();
  const host = text.replace(/^\[(.*)\]$/, "$1");
  // Systems read numbers such as 1 or 127.1 as addresses.
  const isName = host === text && hostName.test(host) && !/(^|\.)(\d+|0x[\da-f]*)\.?$/.test(host);
  if (isIP(host) !== 0 || isName) return host;
  return settings.fault(
    "HOST is no address to listen on: write an address or a name of this machine alone, such as 127.0.0.1 or ::1; PORT has " +
      "the port.",
    "127.0.0.1",
  );
}
