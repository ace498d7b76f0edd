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

/** A table in the forms of the clipboard. */
export interface CopiedTable {
  /** Values separated by tabs, which spreadsheets paste as cells. */
  readonly text: string;
  /** A table for spreadsheets and documents, which they prefer. */
  readonly html: string;
}

/**
 * Puts a table on the clipboard. Browsers accept a table that is still being read, so that they know it was asked for.
 * @returns whether the browser allowed it
 * @throws whatever reading it throws
 */
export async function copyTable(read: Promise<CopiedTable>): Promise<boolean> {
  const part = (form: keyof CopiedTable, type: string) =>
    read.then((table) => new Blob([table[form]], { type }));
  try {
    // Outside secure contexts both are undefined despite their types: then this throws, too.
    const parts = {
      "text/plain": part("text", "text/plain"),
      "text/html": part("html", "text/html"),
    };
    void Promise.allSettled(Object.values(parts));
    await navigator.clipboard.write([new ClipboardItem(parts)]);
    return true;
  } catch {
    const { text, html } = await read;
    return copyByCommand({ "text/plain": text, "text/html": html });
  }
}

/** Answers the command's event with texts by their types, so that megabytes need not go through the DOM. */
function copyByCommand(texts: Readonly<Record<string, string>>): boolean {
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
