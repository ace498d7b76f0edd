import { setTimeout } from "node:timers";
import { lineChangesType } from "#contract/line-changes.ts";
import type { CachedResult } from "#gateway/cache/cache.ts";
import type { CachedAnswer } from "#gateway/cache/cached-answer.ts";
import { type CachedBody, cacheBody } from "#gateway/cache/cached-body.ts";
import { orViewerLeft, settledOrTimeout } from "#gateway/http/deadline.ts";
import { isKnown } from "#gateway/http/entity-tag.ts";
import { compareLines, type LineHashes } from "./compare-lines.ts";

/** Memory for fingerprints and changes, in bytes: four versions of twenty countings of 50,000 lines. */
const maxBytes = 32_000_000;

/** Versions of a counting that changes are known since. */
const maxVersions = 4;

/** Countings with versions, as viewers with the same access see them. */
const maxHistories = 1000;

/** Smaller answers are sent whole, in bytes. */
const minBodyBytes = 500_000;

/** Changes that are a larger part of the whole answer are not sent. */
const maxShare = 1 / 8;

/** How long after an answer its lines are read, so that it is sent first, in milliseconds. */
const defaultDelayMs = 3000;

/** How long a viewer waits for changes before the answer itself is sent, in milliseconds. */
const timeoutMs = 8000;

/** A version of a counting, as viewers with the same access see it. */
interface Version {
  readonly tags: Set<string>;
  /** `null` once its lines are read, or need not be. */
  body: CachedBody | null;
  /** `null` until its lines are read, and if they cannot be. */
  hashes: LineHashes | null;
  /** What changed since earlier versions. */
  readonly changes: Map<Version, CachedBody>;
}

interface ViewerVersion {
  /** Equal for answers that are versions of each other: of the same counting, with the same fields hidden. */
  readonly history: string;
  /** `If-None-Match`. */
  readonly known: string | null;
  readonly signal: AbortSignal;
}

/** What changed in countings since the versions that viewers have. */
export interface LineChanges {
  /**
   * The changes since the viewer's version where they are known and few, else the answer itself.
   * @throws ViewerLeft
   */
  since(result: CachedResult, viewer: ViewerVersion): Promise<CachedResult>;
}

export function createLineChanges(delayMs = defaultDelayMs): LineChanges {
  /** Versions by history, the least recently used history first, the oldest version first. */
  const histories = new Map<string, Version[]>();
  const byBody = new WeakMap<CachedBody, Version>();
  const readings = new WeakMap<Version, Promise<void>>();
  let lastReading = Promise.resolve();

  const forget = () => {
    let bytes = 0;
    for (const [name, versions] of [...histories].reverse()) {
      bytes += versions.reduce((sum, version) => sum + bytesOf(version), 0);
      if (bytes > maxBytes) histories.delete(name);
    }
  };
  const read = async (version: Version, versions: readonly Version[]) => {
    const { body } = version;
    if (body === null) return;
    const earlier = versions.flatMap((other) =>
      other !== version && other.hashes ? [{ other, hashes: other.hashes }] : [],
    );
    const limit = body.plainBytes() * maxShare;
    const lines = await compareLines(body.read("identity"), earlier, limit).catch(() => null);
    version.body = null;
    version.hashes = lines?.hashes ?? null;
    for (const { other } of earlier) other.changes.clear();
    for (const [{ other }, text] of lines?.changes ?? []) {
      const changes = cacheBody(new Blob([text]).stream());
      await changes.completed;
      version.changes.set(other, changes);
    }
    forget();
  };
  /** Reads a version's lines once; one version at a time. */
  const readOnce = (version: Version, versions: readonly Version[]): Promise<void> => {
    const known = readings.get(version);
    if (known !== undefined) return known;
    lastReading = lastReading.then(() => read(version, versions)).catch(() => undefined);
    readings.set(version, lastReading);
    return lastReading;
  };
  const readLater = async (version: Version, versions: readonly Version[], body: CachedBody) => {
    const isWhole = await body.completed.then(
      () => true,
      () => false,
    );
    if (isWhole && body.plainBytes() >= minBodyBytes) {
      setTimeout(() => void readOnce(version, versions), delayMs).unref();
    } else version.body = null;
  };
  const versionsOf = (history: string): Version[] => {
    const versions = histories.get(history) ?? [];
    histories.delete(history);
    histories.set(history, versions);
    const [oldest] = histories.keys();
    if (histories.size > maxHistories && oldest !== undefined) histories.delete(oldest);
    return versions;
  };
  const versionOf = ({ body, tags }: CachedAnswer, versions: Version[]): Version => {
    const newest = versions.at(-1);
    const isSame = newest !== undefined && tags.some((tag) => newest.tags.has(tag));
    const found = byBody.get(body) ?? (isSame ? newest : undefined);
    const version = found ?? { tags: new Set(), body, hashes: null, changes: new Map() };
    for (const tag of tags) version.tags.add(tag);
    byBody.set(body, version);
    if (found !== undefined) return found;
    versions.push(version);
    if (versions.length > maxVersions) versions.shift();
    void readLater(version, versions, body);
    return version;
  };

  return {
    async since(result, { history, known, signal }) {
      const { answer } = result;
      if (result.stale !== undefined) return result;
      const versions = versionsOf(history);
      const version = versionOf(answer, versions);
      if (known === null || isKnown(known, answer.tags)) return result;
      const base = versions.find((other) => other !== version && isKnown(known, [...other.tags]));
      if (base === undefined) return result;
      const compare = async () => {
        await answer.body.completed;
        if (answer.body.plainBytes() < minBodyBytes) return;
        await readOnce(base, versions);
        await readOnce(version, versions);
      };
      try {
        await orViewerLeft(settledOrTimeout(compare(), timeoutMs), signal);
      } catch (error) {
        result.release();
        throw error;
      }
      const changes = version.changes.get(base);
      if (changes === undefined) return result;
      return { ...result, answer: { ...answer, body: changes, mediaType: lineChangesType } };
    },
  };
}

function bytesOf({ hashes, changes }: Version): number {
  const changed = [...changes.values()].reduce((sum, body) => sum + body.bytes(), 0);
  return (hashes?.byteLength ?? 0) + changed;
}
