import * as v from "valibot";
import { type FileKind, openFolderFile } from "#gateway/folder/folder-file.ts";
import { hasMakerEnded, makeName } from "#gateway/folder/maker.ts";

const leaseSchema = v.object({
  /** The gateway that watches and sends; `null` while none does. */
  owner: v.nullable(v.string()),
  /** Until when, in milliseconds since 1970. */
  until: v.number(),
});

type Lease = v.InferOutput<typeof leaseSchema>;

const lease: FileKind<Lease> = {
  name: "alerts-lease",
  empty: { owner: null, until: 0 },
  parse: (value) => v.parse(leaseSchema, value),
  problem: "alerts-unusable",
  effects: {
    read: "so no gateway sends alerts",
    write: "so no gateway sends alerts",
    removed: "after which one of the gateways takes them over",
  },
};

/** How long a lease holds, and how often it is renewed, in milliseconds: another gateway takes over within a minute. */
const periods = { lease: 45_000, renewal: 15_000 };

/** This process, which keeps its lease while its settings are read again. */
const self = makeName();

/** Which of the gateways with the same folder watches and sends. */
export interface HeldLease {
  /** Whether it is this one. */
  isHeld(): boolean;
  /** Takes the lease if it is free; resolves when that is decided. */
  take(): Promise<void>;
  stop(): void;
}

interface LeaseParts {
  readonly stateDir: string;
  readonly onFault: (sentence: string) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Identifies the gateway. */
  readonly owner?: string;
}

/** Keeps one gateway of a group at work: it renews its lease, and another one takes it when that has ended. */
export function keepLease({
  stateDir,
  onFault,
  now = Date.now,
  owner = self,
}: LeaseParts): HeldLease {
  const file = openFolderFile(stateDir, lease, onFault);
  let heldUntil = 0;
  const take = async (): Promise<void> => {
    const at = now();
    const next = { owner, until: at + periods.lease };
    const held = await file
      .change((before): readonly [Lease, boolean] => {
        // A clock that was set back leaves leases of days.
        const ends = before.until > at + 2 * periods.lease ? at : before.until;
        const isLeft = before.owner === null || hasMakerEnded(before.owner);
        const isFree = isLeft || before.owner === owner || ends <= at;
        return isFree ? [next, true] : [before, false];
      })
      .catch(() => false);
    heldUntil = held ? next.until : 0;
  };
  const timer = setInterval(() => void take(), periods.renewal).unref();
  return {
    isHeld: () => now() < heldUntil,
    take,
    stop: () => clearInterval(timer),
  };
}
