import { ownViews } from "#hooks/own-views.ts";
import { fullAddress, ownAddress } from "#transport/base-path.ts";

/**
 * The address to open instead of the bare one: this browser's start view. `null` for any other address, and when a page
 * is loaded again or reached with Back.
 * @param href the whole address
 * @param type of the navigation that led to the page
 */
export function startAddress(href: string, type: string | undefined): string | null {
  const { pathname, search, hash } = ownAddress(href);
  if (type !== "navigate" || `${pathname}${search}${hash}` !== "/") return null;
  const { start } = ownViews.get();
  return start === null ? null : fullAddress(start);
}

/**
 * Replaces a bare address by the browser's start view.
 * @param access settles once the gateway has said whose views these are
 */
export async function openStartView(access: Promise<unknown>): Promise<void> {
  const [navigation] = performance.getEntriesByType("navigation");
  const type = navigation && "type" in navigation ? String(navigation.type) : undefined;
  // Only those who have a start view wait.
  if (startAddress(location.href, type) === null) return;
  await access;
  const address = startAddress(location.href, type);
  if (address !== null) history.replaceState(null, "", address);
}
