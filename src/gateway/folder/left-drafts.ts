import { lstatSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { day } from "#domain/time/units.ts";
import { hasMakerEnded, madeName } from "./maker.ts";
import { ownFiles, ownLocks } from "./own-names.ts";

/**
 * A draft of this age, in milliseconds, has no maker any more, on whichever machine that was. It is long, since another
 * machine's clock may be wrong.
 */
const oldMs = day;

/** What a draft's name begins with; its end identifies its maker. */
const beginnings = [...ownFiles, ...ownLocks].map((name) => `${name}.`);

/** The ends of drafts of earlier versions. A copy of a file that an administrator has named has no such end. */
const earlierEnd = /^(?=.*[a-f])(?:[0-9a-f]{12}|[0-9a-f]{24}|\d+-[0-9a-f]{8})$/;

/**
 * Removes drafts that terminated gateways have left in the folder, and none of another file.
 * @param now milliseconds since 1970
 */
export function removeLeftDrafts(stateDir: string, now = Date.now()): void {
  for (const name of readdirSync(stateDir)) {
    const beginning = beginnings.find((one) => name.startsWith(one));
    if (beginning === undefined) continue;
    const end = name.slice(beginning.length);
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
