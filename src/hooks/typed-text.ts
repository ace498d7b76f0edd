/** Fields that a person has typed into since they were rendered. */
const typed = new Set<HTMLInputElement | HTMLTextAreaElement>();

const choices = "[type=checkbox], [type=radio], [type=range]";

/** Notes the fields of the page that somebody types into. */
export function watchTypedText(): void {
  document.addEventListener(
    "input",
    ({ target }) => {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (isField && !target.matches(choices)) typed.add(target);
    },
    { capture: true, passive: true },
  );
}

/** Notes that the address keeps what a field says, in whatever form. */
export function noteKept(field: HTMLInputElement): void {
  typed.delete(field);
}

/** Whether the address has a text: as a search parameter, as one of its values or as a part of the path. */
function isInAddress(text: string): boolean {
  const { pathname, search } = location;
  if (pathname.split("/").includes(encodeURIComponent(text))) return true;
  const values = [...new URLSearchParams(search).values()];
  return values.some((one) => one === text || one.split(",").includes(text));
}

/** Whether a reload of the page would lose text, or interrupt somebody who types. */
export function hasTypedText(): boolean {
  for (const field of typed) {
    if (!field.isConnected) {
      typed.delete(field);
      continue;
    }
    const text = field.value.trim();
    if (text === "" || !field.checkVisibility()) continue;
    if (field === document.activeElement) return true;
    // A combobox that has lost the focus shows what is chosen.
    if (!field.matches("[role=combobox]") && !isInAddress(text)) return true;
  }
  return false;
}
