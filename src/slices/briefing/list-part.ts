import type { ListPart } from "#components/countings/parts.ts";
import { BriefingPlace } from "./briefing-place.tsx";

/** The countings that need a manager today, in sentences above the list. */
export const briefing: ListPart = { name: "briefing", Lead: BriefingPlace };
