import type { AlertDigest } from "#contract/alerts.ts";
import { FieldReader, type FieldSources } from "#gateway/alerts/field-reader.ts";
import { nearestName } from "#gateway/config/nearest-name.ts";

interface DigestParts {
  readonly sources: FieldSources;
  /** Names of the targets. */
  readonly targets: readonly string[];
  /** Whether the gateway knows working hours, which shifts end by. */
  readonly hasWorkHours: boolean;
}

const known = ["name", "at", "warehouse", "targets"];

/** Digests beyond this many are a mistake. */
const maxDigests = 100;

/**
 * Reads the digests of the file of alerts. Every fault is reported, so that all are mended at once.
 * @param written the member `digests` of the file
 */
export function readDigests(written: unknown, parts: DigestParts): readonly AlertDigest[] {
  const { onFault } = parts.sources;
  if (written === undefined || written === null) return [];
  if (!Array.isArray(written) || written.length > maxDigests) {
    onFault(`digests is not a list of at most ${maxDigests}: begin each with "- name:".`);
    return [];
  }
  const names = new Set<string>();
  return written.flatMap((one: unknown, index) => {
    const members: Readonly<Record<string, unknown>> =
      typeof one === "object" && one !== null ? { ...one } : {};
    const { name } = members;
    if (typeof name !== "string" || !/^[\w][\w .-]{0,39}$/.test(name)) {
      onFault(
        `Digest ${index + 1} has no name: write one of at most 40 letters, digits, spaces, dots and hyphens.`,
      );
      return [];
    }
    const of = `Digest ${name}`;
    if (names.has(name)) onFault(`${of}: another digest has the same name.`);
    names.add(name);
    return [readDigest(name, new FieldReader(members, of, parts.sources), parts)];
  });
}

function readDigest(
  name: string,
  fields: FieldReader,
  { targets, hasWorkHours }: DigestParts,
): AlertDigest {
  fields.checkNames(known);
  return {
    name,
    warehouse:
      (fields.value("warehouse") ?? null) === null
        ? null
        : fields.text("warehouse", "the code of a warehouse between quote signs, or leave it out"),
    times: readTimes(fields, hasWorkHours),
    targets: readNames(fields, targets),
  };
}

function readTimes(fields: FieldReader, hasWorkHours: boolean): string[] {
  const written = fields.value("at");
  if (written === "shift-end") {
    if (!hasWorkHours) fields.fault("shift-end needs WORK_HOURS, which says when shifts end.");
    return [];
  }
  const list: readonly unknown[] = Array.isArray(written) ? written : [written];
  const times = list.filter(
    (time): time is string => typeof time === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(time),
  );
  if (times.length < list.length || times.length > 24) {
    fields.fault('write times such as "06:00" between quote signs, or shift-end, as at.');
  }
  return times;
}

function readNames(fields: FieldReader, targets: readonly string[]): string[] {
  const written = fields.value("targets");
  const list: readonly unknown[] = Array.isArray(written) ? written : [];
  if (list.length === 0) fields.fault("write a list of targets as targets, such as [mail].");
  return list.flatMap((name) => {
    if (typeof name === "string" && targets.includes(name)) return [name];
    const similar = nearestName(String(name), targets)?.name;
    fields.fault(
      `one of its targets is not in the file${similar ? `: ${similar} may be meant` : ""}.`,
    );
    return [];
  });
}
