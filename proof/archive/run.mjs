// Kills the process of the archive at random moments of writing and merging, fills its disk, takes away the right to
// write, and lets API and folder do what they may: after each, every reader finds whole counts, and in the end all of
// them. `npm run proof -- archive`.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Api } from "./api.mjs";
import { badInput } from "./bad-input.mjs";
import { differences, readArchive } from "./check.mjs";
import { Process } from "./process.mjs";

const kills = 50;
const countings = 40;

/** @returns what passed, and what failed and why */
export async function breakArchive() {
  const results = { passed: 0, failed: [] };
  for (const [name, check] of [
    ["kill -9 at 50 moments", killAtRandom],
    ["two writers", twoWriters],
    ["a full disk", fullDisk],
    ["a folder that becomes read-only", readOnly],
    ["200,000 different products", manyProducts],
    ...badInput,
  ]) {
    const folder = mkdtempSync(join(tmpdir(), "countboard-proof-"));
    try {
      const why = await check(folder);
      console.log(`${name}: ${why ?? "pass"}`);
      if (why === undefined) results.passed += 1;
      else if (!why.startsWith("skipped")) results.failed.push({ name, why });
    } catch (error) {
      console.log(`${name}: ${error.message}`);
      results.failed.push({ name, why: error.message });
    } finally {
      spawnSync("umount", ["-q", join(folder, "disk")]);
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return results;
}

async function killAtRandom(folder) {
  const api = new Api(countings, 400);
  const ids = [...api.headers.keys()];
  let killed = 0;
  while (killed < kills) {
    const process = new Process(folder, api);
    await process.until(({ isWriter }) => isWriter, "It gets the lease");
    // It reads, merges and reads again what has changed, whichever of them it is at.
    for (let change = 0; change < 4; change += 1)
      api.change(ids[(killed * 7 + change) % ids.length]);
    await pause(Math.random() * 900);
    // A gateway that ends takes the process with it at once, too.
    if (killed % 5 === 4) await process.leave();
    else await process.kill();
    killed += 1;
    const { faults } = await readArchive(folder);
    if (faults.length > 0) return `after ${killed} kills: ${faults.join(", ")}`;
  }
  const process = new Process(folder, api);
  const whole = async () => differences((await readArchive(folder)).found, api.expected());
  await process.until(({ total, read }) => total === countings && read === countings, "It has all");
  // It merges files once all have been read.
  const isMerged = async () => (await readArchive(folder)).files <= 4;
  for (let tries = 0; tries < 500; tries += 1) {
    if ((await whole()).length === 0 && (await isMerged())) break;
    await pause(100);
  }
  const left = await whole();
  const { faults, files } = await readArchive(folder);
  await process.kill();
  if (left.length + faults.length > 0) return `left: ${left.join()}; ${faults.join()}`;
  if (files > 4) return `${files} files were not merged`;
  return undefined;
}

async function twoWriters(folder) {
  const api = new Api(6, 50);
  const first = new Process(folder, api);
  await first.until(({ read }) => read === 6, "The first reads");
  let asked = 0;
  const second = new Process(folder, { answer: () => (asked += 1) });
  await second.until(({ isWriter }) => !isWriter, "The second waits");
  await first.kill();
  const third = new Process(folder, api);
  await third.until(({ isWriter }) => isWriter, "The lease is free after a kill");
  await Promise.all([second.kill(), third.kill()]);
  return asked === 0 ? undefined : "the second one read";
}

function mount(folder, options) {
  const disk = join(folder, "disk");
  mkdirSync(disk, { recursive: true });
  return spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", disk]).status === 0
    ? disk
    : null;
}

async function fullDisk(folder) {
  const disk = mount(folder, "size=1500k");
  if (disk === null) return "skipped, as this user may not mount a disk";
  const api = new Api(60, 2000);
  const process = new Process(disk, api);
  await process.until(({ faults }) => faults.some(({ code }) => code === "folder"), "It is full");
  const { faults } = await readArchive(disk);
  if (faults.length > 0) return faults.join(", ");
  const [{ sentence }] = process.progress.faults;
  if (!sentence.includes("ENOSPC")) return sentence;
  await process.kill();
  spawnSync("mount", ["-o", "remount,size=100m", disk]);
  const next = new Process(disk, api);
  await next.until(({ read }) => read === 60, "It has room again");
  await next.kill();
  const all = await readArchive(disk);
  return [...all.faults, ...differences(all.found, api.expected())].join(", ") || undefined;
}

async function readOnly(folder) {
  const disk = mount(folder, "size=100m");
  if (disk === null) return "skipped, as this user may not mount a disk";
  const api = new Api(6, 50);
  const first = new Process(disk, api);
  await first.until(({ read }) => read === 6, "It reads");
  await first.kill();
  spawnSync("mount", ["-o", "remount,ro", disk]);
  const process = new Process(disk, api);
  await process.until(({ faults }) => faults.some(({ code }) => code === "folder"), "It says so");
  const before = readdirSync(disk).length;
  const [{ sentence }] = process.progress.faults;
  await process.kill();
  if (!sentence.includes("EROFS")) return sentence;
  const { found, faults } = await readArchive(disk);
  return found.size === 6 && faults.length === 0 && before > 0 ? undefined : "counts are missing";
}

async function manyProducts(folder) {
  const api = new Api(1, 200_000);
  const process = new Process(folder, api);
  await process.until(({ read }) => read === 1, "It reads");
  await process.kill();
  const { found, faults } = await readArchive(folder);
  return [...faults, ...differences(found, api.expected())].join(", ") || undefined;
}
