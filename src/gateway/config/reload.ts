import { type Config, ConfigFault } from "./config.ts";

/**
 * Refuses new settings that may have lost a line of their file: what opens the figures to others, or replaces them by
 * invented ones, needs a restart.
 * @param current the settings in use
 * @throws ConfigFault
 */
export function refuseAtReload(
  current: Pick<Config, "access" | "demo">,
  next: Pick<Config, "access" | "demo">,
): void {
  const sentences: string[] = [];
  if (next.access.mode === "open" && current.access.mode !== "open") {
    sentences.push("ACCESS becomes open only at a start: restart the gateway.");
  }
  if (next.demo && !current.demo) {
    sentences.push(
      "COUNTING_API_URL is missing, and demo data takes the place of the API only at a start: write it, or restart the gateway.",
    );
  }
  if (sentences.length > 0) throw new ConfigFault(sentences);
}
