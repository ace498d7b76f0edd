/**
 * Copies the text of an element. Where the browser gives no access to the clipboard, as on plain HTTP, the
 * text is marked and copied the old way, and stays marked when that is refused too.
 * @returns whether it was copied
 */
export async function copyText(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent ?? "");
    return true;
  } catch {
    const selection = getSelection();
    selection?.selectAllChildren(element);
    const isCopied = document.execCommand("copy");
    if (isCopied) selection?.removeAllRanges();
    return isCopied;
  }
}
