/**
 * Puts a text on the clipboard. Pages that did not come over HTTPS have no clipboard of their own; the old
 * command works there, within a click.
 * @returns whether the browser allowed it
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Outside secure contexts there is no clipboard, whatever its type says: then this throws, too.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

/** Answers the command's event with the text, so that megabytes need not be put into the page first. */
function copyByCommand(text: string): boolean {
  let copied = false;
  const answer = (event: ClipboardEvent) => {
    event.clipboardData?.setData("text/plain", text);
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
