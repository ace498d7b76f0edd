/** Whether a key leads from an empty search to the table of its page; in a dialog or popover Escape closes that. */
export function leavesSearch({
  key,
  target,
  defaultPrevented,
}: Pick<KeyboardEvent, "key" | "target" | "defaultPrevented">): boolean {
  return (
    key === "Escape" &&
    !defaultPrevented &&
    target instanceof HTMLInputElement &&
    target.type === "search" &&
    target.value === "" &&
    target.closest("dialog, [popover]") === null
  );
}
