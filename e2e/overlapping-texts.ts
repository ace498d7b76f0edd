import type { Page } from "@playwright/test";

/** Pairs of texts that are drawn over each other in rows of tables, as far as their elements do not cut them. */
export function overlappingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** The part of a line of text that is visible; `null` for none. */
    const visible = (start: Element | null, line: DOMRect) => {
      const box = { left: line.left, right: line.right, top: line.top, bottom: line.bottom };
      for (let element = start; element; element = element.parentElement) {
        const { clipPath, overflowX, display } = getComputedStyle(element);
        if (clipPath !== "none") return null;
        if (overflowX === "visible" || display === "inline") continue;
        const around = element.getBoundingClientRect();
        box.left = Math.max(box.left, around.left);
        box.right = Math.min(box.right, around.right);
      }
      return box.right - box.left > 1 ? box : null;
    };
    const overlaps: string[] = [];
    for (const row of document.querySelectorAll("[role=row], tr")) {
      const texts: {
        text: string;
        cell: Element | null;
        box: Pick<DOMRect, "left" | "right" | "top" | "bottom">;
      }[] = [];
      const nodes = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        const parent = node.parentElement;
        if (!node.nodeValue?.trim() || !parent?.checkVisibility()) continue;
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) {
          const box = visible(parent, line);
          const cell = parent.closest("[data-column], td, th");
          if (box) texts.push({ text: node.nodeValue, cell, box });
        }
      }
      texts.forEach(({ text, cell, box }, index) => {
        for (const other of texts.slice(index + 1)) {
          const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          if (cell !== other.cell && width > 2 && height > 4)
            overlaps.push(`${text} over ${other.text}`);
        }
      });
    }
    return overlaps;
  });
}
