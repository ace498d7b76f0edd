import { lookup as lookUpName } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { addressesOf, readNetwork } from "#gateway/access/address-list.ts";

/** Networks that no address of the internet is in: this machine, private networks, and those for special purposes. */
const ownNetworks = [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16"],
  ...["172.16.0.0/12", "192.0.0.0/24", "192.168.0.0/16", "198.18.0.0/15", "224.0.0.0/3"],
  // The last three lead to IPv4 addresses, which may be any of those above.
  ...["::/127", "fc00::/7", "fe80::/10", "fec0::/10", "ff00::/8"],
  ...["64:ff9b::/96", "64:ff9b:1::/48", "2002::/16"],
].flatMap((text) => readNetwork(text) ?? []);

const own = addressesOf(ownNetworks);

/** An address that the file does not allow. */
export class PrivateAddress extends Error {
  constructor() {
    super("Its host is on this machine or a private network: write private: true if it should be.");
    this.name = "PrivateAddress";
  }
}

/** Whether an IP address is on this machine, a private network or one for special purposes. */
export function isPrivateAddress(address: string): boolean {
  return own.has(address);
}

/** Whether a host as a URL has it is, by itself, an address or a name on this machine or a private network. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replaceAll(/[[\]]/g, "").replace(/\.$/, "").toLowerCase();
  if (isIP(host) !== 0) return isPrivateAddress(host);
  return host === "localhost" || host.endsWith(".localhost");
}

/**
 * Finds the addresses of a name once, for the connection that uses them: a name whose address changes between a check
 * and a connection would lead to a private network. It fails when one of them is private.
 */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookUpName(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || first === undefined) callback(error ?? new Error("No address"), "", 0);
    else if (addresses.some(({ address }) => isPrivateAddress(address))) {
      callback(new PrivateAddress(), "", 0);
    } else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
