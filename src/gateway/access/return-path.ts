/** Longer paths lead to the start page, in characters. */
const maxLength = 2000;

/**
 * The local address to return to after signing in.
 * @param text untrusted, from the query of the sign-in page
 * @returns a path of this origin with its query; `/` for anything else
 */
export function returnPath(text: string | null | undefined): string {
  if (text == null || text.length > maxLength) return "/";
  // Browsers drop tabs and line breaks and treat a backslash as a slash, so that none may occur.
  if (!/^\/(?![/\\])[!-~]*$/.test(text) || /[\\#]/.test(text)) return "/";
  const base = "http://own.invalid";
  if (!URL.canParse(text, base)) return "/";
  const { origin, pathname, search } = new URL(text, base);
  // Removing dot segments can leave a path that leads elsewhere.
  if (origin !== base || pathname.startsWith("//") || isNoPage(pathname)) return "/";
  return `${pathname}${search}`;
}

/** Whether a path belongs to the gateway or the API, and not to a page. */
function isNoPage(path: string): boolean {
  return /^\/(api|access|share|assets)(\/|$)/.test(path);
}
