/** Prints the briefing without the list below it. */
export function printBriefing(): void {
  const { dataset } = document.documentElement;
  dataset.print = "briefing";
  window.addEventListener("afterprint", () => delete dataset.print, { once: true });
  window.print();
}
