import type { EndpointName } from "#contract/endpoints.ts";
import type { Config } from "#gateway/config/config.ts";

const megabyte = 1_000_000;

/** Maximum size of a list page and of the list of incident types, in bytes after decompression. */
const maxListBytes = 8 * megabyte;

/** Maximum size of an import's error log, in bytes after decompression. */
const maxLogBytes = 32 * megabyte;

/** Maximum size of an endpoint's answer, in bytes after decompression. */
export function maxBytesOf(name: EndpointName, { maxBodyBytes }: Config): number {
  if (name === "counting") return maxBodyBytes;
  return name === "importErrorLog" ? maxLogBytes : maxListBytes;
}
