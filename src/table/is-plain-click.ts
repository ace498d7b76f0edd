import type { MouseEvent } from "react";

/** Whether a press with the mouse is meant for the row: not to open it elsewhere, nor to mark its text. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey) && getSelection()?.type !== "Range";
}
