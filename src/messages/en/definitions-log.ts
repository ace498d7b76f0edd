import type { Definitions } from "./definitions-common.ts";

/** Figures of the error log of an import. */
export const ofLog = {
  lines: {
    name: "Lines of a message",
    meaning: "Lines of the log with the same message, apart from numbers and quoted values.",
    unit: "lines of the log",
  },
} satisfies Definitions;
