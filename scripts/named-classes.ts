import type { Plugin } from "vite";

/** Options for names of CSS classes in production. */
export const shortNames = { generateScopedName: "[hash:base64:6]" };

/**
 * Imports the names of CSS classes one by one instead of as an object of all, so that a script contains only the names
 * that it uses, where it uses them.
 */
export function namedClasses(): Plugin[] {
  return [
    {
      name: "named-classes",
      apply: "build",
      transform: {
        filter: { id: /\/src\/.*\.tsx?$/, code: ".module.css" },
        // Only lines of imports change, so that the source map stays true.
        handler: (code) => ({
          code: code.replace(/import (\w+) from ("[^"]+\.module\.css")/g, "import * as $1 from $2"),
          map: null,
        }),
      },
    },
    {
      name: "styles-of-named-classes",
      apply: "build",
      enforce: "post",
      transform: {
        filter: { id: /\.module\.css$/ },
        // A module whose names are all inlined would be dropped, and its styles with it.
        handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
      },
    },
  ];
}
