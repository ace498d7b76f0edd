/**
 * The id that a text stands for: blanks around it come from pasting, unless it is the id that is open.
 * @param open empty where none is
 */
export function wantedId(text: string, open: string): string {
  return text === open ? open : text.trim();
}

/**
 * Whether an id can stand in an address at all: browsers resolve `.` and `..` away, and half a character
 * cannot be encoded. What the API makes of any other id is for the API to say.
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
