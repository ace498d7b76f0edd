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

/** Whether the address keeps a text: as a search parameter or as a part of the path. */
function isInAddress(text: string): boolean {
  const { pathname, search } = location;
  const isInPath = pathname.split("/").includes(encodeURIComponent(text));
  return isInPath || [...new URLSearchParams(search).values()].some((one) => one.includes(text));
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
    if (field === document.activeElement || !isInAddress(text)) return true;
  }
  return false;
}
