import type { Page } from "@playwright/test";

interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Faults of a screen, in words; empty without any. */
export function faultsOfScreen(
  page: Page,
  placement: { readonly distance: number; readonly diagonal: number },
): Promise<string[]> {
  return page.evaluate(({ distance, diagonal }) => {
    const { innerWidth: width, innerHeight: height } = window;
    const pitch = (diagonal * 25.4) / Math.hypot(width, height);
    const main = document.querySelector("main");
    if (!main) return ["there is no main"];
    /** Minutes of arc of a capital, measured in the rendered font. */
    const ruler = document.createElement("canvas").getContext("2d");
    const capitalOf = (element: Element, size: number) => {
      const { fontWeight, fontFamily } = getComputedStyle(element);
      if (!ruler) return 0;
      // Large, because measurements are rounded to whole pixels.
      ruler.font = `${fontWeight} 1000px ${fontFamily}`;
      return (ruler.measureText("H").actualBoundingBoxAscent * size) / 1000;
    };
    const arcOf = (pixels: number) =>
      2 * Math.atan((pixels * pitch) / 2 / (distance * 1000)) * (180 / Math.PI) * 60;
    const heightOf = ({ top, bottom }: Edges) => bottom - top;
    const faults: string[] = [];
    const texts: { text: string; box: Edges; element: Element }[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      const element = node.parentElement;
      if (!text || !element || element.closest(".visually-hidden")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      const svg = element.closest("svg");
      const scale = svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      const arc = arcOf(capitalOf(element, size));
      const isFurniture = element.closest("footer, h2, svg, [data-furniture]") !== null;
      if (arc < (isFurniture ? 10 : 16)) faults.push(`${text}: ${arc.toFixed(2)} minutes of arc`);
      const rendered = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
      let mayBeCut = false;
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflow, textOverflow, flexWrap, webkitLineClamp } = getComputedStyle(around);
        if (overflow !== "hidden") continue;
        // Long names get an ellipsis, and their neighbours may have no room.
        mayBeCut ||=
          (textOverflow === "ellipsis" && around.tagName !== "H2") ||
          webkitLineClamp !== "none" ||
          flexWrap === "wrap";
        const clip = around.getBoundingClientRect();
        if (clip.right > width + 1) faults.push(`${text}: its place leaves the screen`);
        if (!mayBeCut && (box.right > clip.right + 1 || box.left < clip.left - 1)) {
          faults.push(`${text}: cut off`);
        }
        rendered.left = Math.max(rendered.left, clip.left);
        rendered.top = Math.max(rendered.top, clip.top);
        rendered.right = Math.min(rendered.right, clip.right);
        rendered.bottom = Math.min(rendered.bottom, clip.bottom);
      }
      if (rendered.right - rendered.left < 1 || rendered.bottom - rendered.top < 1) continue;
      texts.push({ text, box: rendered, element });
      if (!mayBeCut && box.bottom > height + 1) faults.push(`${text}: off the screen`);
    }
    texts.forEach(({ text, box, element }, index) => {
      for (const other of texts.slice(index + 1)) {
        if (element.contains(other.element) || other.element.contains(element)) continue;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        // Lines of text are closer than their boxes: letters fill about two thirds of them.
        const spare = 0.18 * Math.max(heightOf(box), heightOf(other.box));
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 2 && down > spare) faults.push(`${text} / ${other.text}: over one another`);
      }
    });
    if (document.documentElement.scrollHeight > height) faults.push("it scrolls");
    return faults;
  }, placement);
}
