import { BlockList, isIP } from "node:net";

/** IPv4 and IPv6 addresses and networks. */
export interface AddressList {
  has(address: string): boolean;
}

/** The form in which addresses are compared: IPv4-mapped IPv6 addresses become IPv4. */
export function plainAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/s, "");
  return plain.toLowerCase();
}

/**
 * Reads addresses and networks (`10.0.0.0/8`) separated by commas or spaces.
 * @param onFault called with each part that is neither, and its position from 1
 */
export function readAddresses(
  text: string,
  onFault: (part: string, position: number) => void,
): AddressList {
  const list = new BlockList();
  const parts = text.split(/[\s,]+/).filter((one) => one !== "");
  for (const [index, part] of parts.entries()) {
    if (!add(list, part)) onFault(part, index + 1);
  }
  return {
    has(address) {
      const plain = plainAddress(address);
      const version = isIP(plain);
      return version !== 0 && list.check(plain, version === 4 ? "ipv4" : "ipv6");
    },
  };
}

function add(list: BlockList, part: string): boolean {
  const [, written = "", bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(part) ?? [];
  const address = plainAddress(written);
  const version = isIP(address);
  const family = version === 4 ? "ipv4" : "ipv6";
  const maxBits = version === 4 ? 32 : 128;
  // A network of all addresses would trust every client.
  if (version === 0 || address.includes("%")) return false;
  if (bits === undefined) list.addAddress(address, family);
  else if (Number(bits) < 1 || Number(bits) > maxBits) return false;
  else list.addSubnet(address, Number(bits), family);
  return true;
}
