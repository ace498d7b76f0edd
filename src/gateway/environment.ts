import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { type Config, readConfig } from "./config.ts";
import type { Environment } from "./config-values.ts";

/**
 * The settings of this process: its environment, and below it the file `.env` where it was started.
 * @throws ConfigFault
 */
export function configOfProcess(): Config {
  const file: Environment = existsSync(".env") ? parseEnv(readFileSync(".env", "utf8")) : {};
  return readConfig({ ...file, ...process.env }, (path) => readFileSync(path, "utf8"));
}
