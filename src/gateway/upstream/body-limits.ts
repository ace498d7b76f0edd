import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import type { Config } from "#gateway/config/config.ts";

/** Maximum size of an endpoint's answer, in bytes after decompression. */
export function maxBytesOf(name: EndpointName, { maxBodyBytes }: Config): number {
  const { maxBytes } = endpoints[name];
  return maxBytes === "setting" ? maxBodyBytes : maxBytes;
}
