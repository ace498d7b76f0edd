import type { MouseEvent } from "react";

/** Whether a click is meant for the row, rather than to open it elsewhere or to select text. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey) && getSelection()?.type !== "Range";
}
