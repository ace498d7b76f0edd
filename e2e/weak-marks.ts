import type { Page } from "@playwright/test";

/**
 * Everything visible without words that has less than 3:1 on its ground: borders of fields, icons, and marks, also in
 * charts; and where the focus is, unless it is visible. Lines between parts, and the ground of bars, whose end has a mark
 * of its own, may be faint.
 */
export function weakMarks(page: Page): Promise<{ weak: string[]; checked: number }> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    const token = (name: string) => {
      probe.style.color = `var(--${name})`;
      return getComputedStyle(probe).color;
    };
    const ground = token("left");
    const faint = ["hairline", "rule", "left", "sunken", "selected", "cone", "bg"].map(token);
    probe.remove();
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];
    const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const known = new Map<string, Colour>();
    const read = (text: string): Colour => {
      if (!context) throw new Error("There is no canvas");
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = text;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const colourOf = (text: string): Colour => {
      const colour = known.get(text) ?? read(text);
      known.set(text, colour);
      return colour;
    };
    const over = ([red, green, blue, alpha]: Colour, below: Colour): Colour => {
      const mix = (one: number, other: number) => one * alpha + other * (1 - alpha);
      return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
    };
    const groundOf = (start: Element | null): Colour => {
      const layers: Colour[] = [];
      for (let element = start; element; element = element.parentElement) {
        const { backgroundColor } = getComputedStyle(element);
        // A bar's own ground is no ground for its parts: it may be as faint as the page.
        if (backgroundColor !== ground) layers.unshift(colourOf(backgroundColor));
        if (layers[0]?.[3] === 1) break;
      }
      return layers.reduce((below, layer) => over(layer, below));
    };
    const luminance = (colour: Colour) => {
      const [red = 0, green = 0, blue = 0] = colour.map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: Colour, other: Colour) => {
      const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    };
    const weak = new Set<string>();
    let checked = 0;
    const nameOf = (element: Element) => {
      const name = element.closest("[aria-label]")?.getAttribute("aria-label");
      const context = element.parentElement?.closest("[class]")?.className;
      return `${element.tagName.toLowerCase()} ${name ?? context}`;
    };
    const check = (what: string, element: Element, colour: string, ground: Colour) => {
      const mark = colourOf(colour);
      const found = contrast(over(mark, ground), ground);
      checked += 1;
      if (mark[3] === 0 || found >= 3) return;
      weak.add(`${what} of ${nameOf(element)}: ${colour} has ${found.toFixed(2)}:1`);
    };
    const checkMark = (what: string, element: Element, colour: string, ground: Colour) => {
      if (!faint.includes(colour)) check(what, element, colour, ground);
    };
    const outlineOf = (element: Element): string | null => {
      for (const pseudo of [null, "::after"]) {
        const { content, outlineStyle, outlineWidth, outlineColor } = getComputedStyle(
          element,
          pseudo,
        );
        if (pseudo !== null && content === "none") continue;
        if (outlineStyle !== "none" && outlineWidth !== "0px") return outlineColor;
      }
      return null;
    };
    const checkFocus = (focused: Element) => {
      // The visible mark of a hidden choice follows it.
      const isHidden = !focused.checkVisibility({ opacityProperty: true });
      let ring = isHidden ? (focused.nextElementSibling ?? focused.parentElement) : focused;
      for (; ring; ring = ring.parentElement) {
        const colour = outlineOf(ring);
        if (colour !== null) return check("focus", ring, colour, groundOf(ring.parentElement));
      }
      weak.add(`no focus of ${nameOf(focused)}`);
    };
    const focused = document.querySelector(":focus-visible");
    if (focused) checkFocus(focused);
    for (const element of document.body.querySelectorAll("*")) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const style = getComputedStyle(element);
      const around = groundOf(element.parentElement);
      if (
        element.matches("select, textarea, input:not([type=checkbox], [type=radio], [type=range])")
      ) {
        // A search has its border around field and buttons.
        const box = style.borderTopStyle === "none" ? (element.closest("div") ?? element) : element;
        check("border", element, getComputedStyle(box).borderTopColor, groundOf(box.parentElement));
      } else if (
        element.matches("svg :is(path, rect, circle, line, polyline, polygon):not(defs *)")
      ) {
        const ground = groundOf(element.closest("svg")?.parentElement ?? null);
        if (!/^(none|url)/.test(style.fill)) checkMark("fill", element, style.fill, ground);
        if (style.stroke !== "none") checkMark("stroke", element, style.stroke, ground);
      } else if (element.matches(":empty:not(input, svg *)")) {
        checkMark("ground", element, style.backgroundColor, around);
        if (style.borderTopStyle !== "none" && style.borderTopWidth !== "0px")
          checkMark("border", element, style.borderTopColor, around);
      }
    }
    return { weak: [...weak], checked };
  });
}
