import type { EndpointName } from "#contract/endpoints.ts";
import type { Config } from "./config.ts";

const megabyte = 1_000_000;

/** Largest page of the list and largest list of incident types, in bytes after decompression. */
const maxListBytes = 8 * megabyte;

/** Largest error log of an import, in bytes after decompression. */
const maxLogBytes = 32 * megabyte;

/** Largest answer of an endpoint that is accepted, in bytes after decompression. */
export function maxBytesOf(name: EndpointName, { maxBodyBytes }: Config): number {
  if (name === "counting") return maxBodyBytes;
  return name === "importErrorLog" ? maxLogBytes : maxListBytes;
}
