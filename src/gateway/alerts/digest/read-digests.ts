import type { AlertDigest } from "#contract/alerts.ts";
import { nearestName } from "#gateway/config/nearest-name.ts";

interface DigestSources {
  /** Names of the targets. */
  readonly targets: readonly string[];
  /** Whether the gateway knows working hours, which shifts end by. */
  readonly hasWorkHours: boolean;
  /** Gets each fault, as a sentence. */
  readonly onFault: (sentence: string) => void;
}

const known = ["name", "at", "warehouse", "targets"];

/** Digests beyond this many are a mistake. */
const maxDigests = 100;

/**
 * Reads the digests of the file of alerts. Every fault is reported; a faulty digest is left out.
 * @param written the member `digests` of the file
 */
export function readDigests(written: unknown, sources: DigestSources): readonly AlertDigest[] {
  if (written === undefined || written === null) return [];
  if (!Array.isArray(written) || written.length > maxDigests) {
    sources.onFault(`digests is not a list of at most ${maxDigests}: begin each with "- name:".`);
    return [];
  }
  const names = new Set<string>();
  return written.flatMap((one: unknown, index) => {
    const members: Readonly<Record<string, unknown>> =
      typeof one === "object" && one !== null ? { ...one } : {};
    const { name } = members;
    if (typeof name !== "string" || !/^[\w][\w .-]{0,39}$/.test(name)) {
      sources.onFault(
        `Digest ${index + 1} has no name: write one of at most 40 letters, digits, spaces, dots and hyphens.`,
      );
      return [];
    }
    const faults: string[] = [];
    if (names.has(name)) faults.push("another digest has the same name.");
    names.add(name);
    const digest = readDigest(name, members, { ...sources, onFault: (one) => faults.push(one) });
    for (const fault of faults) sources.onFault(`Digest ${name}: ${fault}`);
    return faults.length === 0 ? [digest] : [];
  });
}

function readDigest(
  name: string,
  members: Readonly<Record<string, unknown>>,
  { targets, hasWorkHours, onFault }: DigestSources,
): AlertDigest {
  for (const member of Object.keys(members).filter((one) => !known.includes(one))) {
    const similar = nearestName(member, known)?.name;
    onFault(
      `it has a member that is not known${similar ? `: ${similar} may be meant` : `. Known are ${known.join(", ")}`}.`,
    );
  }
  const { warehouse = null } = members;
  if (warehouse !== null && (typeof warehouse !== "string" || warehouse === "")) {
    onFault("write the code of a warehouse between quote signs as warehouse, or leave it out.");
  }
  return {
    name,
    warehouse: typeof warehouse === "string" ? warehouse : null,
    times: readTimes(members.at, hasWorkHours, onFault),
    targets: readNames(members.targets, targets, onFault),
  };
}

function readTimes(
  written: unknown,
  hasWorkHours: boolean,
  onFault: (sentence: string) => void,
): readonly string[] & string[] {
  if (written === "shift-end") {
    if (!hasWorkHours) onFault("shift-end needs WORK_HOURS, which says when shifts end.");
    return [];
  }
  const list: readonly unknown[] = Array.isArray(written) ? written : [written];
  const times = list.filter(
    (time): time is string => typeof time === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(time),
  );
  if (times.length < list.length || times.length > 24) {
    onFault('write times such as "06:00" between quote signs, or shift-end, as at.');
  }
  return times;
}

function readNames(
  written: unknown,
  targets: readonly string[],
  onFault: (sentence: string) => void,
): string[] {
  const list: readonly unknown[] = Array.isArray(written) ? written : [];
  if (list.length === 0) onFault("write a list of targets as targets, such as [mail].");
  return list.flatMap((name) => {
    if (typeof name === "string" && targets.includes(name)) return [name];
    const similar = nearestName(String(name), targets)?.name;
    onFault(`one of its targets is not in the file${similar ? `: ${similar} may be meant` : ""}.`);
    return [];
  });
}
