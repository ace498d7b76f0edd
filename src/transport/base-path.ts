/**
 * Path below which the gateway serves Countboard, such as `/countboard`; empty at the top of its host. Pages and
 * workers find it in the address of their own code.
 */
export const basePath = basePathOf(import.meta.url);

/** The base path in the address of a file of the build; empty for any other file, as in development. */
export function basePathOf(code: string): string {
  return /^(.*)\/assets\/[^/]*$/.exec(new URL(code).pathname)?.[1] ?? "";
}

/** The full address of one of Countboard's own paths. */
export function fullAddress(path: string): string {
  return `${location.origin}${basePath}${path}`;
}

/** A full address with its own path in place of the whole one; the address itself outside the base path. */
export function ownAddress(href: string, base: string = basePath): URL {
  const address = new URL(href);
  const { pathname } = address;
  if (pathname === base || pathname.startsWith(`${base}/`)) {
    address.pathname = pathname.slice(base.length);
  }
  return address;
}
