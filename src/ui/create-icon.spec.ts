import { type ComponentType, createElement, type SVGProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import createIcon from "./create-icon.ts";

/** Icons of one and of many parts, and one that has another name besides. */
const names = ["bug", "x", "triangle-exclamation-point", "circle-question-mark"] as const;

describe.each(names)("the icon %s", (name) => {
  it.each([
    ["as decoration", {}],
    ["as decoration that says so", { "aria-hidden": true }],
    ["with a class and a label", { className: "own", role: "img", "aria-label": "Name" }],
  ] as const)("is drawn as the package draws it, %s", async (_, props) => {
    const module = await import(`../../node_modules/lucide-react/dist/esm/icons/${name}.mjs`);
    const markup = (Icon: ComponentType<SVGProps<SVGSVGElement>>) =>
      renderToStaticMarkup(createElement(Icon, props)).split(/[ >]/).sort();
    expect(markup(createIcon(module.__iconData))).toEqual(markup(module.default));
  });
});
