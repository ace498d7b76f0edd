import type { IconNode } from "lucide-react";
import { createElement, type SVGProps } from "react";

interface IconData {
  readonly name: string;
  readonly size?: number;
  readonly node: IconNode;
  readonly aliases?: readonly string[];
}

/** Names by which assistive technology finds an icon that is no decoration. */
const labels = ["aria-label", "aria-labelledby", "role", "title"];

/**
 * The component of an icon: takes the place of the package's own factory in the build, which is five times as large,
 * since it serves other frameworks and sizes, colours and strokes that our style sheets set.
 */
// biome-ignore lint/style/noDefaultExport: the icons import it so
export default function createIcon({ name, size = 24, node, aliases = [] }: IconData) {
  const names = ["lucide", ...[name, ...aliases].map((one) => `lucide-${one}`)].join(" ");
  return function Icon({ className, children, ...rest }: SVGProps<SVGSVGElement>) {
    const isLabelled = children !== undefined || labels.some((label) => label in rest);
    return createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: 24,
        height: 24,
        viewBox: `0 0 ${size} ${size}`,
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        className: className ? `${names} ${className}` : names,
        "aria-hidden": isLabelled ? undefined : "true",
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
  };
}
