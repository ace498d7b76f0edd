import { createHmac, type ScryptOptions, scrypt, scryptSync, timingSafeEqual } from "node:crypto";
import type { Access } from "#contract/access.ts";
import { maxPasscodeLength, normalizePasscode } from "./passcode-text.ts";

type Role = Access["role"];

/** 16 MB and about 40 ms per attempt. Hashes stay in memory, beside the passcodes themselves. */
const cost: ScryptOptions = { N: 16_384, r: 8, p: 1 };

const length = 32;

/** Concurrent and queued checks; the limit keeps the rest of the gateway responsive. */
const limits = { active: 2, waiting: 16 } as const;

/**
 * The latest hash of each role, and a code of its passcode: a reload of settings that keeps the passcode does not hash it
 * again, which would block requests.
 */
const latestHashes = new Map<Role, { readonly source: string; readonly hash: Buffer }>();

export interface Passcodes {
  readonly hashes: Readonly<Record<Role, Buffer | null>>;
  /** The role of a passcode; `null` for a wrong one, `"busy"` when the queue is full. */
  roleOf(text: string): Promise<Role | null | "busy">;
}

/**
 * @param key salts the hashes, which are equal at gateways that share it
 * @param given `admin` is `null` where there is no admin
 */
export function createPasscodes(
  key: Buffer,
  given: { readonly viewer: string; readonly admin: string | null },
): Passcodes {
  const salt = createHmac("sha256", key).update("passcode").digest();
  const hashes = {
    viewer: hashOnce("viewer", given.viewer, salt),
    admin: given.admin === null ? forgetHash("admin") : hashOnce("admin", given.admin, salt),
  };
  const takeSlot = createSemaphore(limits.active, limits.waiting);

  return {
    hashes,
    async roleOf(text) {
      if (text.length > maxPasscodeLength) return null;
      const slot = takeSlot();
      if (slot === undefined) return "busy";
      try {
        await slot.ready;
        const hash = await hashPasscode(normalizePasscode(text), salt);
        // Compares both, so that timing does not reveal which one was close.
        const isViewer = timingSafeEqual(hash, hashes.viewer);
        const isAdmin = timingSafeEqual(hash, hashes.admin ?? Buffer.alloc(length));
        if (isAdmin && hashes.admin !== null) return "admin";
        return isViewer ? "viewer" : null;
      } finally {
        slot.leave();
      }
    },
  };
}

function hashOnce(role: Role, text: string, salt: Buffer): Buffer {
  const passcode = normalizePasscode(text);
  const source = createHmac("sha256", salt).update(passcode).digest("base64");
  const latest = latestHashes.get(role);
  if (latest?.source === source) return latest.hash;
  const hash = scryptSync(passcode, salt, length, cost);
  latestHashes.set(role, { source, hash });
  return hash;
}

function forgetHash(role: Role): null {
  latestHashes.delete(role);
  return null;
}

function hashPasscode(text: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(text, salt, length, cost, (error, hash) => (error ? reject(error) : resolve(hash)));
  });
}

interface Slot {
  /** Resolves when the work may start. */
  readonly ready: Promise<void>;
  readonly leave: () => void;
}

/**
 * Limits concurrent work and the queue for it.
 * @returns a function that takes a slot; `undefined` when the queue is full, too
 */
export function createSemaphore(active: number, waiting: number): () => Slot | undefined {
  let running = 0;
  const queue: (() => void)[] = [];
  const leave = () => {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  return () => {
    if (running < active) {
      running += 1;
      return { ready: Promise.resolve(), leave };
    }
    if (queue.length >= waiting) return undefined;
    return { ready: new Promise((resolve) => queue.push(resolve)), leave };
  };
}
