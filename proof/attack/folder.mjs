// Attacks by other users of the machine on the gateway's state folder, and what an operation does to it.
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { everything, passcodeSettings, post, sharedWith, signedIn } from "./access-steps.mjs";
import { startGateway, withFolder } from "./processes.mjs";
import { result } from "./table.mjs";

/** A user who is neither root nor the gateway's. */
const stranger = 54_321;

/** @param work gets the running gateway, whose `port` is missing if it did not start */
async function runIn(folder, stateDir, work) {
  const gateway = await startGateway({ ...passcodeSettings, STATE_DIR: stateDir }, folder);
  try {
    return await work(gateway);
  } finally {
    await gateway.stop();
  }
}

/**
 * What belongs to another user stops the start. Only root can give something to another user: without it there is no
 * row, since nothing was measured.
 * @param prepare creates the state folder within a folder, and returns the value of STATE_DIR
 */
function refuses(what, prepare) {
  if (process.getuid?.() !== 0) {
    console.error(`Not measured, because only root can make it: ${what}`);
    return Promise.resolve([]);
  }
  return withFolder((folder) =>
    runIn(folder, prepare(folder), ({ refusal }) => {
      const tells = /run (chown|rm) /.test(refusal ?? "");
      const figure = refusal === undefined ? "starts" : tells ? "refused" : "refused, no command";
      return result(16, `${what}: ${figure}`, "refused", tells);
    }),
  );
}

/** What belongs to the gateway is set right at the start, which the log says. */
function setsRight(what, prepare) {
  return withFolder(async (folder) => {
    const stateDir = prepare(folder);
    return runIn(folder, stateDir, ({ refusal, log }) => {
      const open = openIn(stateDir);
      const isRight = refusal === undefined && open.length === 0 && / had mode /.test(log());
      const figure = refusal === undefined ? `others reach ${open.length} files` : "does not start";
      return result(16, `${what}: ${figure}`, "0 files, in the log", isRight);
    });
  });
}

/** Names of what others may read or write, the folder included. */
function openIn(stateDir) {
  const files = readdirSync(stateDir).filter((name) => {
    return (statSync(join(stateDir, name)).mode & 0o077) !== 0;
  });
  return (statSync(stateDir).mode & 0o022) === 0 ? files : [".", ...files];
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

const key = randomBytes(32);

export const aFolderOfAnotherUserStarts = () =>
  refuses("a stranger's folder", (folder) => {
    const stateDir = stateFolder(folder, 0o777);
    chownSync(stateDir, stranger, stranger);
    return stateDir;
  });
export const aKeyOfAnotherUserStarts = () =>
  refuses("a stranger's key", (folder) => {
    const stateDir = stateFolder(folder, 0o777);
    writeWith(0o600, join(stateDir, "gateway.key"), key);
    chownSync(join(stateDir, "gateway.key"), stranger, stranger);
    return stateDir;
  });
export const aLinkOfAnotherUserStarts = () =>
  refuses("a stranger's link to our file", (folder) => {
    const stateDir = stateFolder(folder, 0o777);
    writeWith(0o644, join(folder, "known"), key);
    symlinkSync(join(folder, "known"), join(stateDir, "gateway.key"));
    lchownSync(join(stateDir, "gateway.key"), stranger, stranger);
    return stateDir;
  });
export const aFolderBehindALinkOfAnotherUserStarts = () =>
  refuses("our folder behind a stranger's link", (folder) => {
    const link = join(folder, "link");
    symlinkSync(stateFolder(folder), link);
    lchownSync(link, stranger, stranger);
    return link;
  });
export const aFolderThatEverybodyWritesStaysSo = () =>
  setsRight("mode 777", (folder) => stateFolder(folder, 0o777));
export const aLinkToSuchAFolderStaysSo = () =>
  setsRight("mode 777 through a link", (folder) => {
    const link = join(folder, "link");
    symlinkSync(stateFolder(folder, 0o777), link);
    return link;
  });
export const aKeyThatEverybodyReadsStaysSo = () =>
  setsRight("key with mode 644", (folder) => {
    const stateDir = stateFolder(folder);
    writeWith(0o644, join(stateDir, "gateway.key"), key);
    return stateDir;
  });

/** Kubernetes sets these modes at each mount of a volume with `fsGroup`. */
export const aVolumeMountedAgainStopsTheStart = () =>
  withFolder(async (folder) => {
    const stateDir = join(folder, "state");
    await runIn(folder, stateDir, async ({ port }) => {
      await sharedWith(port, await signedIn(port), everything);
    });
    chmodSync(stateDir, 0o2770);
    for (const name of readdirSync(stateDir)) chmodSync(join(stateDir, name), 0o660);
    return runIn(folder, stateDir, ({ refusal }) => {
      const open = openIn(stateDir);
      const figure = refusal === undefined ? `others reach ${open.length} files` : "does not start";
      return result(16, figure, "0 files", refusal === undefined && open.length === 0);
    });
  });

export const aLockFromTheFutureStopsRevoking = () =>
  withFolder((folder) =>
    runIn(folder, folder, async ({ port }) => {
      const admin = await signedIn(port);
      const { share } = await sharedWith(port, admin, everything);
      const lock = join(folder, "shares.lock");
      mkdirSync(lock);
      writeFileSync(join(lock, "gone"), "");
      const ahead = Date.now() / 1000 + 86_400;
      utimesSync(join(lock, "gone"), ahead, ahead);
      return revokedWithin(1000, port, admin, share.id);
    }),
  );

/** A lock as a gateway on another machine makes it. */
function lockOfAnotherMachine(folder) {
  const lock = join(folder, "shares.lock");
  mkdirSync(lock, { mode: 0o700 });
  const holder = join(lock, "aaaaaaaaaaaa-1-00000000-000000000000");
  const renew = () => writeFileSync(holder, "", { mode: 0o600 });
  renew();
  return { renew, remove: () => rmSync(lock, { recursive: true, force: true }) };
}

export const aLockOfAnotherMachineStopsRevoking = () =>
  withFolder((folder) =>
    runIn(folder, folder, async ({ port }) => {
      const admin = await signedIn(port);
      const { share } = await sharedWith(port, admin, everything);
      lockOfAnotherMachine(folder);
      return revokedWithin(4000, port, admin, share.id);
    }),
  );

export const aLockThatIsHeldForGoodStopsTheStart = () =>
  withFolder(async (folder) => {
    const { renew, remove } = lockOfAnotherMachine(folder);
    const renewals = setInterval(renew, 500);
    const start = performance.now();
    try {
      return await runIn(folder, folder, ({ refusal }) => {
        const took = performance.now() - start;
        const figure = refusal === undefined ? `listens after ${took.toFixed(0)} ms` : "no start";
        return result(15, figure, "5000 ms", refusal === undefined && took <= 5000);
      });
    } finally {
      clearInterval(renewals);
      remove();
    }
  });

/** Revokes a share and measures how long that takes. */
async function revokedWithin(limit, port, admin, id) {
  const start = performance.now();
  const { status } = await post(port, "/api/shares/revoke", admin, { id });
  const took = performance.now() - start;
  const figure = `revoking took ${took.toFixed(0)} ms, status ${status}`;
  return result(15, figure, `${limit} ms`, status === 200 && took <= limit);
}

const kills = 15;

export const gatewaysKilledWhileTheyWriteLeaveTheirDrafts = () =>
  withFolder(async (folder) => {
    let left = 0;
    for (let round = 0; round < kills; round += 1) {
      await runIn(folder, folder, async ({ port, stop }) => {
        const admin = await signedIn(port);
        const writes = Array.from({ length: 8 }, () =>
          sharedWith(port, admin, everything).catch(() => {}),
        );
        // The gateway is killed as soon as one of its drafts exists, so within a write.
        while (draftsIn(folder).length === 0) await new Promise((resolve) => setImmediate(resolve));
        await stop();
        await Promise.all(writes);
      });
      left += draftsIn(folder).length;
    }
    return runIn(folder, folder, async ({ port }) => {
      const remaining = draftsIn(folder).length;
      const figure = `${remaining} drafts, of ${left} left by ${kills} killed gateways`;
      const admin = await signedIn(port);
      const { share } = await sharedWith(port, admin, everything);
      return [
        result(16, figure, "0", remaining === 0),
        await revokedWithin(1000, port, admin, share.id),
      ];
    });
  });

const draftsIn = (folder) => readdirSync(folder).filter((name) => /\.(json|lock)\./.test(name));
