/** Longer ones lead to the start page, in characters. */
const longest = 2000;

/**
 * The address of our own to go on to after signing in.
 * @param text what the address of the sign-in page says; anybody may have written it
 * @returns a path of this origin, with its query; `/` for everything else
 */
export function returnPath(text: string | null | undefined): string {
  if (text == null || text.length > longest) return "/";
  // Browsers drop tabs and line ends and take a backslash for a slash, so that neither may be there.
  if (!/^\/(?![/\\])[!-~]*$/.test(text) || /[\\#]/.test(text)) return "/";
  const base = "http://own.invalid";
  if (!URL.canParse(text, base)) return "/";
  const { origin, pathname, search } = new URL(text, base);
  // Dot segments are gone now; what they leave must not lead elsewhere either.
  if (origin !== base || pathname.startsWith("//") || isNoPage(pathname)) return "/";
  return `${pathname}${search}`;
}

/** Signing in leads to a page, never to something of the gateway's own or to figures. */
function isNoPage(path: string): boolean {
  return /^\/(api|access|share|assets)(\/|$)/.test(path);
}
