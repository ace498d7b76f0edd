import { getProxyForUrl } from "proxy-from-env";
import { type Config, ConfigFault } from "./config.ts";

/**
 * The proxy on the way to the API, which `HTTPS_PROXY`, `HTTP_PROXY`, `ALL_PROXY` and `NO_PROXY` of this process
 * name as for other programs; `null` without one, and for demo data.
 * @throws ConfigFault without the address, which may contain a password
 */
export function readProxy({ demo, upstream }: Pick<Config, "demo" | "upstream">): URL | null {
  if (demo) return null;
  const text = getProxyForUrl(upstream.baseUrl);
  if (text === "") return null;
  const proxy = URL.canParse(text) ? new URL(text) : null;
  if (proxy !== null && /^https?:$/.test(proxy.protocol) && proxy.hostname !== "") return proxy;
  throw new ConfigFault([
    "The proxy for the API is not an http: or https: URL: write one such as http://proxy.example.com:3128 in HTTPS_PROXY.",
  ]);
}
