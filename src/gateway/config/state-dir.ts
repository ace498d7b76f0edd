import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { ConfigFault } from "./config.ts";

/**
 * Makes the folder that is written, unless it is there.
 * @param uid of this process; `null` where there are none, as on Windows: then modes say nothing
 * @throws ConfigFault when it cannot be used, or other users could change or read what is in it
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

/** The group counts as other users: it may have more members than anybody thinks of. */
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
  /** Permissions that nobody but the owner may have. */
  readonly refused: number;
  /** What is wrong when they are there. */
  readonly what: string;
  /** As `chmod` takes it. */
  readonly mode: string;
  /** What else is to be known. */
  readonly more: string;
}

/** What is wrong with a path, and the command that mends it. */
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
