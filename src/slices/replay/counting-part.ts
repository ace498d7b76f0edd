import type { CountingPart } from "#components/counting/parts.ts";
import { ReplayHost } from "./replay-host.tsx";
import { ReplayLink } from "./replay-link.tsx";

/** A counting at a past moment, and its way to the present. */
export const replay: CountingPart = { name: "replay", Action: ReplayLink, Bar: ReplayHost };
