import { lstatSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { hasMakerEnded, madeName } from "./maker.ts";

/** A draft of this age, in milliseconds, has no maker any more, on whichever machine that was. */
const oldMs = 60_000;

/** A draft of one of the gateway's files or locks, and its name's end, which identifies its maker. */
const draftName = /^(?:gateway\.key|(?:shares|views|counts)\.json|(?:shares|views)\.lock)\.(.+)$/;

/** The ends of drafts of earlier versions. A copy of a file that an administrator has named has no such end. */
const earlierEnd = /^(?=.*[a-f])(?:[0-9a-f]{12}|[0-9a-f]{24}|\d+-[0-9a-f]{8})$/;

/**
 * Removes drafts that terminated gateways have left in the folder, and none of another file.
 * @param now milliseconds since 1970
 */
export function removeLeftDrafts(stateDir: string, now = Date.now()): void {
  for (const name of readdirSync(stateDir)) {
    const [, end = ""] = draftName.exec(name) ?? [];
    if (!madeName.test(end) && !earlierEnd.test(end)) continue;
    const path = join(stateDir, name);
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (stats === undefined) continue;
    // A time in the future comes from a clock that was wrong.
    const isOld = Math.abs(now - stats.mtimeMs) > oldMs;
    if (isOld || hasMakerEnded(end) || earlierEnd.test(end)) {
      rmSync(path, { recursive: true, force: true });
    }
  }
}
