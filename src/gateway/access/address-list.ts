import { BlockList, isIP } from "node:net";

/** Addresses and networks, of both versions of IP. */
export interface AddressList {
  has(address: string): boolean;
}

/** An address as it is compared: those of version 4 that were written as version 6 are what they are. */
export function plainAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/s, "");
  return plain.toLowerCase();
}

/**
 * Reads addresses and networks (`10.0.0.0/8`) with commas or spaces between them.
 * @param onFault told of each part that is neither
 */
export function readAddresses(text: string, onFault: (part: string) => void): AddressList {
  const list = new BlockList();
  for (const part of text.split(/[\s,]+/).filter((one) => one !== "")) {
    if (!add(list, part)) onFault(part);
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
  const most = version === 4 ? 32 : 128;
  // A network of everything would trust everybody.
  if (version === 0 || address.includes("%")) return false;
  if (bits === undefined) list.addAddress(address, family);
  else if (Number(bits) < 1 || Number(bits) > most) return false;
  else list.addSubnet(address, Number(bits), family);
  return true;
}
