import { createHash, randomBytes } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";
import { errorName } from "./error-name.ts";

/**
 * Differs between machines, between two starts of a machine, and between containers: process ids of one mean nothing
 * in another. Only Linux has the last two.
 */
const host = createHash("sha256")
  .update(hostname())
  .update(textOf(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8")))
  .update(textOf(() => readlinkSync("/proc/self/ns/pid")))
  .digest("hex")
  .slice(0, 12);

/** Differs between two processes that have the same id one after the other. */
const run = randomBytes(4).toString("hex");

/** A unique name for a lock or draft in a shared folder, from which other gateways know its maker. */
export function makeName(): string {
  return `${host}-${process.pid}-${run}-${randomBytes(6).toString("hex")}`;
}

/** Whether the process that made the name has certainly ended: `false` for one on another machine. */
export function hasMakerEnded(name: string): boolean {
  const [, itsHost, itsPid, itsRun] = madeName.exec(name) ?? [];
  if (itsHost !== host) return false;
  const pid = Number(itsPid);
  return pid === process.pid ? itsRun !== run : !isRunning(pid);
}

/** Matches what `makeName` makes. */
export const madeName = /^([0-9a-f]{12})-(\d+)-([0-9a-f]{8})-[0-9a-f]{12}$/;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorName(error) === "EPERM";
  }
}

function textOf(read: () => string): string {
  try {
    return read();
  } catch {
    return "";
  }
}
