import type { Plugin } from "vite";

/**
 * Marks the router's contexts and components as free of side effects, and switches its warnings for developers off. The
 * bundler cannot know that of calls to React and of assignments to components, so it would keep the router's forms, its
 * active links, its scroll restoration and its error boundary, which no page uses.
 */
export function leanRouter(): Plugin {
  return {
    name: "lean-router",
    apply: "build",
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      // No line moves, so that the source map stays true.
      handler: (code) => ({
        code: code
          .replace("ENABLE_DEV_WARNINGS = true", "ENABLE_DEV_WARNINGS = false")
          .replace(/^\w+\.(?:displayName|contextType) = .*$/gm, "")
          .replace(/ = (React\w*\.(?:createContext|forwardRef|memo)\()/g, " = /* @__PURE__ */ $1"),
        map: null,
      }),
    },
  };
}
