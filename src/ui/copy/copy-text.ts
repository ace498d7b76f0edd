/**
 * Puts a text on the clipboard. Pages without HTTPS have no clipboard API; the old command works there, within a
 * click.
 * @returns whether the browser allowed it
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Outside secure contexts `clipboard` is undefined despite its type: then this throws, too.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand({ "text/plain": text });
  }
}

/** Answers the command's event with texts by their types, so that megabytes need not go through the DOM. */
export function copyByCommand(texts: Readonly<Record<string, string>>): boolean {
  let copied = false;
  const answer = (event: ClipboardEvent) => {
    for (const [type, text] of Object.entries(texts)) event.clipboardData?.setData(type, text);
    event.preventDefault();
    event.stopPropagation();
    copied = event.clipboardData !== null;
  };
  document.addEventListener("copy", answer, { capture: true });
  try {
    return document.execCommand("copy") && copied;
  } finally {
    document.removeEventListener("copy", answer, { capture: true });
  }
}
