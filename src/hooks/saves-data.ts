/** Whether the viewer's browser is set to transfer little. */
export function savesData(): boolean {
  return (
    (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection
      ?.saveData === true
  );
}
