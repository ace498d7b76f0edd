import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { ConfigFault } from "./config.ts";

/**
 * Creates the folder for stored state unless it exists.
 * @param uid of this process; `null` where there are none, as on Windows: modes mean nothing there
 * @throws ConfigFault when it is unusable, or other users could change or read its content
 */
export function makeStateDir(stateDir: string, uid = process.getuid?.() ?? null): void {
  try {
    mkdirSync(stateDir, { recursive: true, mode: 0o700 });
    accessSync(stateDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new ConfigFault([
      "STATE_DIR names a folder that cannot be written: name one that belongs to the gateway's user.",
    ]);
  }
  if (uid !== null) refuseOtherUsers(stateDir, uid);
}

/** The group counts as other users, because its members are easily overlooked. */
function refuseOtherUsers(stateDir: string, uid: number): void {
  const key = join(stateDir, "gateway.key");
  const shares = join(stateDir, "shares.json");
  const sentences = [
    faultOf(stateDir, uid, {
      refused: 0o022,
      what: "STATE_DIR can be written by other users",
      mode: "700",
      more: "",
    }),
    faultOf(key, uid, {
      refused: 0o077,
      what: "gateway.key in STATE_DIR can be read by other users",
      mode: "600",
      more: " If somebody may have read it, remove it instead: a new one ends all links, screens and sessions.",
    }),
    faultOf(shares, uid, {
      refused: 0o077,
      what: "shares.json in STATE_DIR can be read by other users",
      mode: "600",
      more: "",
    }),
  ].filter((sentence) => sentence !== undefined);
  if (sentences.length > 0) throw new ConfigFault(sentences);
}

interface Expected {
  /** Permission bits that only the owner may have. */
  readonly refused: number;
  /** The fault when one of them is set. */
  readonly what: string;
  /** As `chmod` takes it. */
  readonly mode: string;
  /** Further explanation. */
  readonly more: string;
}

/** The fault of a path, with the command that fixes it. */
function faultOf(path: string, uid: number, expected: Expected): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return undefined;
  const isForeign = stats.uid !== uid && stats.uid !== 0;
  if (!isForeign && (stats.mode & expected.refused) === 0) return undefined;
  const quoted = quotedForShell(path);
  const chmod = `chmod ${expected.mode} ${quoted}`;
  const command = stats.uid === uid ? chmod : `chown ${uid} ${quoted} && ${chmod}`;
  const found = isForeign
    ? `belongs to user ${stats.uid}`
    : `mode ${(stats.mode & 0o777).toString(8)}`;
  return `${expected.what} (${found}): run ${command}.${expected.more}`;
}

function quotedForShell(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
}
