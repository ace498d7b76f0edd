import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Fails when an element loses a text while letters, words and lines are set apart. */
export async function expectNothingLost(
  page: Page,
  what: string,
  selector = "main",
): Promise<void> {
  await spaceTexts(page);
  // Charts place their labels in a later frame.
  await expect.soft
    .poll(() => lostTexts(page, selector), { message: what, timeout: 5000 })
    .toEqual([]);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

/** Sets texts as WCAG 1.4.12 asks for. */
function spaceTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `*, ::before, ::after {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
      }
      p { margin-bottom: 2em !important; }`,
    );
    // The security policy of the pages forbids a style element.
    document.adoptedStyleSheets = [sheet];
  });
}

/**
 * Visible texts within an element that lose a part, other than to an ellipsis at the end, or that lie over another one.
 */
function lostTexts(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const root = document.querySelector(selector);
    if (root === null) return [`${selector} is not on the page`];
    const lost = new Set<string>();
    const isClipped = (element: Element) => getComputedStyle(element).clipPath !== "none";
    /** What an ancestor cuts off a text, in words; "" for nothing, `null` for a text that is only spoken. */
    const cutOf = (start: Element, { left, right, top, bottom }: DOMRect) => {
      for (let element: Element | null = start; element; element = element.parentElement) {
        if (isClipped(element)) return null;
        const { overflowX, overflowY, textOverflow, position } = getComputedStyle(element);
        if (overflowX !== "visible" && element !== document.documentElement) {
          const box = element.getBoundingClientRect();
          const isScrolled = [overflowX, overflowY].some(
            (one) => one === "auto" || one === "scroll",
          );
          if (isScrolled) return "";
          const isWide = right > box.right + 1 || left < box.left - 1;
          if (isWide && textOverflow !== "ellipsis") return "cut at its side";
          if (bottom > box.bottom + 2 || top < box.top - 2) return "cut above or below";
        }
        if (position === "fixed") return "";
      }
      return "";
    };
    /** The part of a line of text that its ancestors leave visible. */
    const visibleOf = (start: Element, line: DOMRect) => {
      let { left, right, top, bottom } = line;
      for (let element: Element | null = start; element; element = element.parentElement) {
        if (getComputedStyle(element).overflowX === "visible") continue;
        const box = element.getBoundingClientRect();
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    interface Line {
      readonly text: string;
      readonly node: Node;
      readonly box: DOMRect;
    }
    const lines: Line[] = [];
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const { parentElement: parent } = node;
      const text = node.nodeValue?.replace(/\s+/g, " ").trim() ?? "";
      if (
        text === "" ||
        !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      if (parent.closest("[popover]:not(:popover-open), [inert]")) continue;
      range.selectNodeContents(node);
      const cut = cutOf(parent, range.getBoundingClientRect());
      if (cut === null) continue;
      if (cut !== "") lost.add(`“${text}” is ${cut}`);
      for (const line of range.getClientRects()) {
        const box = visibleOf(parent, line);
        if (box.width > 1 && box.height > 1) lines.push({ text, node, box });
      }
    }
    lines.sort((one, other) => one.box.top - other.box.top);
    lines.forEach((one, index) => {
      for (const other of lines.slice(index + 1)) {
        if (other.box.top >= one.box.bottom) break;
        if (other.node === one.node) continue;
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        // A line of text is higher than its letters.
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 2 && down > 5) lost.add(`“${one.text}” and “${other.text}” overlap`);
      }
    });
    return [...lost];
  }, selector);
}
