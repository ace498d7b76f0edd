/**
 * The id in a text, without surrounding blanks from pasting, unless it is exactly the open id.
 * @param open empty when no log is open
 */
export function idOfText(text: string, open: string): string {
  return text === open ? open : text.trim();
}

/**
 * Whether an id can be part of an address: browsers resolve `.` and `..`, and a lone surrogate cannot be encoded.
 * Any other id is left to the API.
 */
export function isUsableId(id: string): boolean {
  if (id === "" || id === "." || id === "..") return false;
  try {
    encodeURIComponent(id);
    return true;
  } catch {
    return false;
  }
}
