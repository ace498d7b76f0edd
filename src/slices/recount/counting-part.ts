import type { CountingPart } from "#components/counting/parts.ts";
import { RoundTool } from "./round-tool.tsx";

/** The lines of a counting that are worth a recount. */
export const recount: CountingPart = { name: "recount", Tool: RoundTool };
