// Attacks by other users of the machine on the gateway's state folder.
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { passcodeSettings } from "./access-steps.mjs";
import { startGateway, withFolder } from "./processes.mjs";
import { result } from "./table.mjs";

/** @param prepare creates the state folder within a folder, and returns the value of STATE_DIR and further settings */
function startsWith(what, prepare) {
  return withFolder(async (folder) => {
    const { stateDir, ...settings } = prepare(folder);
    const gateway = await startGateway(
      { ...passcodeSettings, STATE_DIR: stateDir, ...settings },
      folder,
    );
    await gateway.stop();
    const tells = /chmod/.test(gateway.refusal ?? "");
    const figure =
      gateway.refusal === undefined ? "starts" : tells ? "refused" : "refused without the command";
    return result(16, `${what}: ${figure}`, "refused", tells);
  });
}

function stateFolder(folder, mode = 0o700) {
  const stateDir = join(folder, "state");
  mkdirSync(stateDir);
  chmodSync(stateDir, mode);
  return stateDir;
}

function writeWith(mode, path, content) {
  writeFileSync(path, content);
  chmodSync(path, mode);
}

export const aFolderThatEverybodyWritesStarts = () =>
  startsWith("mode 777", (folder) => ({ stateDir: stateFolder(folder, 0o777) }));
export const aLinkToSuchAFolderStarts = () =>
  startsWith("mode 777 through a link", (folder) => {
    const link = join(folder, "link");
    symlinkSync(stateFolder(folder, 0o777), link);
    return { stateDir: link };
  });
export const aFolderThatTheGroupWritesStarts = () =>
  startsWith("mode 770", (folder) => ({ stateDir: stateFolder(folder, 0o770) }));
export const aKeyThatEverybodyReadsStarts = () =>
  startsWith("key with mode 644", (folder) => {
    const stateDir = stateFolder(folder);
    writeWith(0o644, join(stateDir, "gateway.key"), Buffer.alloc(32, 7));
    return { stateDir };
  });
export const aStateFileThatEverybodyWritesStarts = () =>
  startsWith("shares.json with mode 666", (folder) => {
    const stateDir = stateFolder(folder);
    const state = { version: 1, epoch: 0, shares: [], pairings: [] };
    writeWith(0o666, join(stateDir, "shares.json"), JSON.stringify(state));
    return { stateDir };
  });
