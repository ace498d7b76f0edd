import { frozenAt } from "../pictures-frozen.ts";
import { startFrozenGateway } from "../servers.ts";
import { startFrozenSite } from "./frozen-site.ts";
import { lockedSettings } from "./visits/access.ts";
import type { Sites } from "./visits/visit.ts";

/** The gateways that an engine visits, none of them shared with another engine. */
export interface RunningSites {
  readonly addresses: Sites;
  /** Errors of their pages since the last call. */
  errors(): string[];
  /** What their pages are loading, or have just loaded. */
  loading(): string[];
  stop(): Promise<void>;
}

/** Settings of an API at which nothing listens. */
const nowhere = {
  COUNTING_API_URL: "http://127.0.0.1:9",
  COUNTING_API_CLIENT_ID: "demo",
  COUNTING_API_CLIENT_SECRET: "demo",
};

/**
 * Starts them, with their clock stopped.
 * @param folder of their own
 * @param apis settings that connect to the API of two of them
 */
export async function startSites(
  folder: string,
  apis: Record<"hostile" | "empty", Record<string, string>>,
): Promise<RunningSites> {
  const settings = { demo: {}, locked: lockedSettings, down: nowhere, ...apis };
  const running = await Promise.all(
    Object.entries(settings).map(async ([name, env]) => {
      const state = { STATE_DIR: `${folder}/${name}` };
      const gateway = await startFrozenGateway(frozenAt, 0, { ...env, ...state });
      return { name, gateway, site: await startFrozenSite(gateway.address) };
    }),
  );
  const address = (wanted: keyof Sites) =>
    running.find(({ name }) => name === wanted)?.site.address ?? "";
  return {
    addresses: {
      demo: address("demo"),
      locked: address("locked"),
      hostile: address("hostile"),
      empty: address("empty"),
      down: address("down"),
    },
    errors: () => running.flatMap(({ site }) => site.errors()),
    loading: () => running.flatMap(({ site }) => site.loading()),
    stop: async () => {
      for (const { site, gateway } of running) {
        await site.stop();
        await gateway.stop();
      }
    },
  };
}
