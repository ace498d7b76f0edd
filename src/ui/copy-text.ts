/**
 * Puts a text on the clipboard.
 * @returns false where the browser gives the page none, as it does on plain HTTP, or refuses it
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Outside secure contexts there is no clipboard, whatever its type says: then this throws, too.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
