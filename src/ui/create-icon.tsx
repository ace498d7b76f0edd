import { createElement, type SVGProps } from "react";

/** The elements of an icon: their names and attributes. */
export type IconShapes = readonly (readonly [string, Readonly<Record<string, string>>])[];

/**
 * A component that renders an icon as Lucide's own does, without its contexts, options and class names, which nothing
 * here uses. The build gives it the shapes of Lucide's icons (`scripts/lean-icons.ts`).
 */
export function createIcon(shapes: IconShapes) {
  const children = shapes.map(([name, attributes], key) =>
    createElement(name, { ...attributes, key }),
  );
  return function Icon(props: SVGProps<SVGSVGElement>) {
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: the text beside it says what it means
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={24}
        height={24}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        // Unless it has a role, an icon says nothing.
        aria-hidden={props.role === undefined ? true : undefined}
        {...props}
      >
        {children}
      </svg>
    );
  };
}
