import { createHmac, type ScryptOptions, scrypt, scryptSync, timingSafeEqual } from "node:crypto";
import type { Access } from "#contract/access.ts";
import { longestPasscode, tidyPasscode } from "./passcode-text.ts";
import { createTurns } from "./turns.ts";

type Role = Access["role"];

/** 16 MB and some 40 ms for a guess. The hashes are kept in memory alone, beside the passcodes themselves. */
const cost: ScryptOptions = { N: 16_384, r: 8, p: 1 };

const length = 32;

/** Guesses that are worked on at the same time, and that wait for it: the rest of the gateway goes on. */
const most = { active: 2, waiting: 16 } as const;

export interface Passcodes {
  readonly hashes: Readonly<Record<Role, Buffer | null>>;
  /** Whose passcode that is; `null` when it is nobody's, `"busy"` when too many are being checked. */
  roleOf(text: string): Promise<Role | null | "busy">;
}

/**
 * @param key salts the hashes: the same at gateways that share it
 * @param given `null` where there is no admin
 */
export function createPasscodes(
  key: Buffer,
  given: { readonly viewer: string; readonly admin: string | null },
): Passcodes {
  const salt = createHmac("sha256", key).update("passcode").digest();
  const hashOf = (text: string) => scryptSync(tidyPasscode(text), salt, length, cost);
  const hashes = {
    viewer: hashOf(given.viewer),
    admin: given.admin === null ? null : hashOf(given.admin),
  };
  const enter = createTurns(most.active, most.waiting);

  return {
    hashes,
    async roleOf(text) {
      if (text.length > longestPasscode) return null;
      const place = enter();
      if (place === undefined) return "busy";
      try {
        await place.ready;
        const hash = await hashed(tidyPasscode(text), salt);
        // Both are always compared, so that the time tells nothing of which one was near.
        const isViewer = timingSafeEqual(hash, hashes.viewer);
        const isAdmin = timingSafeEqual(hash, hashes.admin ?? Buffer.alloc(length));
        if (isAdmin && hashes.admin !== null) return "admin";
        return isViewer ? "viewer" : null;
      } finally {
        place.leave();
      }
    },
  };
}

function hashed(text: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(text, salt, length, cost, (error, hash) => (error ? reject(error) : resolve(hash)));
  });
}
