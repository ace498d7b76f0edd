/**
 * Puts a text on the clipboard. Pages that did not come over HTTPS have no clipboard of their own; the old
 * command works there, within a click.
 * @returns whether the browser let it
 */
export async function copyText(text: string): Promise<boolean> {
  // Missing outside secure contexts, whatever its type says.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) return copyByCommand(text);
  try {
    await clipboard.writeText(text);
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
