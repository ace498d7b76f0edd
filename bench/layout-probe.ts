/** What a counting's page shows between its top bar and its end. */
export interface Layout {
  /** Visible elements with a text of their own, the texts of charts included. */
  readonly texts: number;
  /** Height of the whole page, in pixels. */
  readonly height: number;
  /** Height of the highest empty rectangle below the tabs that is at least as wide as asked, in pixels. */
  readonly hole: number;
  /** Upper left corner of that rectangle in the page, in pixels. */
  readonly at: readonly [x: number, y: number];
}

/**
 * Runs in the page; needs nothing but its elements, so that it measures any build.
 * @param width minimum width of a hole, in pixels
 */
export function measureLayout(width: number): Layout {
  const grid = 8;
  const main = document.querySelector("main");
  if (!main) throw new Error("The page has no main element");
  const isVisible = (element: Element) => {
    const { width: wide, height } = element.getBoundingClientRect();
    const seen = { checkOpacity: true, checkVisibilityCSS: true, contentVisibilityAuto: true };
    // Texts for screen readers alone are one pixel wide.
    return wide > 1 && height > 1 && element.checkVisibility(seen);
  };
  const isClipped = (element: Element) => element.closest(".visually-hidden") !== null;
  const hasText = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "",
    );
  const elements = [...main.querySelectorAll("*")].filter(
    (element) => !isClipped(element) && isVisible(element),
  );
  const texts = elements.filter(hasText);
  // A row is content in all its width, as are heads of sections, controls and drawings.
  const rows = "a, button, li, tr, summary, select, input, svg, dl > div, section > :first-child";
  const isPainted = (element: Element) =>
    element.childElementCount === 0 &&
    !/^rgba\(.*, 0\)$/.test(getComputedStyle(element).backgroundColor);
  const filled = new Set([
    ...texts,
    ...elements.filter((element) => element.matches(rows) || isPainted(element)),
  ]);
  const around = main.getBoundingClientRect();
  const gutter = Number.parseFloat(getComputedStyle(main).getPropertyValue("--gutter")) || 0;
  const [left, right] = [around.left + gutter, around.right - gutter];
  const top = main.querySelector("nav")?.getBoundingClientRect().bottom ?? around.top;
  const boxes = [...filled]
    .map((element) => element.getBoundingClientRect())
    .filter(({ bottom }) => bottom > top);
  const end = Math.max(top, ...boxes.map(({ bottom }) => bottom));
  const columns = Math.floor((right - left) / grid);
  const lines = Math.ceil((end - top) / grid);
  const isFilled = Array.from({ length: columns }, () => new Uint8Array(lines));
  for (const box of boxes) {
    const from = Math.max(0, Math.floor((box.left - left) / grid));
    const to = Math.min(columns, Math.ceil((box.right - left) / grid));
    const first = Math.max(0, Math.floor((box.top - top) / grid));
    const last = Math.min(lines, Math.ceil((box.bottom - top) / grid));
    for (let column = from; column < to; column += 1) isFilled[column]?.fill(1, first, last);
  }
  let hole = 0;
  let at: readonly [number, number] = [0, 0];
  const window = Math.ceil(width / grid);
  for (let from = 0; from + window <= columns; from += 1) {
    let run = 0;
    for (let line = 0; line < lines; line += 1) {
      const isEmpty = isFilled.slice(from, from + window).every((column) => column[line] === 0);
      run = isEmpty ? run + 1 : 0;
      if (run * grid <= hole) continue;
      hole = run * grid;
      at = [left + from * grid, top + scrollY + (line - run + 1) * grid];
    }
  }
  const { height } = document.documentElement.getBoundingClientRect();
  return { texts: texts.length, height: Math.ceil(height), hole, at };
}
