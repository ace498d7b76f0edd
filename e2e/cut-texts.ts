import type { Page } from "@playwright/test";

/**
 * Texts that do not fit: cut by an ancestor or the page's edge, or overlapping others in a chart. Texts from the API
 * may be cut, because names have any length.
 * @param sent everything that the API sent for the page
 */
export function cutTexts(page: Page, sent: string): Promise<string[]> {
  return page.evaluate((data) => {
    const isHidden = (element: Element) => {
      const { clipPath, visibility } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return clipPath !== "none" || visibility === "hidden" || width <= 1 || height <= 1;
    };
    const cuts = (element: Element, text: DOMRect) => {
      const box = element.getBoundingClientRect();
      if (text.right > box.right + 1 || text.left < box.left - 1) return true;
      // Drawings do not scroll: content above or below them is lost.
      const isDrawing = element instanceof SVGSVGElement;
      return isDrawing && (text.bottom > box.bottom + 1 || text.top < box.top - 1);
    };
    const isSeen = (start: Element | null) => {
      for (let element = start; element; element = element.parentElement) {
        if (isHidden(element)) return false;
      }
      return true;
    };
    const cutBy = (start: Element | null, text: DOMRect): boolean => {
      for (let element = start; element; element = element.parentElement) {
        const { overflowX } = getComputedStyle(element);
        if (overflowX === "auto" || overflowX === "scroll") return false;
        if (overflowX !== "visible" && cuts(element, text)) return true;
      }
      return false;
    };
    const cut = new Set<string>();
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) cut.add(`the page is ${scrollWidth - innerWidth} pixels wider`);
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const text = node.nodeValue?.trim() ?? "";
      if (text === "" || data.includes(JSON.stringify(text).slice(1, -1))) continue;
      range.selectNodeContents(node);
      const target = range.getBoundingClientRect();
      if (cutBy(node.parentElement, target) && isSeen(node.parentElement)) cut.add(text);
    }
    for (const drawing of document.querySelectorAll("svg")) {
      const texts = [...drawing.querySelectorAll("text")].map((text) => {
        // A line of text is a little higher than its letters.
        const { left, right, top, bottom } = text.getBoundingClientRect();
        return { text: text.textContent, left, right, top: top + 2, bottom: bottom - 2 };
      });
      texts.forEach((one, index) => {
        for (const other of texts.slice(index + 1)) {
          const isBeside = one.right <= other.left || other.right <= one.left;
          const isApart = one.bottom <= other.top || other.bottom <= one.top;
          if (!isBeside && !isApart) cut.add(`${one.text} over ${other.text}`);
        }
      });
    }
    return [...cut];
  }, sent);
}
