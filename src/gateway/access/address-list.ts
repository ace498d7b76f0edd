import { BlockList, isIP } from "node:net";

/** IPv4 and IPv6 addresses and networks. */
export interface AddressList {
  has(address: string): boolean;
}

/** The form in which addresses are compared: IPv4-mapped IPv6 addresses, in any notation, become IPv4. */
export function plainAddress(address: string): string {
  const plain = address.replace(/%.*$/s, "").toLowerCase();
  if (!/^[0:]*:ffff:/.test(plain) || isIP(plain) !== 6) return plain;
  const { hostname } = new URL(`http://[${plain}]`);
  const [, high, low] = /^\[::ffff:(\w+):(\w+)\]$/.exec(hostname) ?? [];
  if (high === undefined || low === undefined) return plain;
  const parts = [high, low].map((part) => Number.parseInt(part, 16));
  return parts.flatMap((part) => [part >> 8, part & 255]).join(".");
}

interface Network {
  readonly address: string;
  readonly family: "ipv4" | "ipv6";
  /** How many bits of the address all addresses of the network have; 0 for all addresses. */
  readonly bits: number;
}

/** A network such as `10.0.0.0/8`, or the one of a single address, also in brackets; `null` for any other text. */
export function readNetwork(text: string): Network | null {
  const [, bracketed, bare = bracketed ?? "", bits] =
    /^(?:\[([^\]]*)\]|([^/]*))(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const address = plainAddress(bare);
  const isIPv4 = isIP(address) === 4;
  if (isIP(address) === 0) return null;
  const maxBits = isIPv4 ? 32 : 128;
  // In the notation of IPv6, an IPv4 address follows 96 bits.
  const before = isIPv4 && isIP(bare) === 6 ? 96 : 0;
  const size = bits === undefined ? maxBits : Number(bits) - before;
  if (size < 0 || size > maxBits) return null;
  return { address, family: isIPv4 ? "ipv4" : "ipv6", bits: size };
}

/** The addresses of all of the networks. */
export function addressesOf(networks: readonly Network[]): AddressList {
  const list = new BlockList();
  for (const { address, family, bits } of networks) list.addSubnet(address, bits, family);
  return {
    has(address) {
      const plain = plainAddress(address);
      const version = isIP(plain);
      return version !== 0 && list.check(plain, version === 4 ? "ipv4" : "ipv6");
    },
  };
}

/**
 * Reads addresses and networks (`10.0.0.0/8`) separated by commas or spaces. A network of all addresses is none,
 * because it would trust every client.
 * @param onFault called with each part that is neither, and its position from 1
 */
export function readAddresses(
  text: string,
  onFault: (part: string, position: number) => void,
): AddressList {
  const networks: Network[] = [];
  const parts = text.split(/[\s,]+/).filter((one) => one !== "");
  for (const [index, part] of parts.entries()) {
    const network = readNetwork(part);
    if (network !== null && network.bits > 0) networks.push(network);
    else onFault(part, index + 1);
  }
  return addressesOf(networks);
}
