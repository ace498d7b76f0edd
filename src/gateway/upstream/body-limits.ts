import { type EndpointName, endpointRules } from "#contract/endpoints.ts";
import type { Config } from "#gateway/config/config.ts";

/** Maximum size of an endpoint's answer, in bytes after decompression. */
export function maxBytesOf(name: EndpointName, { maxBodyBytes }: Config): number {
  const { maxBytes } = endpointRules[name];
  return maxBytes === "setting" ? maxBodyBytes : maxBytes;
}
