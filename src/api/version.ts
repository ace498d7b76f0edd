import * as v from "valibot";
import type { Freshness } from "#transport/freshness.ts";
import { decode, getJson } from "#transport/get.ts";

const path = "/version";
const schema = v.object({
  build: v.string(),
  /** Missing for viewers that are no paired screen. */
  screen: v.optional(v.string()),
});

interface Version {
  /** Names the files that the gateway serves. */
  readonly build: string;
  /** The path of what this paired screen shows; `null` for other viewers. */
  readonly screenPath: string | null;
  readonly freshness: Freshness;
}

/**
 * The gateway's build and time, and what this screen shows.
 * @throws FailureError
 */
export async function getVersion(signal: AbortSignal): Promise<Version> {
  const { body, freshness } = await getJson(path, signal);
  const { build, screen = null } = decode(schema, body, path);
  return { build, screenPath: screen, freshness };
}
