import { addressesOf, readNetwork } from "#gateway/access/address-list.ts";
import { type Config, ConfigFault } from "./config.ts";
import type { Environment } from "./settings-reader.ts";

/**
 * The proxy on the way to the API, which `HTTPS_PROXY`, `HTTP_PROXY`, `ALL_PROXY` and `NO_PROXY` name as for other
 * programs, in either case; `null` without one, and for demo data.
 * @param onNote called with a sentence for each entry of `NO_PROXY` that is not understood, if there is a proxy
 * @throws ConfigFault without the address, which may contain a password
 */
export function readProxy(
  { demo, upstream }: Pick<Config, "demo" | "upstream">,
  env: Environment,
  onNote: (sentence: string) => void,
): URL | null {
  return demo ? null : proxyOn(new URL(upstream.baseUrl), env, onNote);
}

/**
 * The proxy on the way to an address, as `readProxy` finds it.
 * @throws ConfigFault
 */
export function proxyOn(
  address: URL,
  env: Environment,
  onNote: (sentence: string) => void = () => {},
): URL | null {
  const scheme = address.protocol.slice(0, -1);
  const [name, text] = setting(env, `${scheme}_proxy`) ?? setting(env, "all_proxy") ?? [];
  if (name === undefined || text === undefined) return null;
  const proxy = readAddress(text);
  if (proxy === null) {
    throw new ConfigFault([
      `The proxy for the API is not an http: or https: URL: write one such as http://proxy.example.com:3128 in ${name.toUpperCase()}.`,
    ]);
  }
  const [, list = ""] = setting(env, "no_proxy") ?? [];
  let isDirect = false;
  for (const entry of list.split(/[\s,;]+/).filter((one) => one !== "")) {
    const matches = readEntry(entry);
    if (matches === null) {
      onNote(
        `NO_PROXY has the entry ${entry}, which is not understood and not used: write hosts, domains such as .example.com, addresses, or networks such as 10.0.0.0/8, with commas between.`,
      );
    } else if (matches(address)) isDirect = true;
  }
  return isDirect ? null : proxy;
}

/** A variable in lower case, else in upper case, that is not empty. */
function setting(env: Environment, name: string): readonly [string, string] | undefined {
  for (const one of [name, name.toUpperCase()]) {
    const text = env[one]?.trim();
    if (text) return [one, text];
  }
  return undefined;
}

/** An address without a scheme is that of an HTTP proxy. */
function readAddress(text: string): URL | null {
  const address = /^(https?:|[a-z][a-z0-9+.-]*:\/\/)/i.test(text)
    ? text
    : `http://${text.replace(/^\/\//, "")}`;
  const proxy = URL.canParse(address) ? new URL(address) : null;
  return proxy !== null && /^https?:$/.test(proxy.protocol) && proxy.hostname !== "" ? proxy : null;
}

/** Whether an entry of `NO_PROXY` names the host of a URL; `null` for one that names none. */
function readEntry(entry: string): ((url: URL) => boolean) | null {
  const [, host = entry, , port] = /^(\[[^\]]*\]|[^:/]+)(:(\d{1,5}))?$/.exec(entry) ?? [];
  const matches = readHost(host.toLowerCase());
  if (matches === null) return null;
  return (url) => (port === undefined || port === portOf(url)) && matches(hostOf(url));
}

function readHost(host: string): ((host: string) => boolean) | null {
  const network = readNetwork(host);
  if (network !== null) return addressesOf([network]).has;
  if (!/^[a-z0-9_*.\u0080-\uffff-]+$/.test(host) || /^[\d.]+$/.test(host)) return null;
  const name = host.replace(/\.$/, "");
  if (name.includes("*")) {
    const parts = name.split("*").map((part) => part.replaceAll(".", "\\."));
    const pattern = new RegExp(`^${parts.join(".*")}$`);
    return (one) => pattern.test(one);
  }
  const address = `http://${name.replace(/^\./, "")}`;
  if (!URL.canParse(address)) return null;
  const ascii = new URL(address).hostname;
  return (one) => one.endsWith(`.${ascii}`) || (!name.startsWith(".") && one === ascii);
}

/** Without the brackets of an IPv6 address and the dot that ends an absolute name. */
function hostOf({ hostname }: URL): string {
  return hostname.replaceAll(/[[\]]/g, "").replace(/\.$/, "");
}

function portOf({ port, protocol }: URL): string {
  return port || (protocol === "https:" ? "443" : "80");
}
