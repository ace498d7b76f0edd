import type { CountingPart } from "#components/counting/parts.ts";
import { RescuePart } from "./rescue-part.tsx";
import { withoutRescue } from "./rescue-search.ts";
import { RescueTool } from "./rescue-tool.tsx";

/** What it takes to finish a counting in time. */
export const rescue: CountingPart = {
  name: "rescue",
  Tool: RescueTool,
  panel: { Panel: RescuePart, close: withoutRescue },
};
