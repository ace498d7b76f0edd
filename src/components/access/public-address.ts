import { isLoopback } from "#domain/loopback.ts";
import { fullAddress } from "#transport/base-path.ts";

/**
 * The address of one of Countboard's own paths for other people and devices.
 * @param publicUrl of the settings
 */
export function publicAddress(path: string, publicUrl: string | null): string {
  return publicUrl === null ? fullAddress(path) : `${publicUrl}${path}`;
}

/** Whether such addresses open on this computer alone. */
export function isOnlyHere(publicUrl: string | null): boolean {
  return publicUrl === null && isLoopback(location.hostname);
}
