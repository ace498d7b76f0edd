import { randomBytes } from "node:crypto";
import type { CachedAnswer } from "#gateway/cache/cached-answer.ts";
import type { CachedBody } from "#gateway/cache/cached-body.ts";
import { setNewest } from "#gateway/cache/set-newest.ts";

/**
 * Entity tags of redacted answers. They depend on what is sent alone: one that came from the whole answer would show when
 * hidden values change, and when they become the same again.
 */
export interface RedactedVersions {
  /** The tags of an answer that has been redacted before; `undefined` when only its redacted body can tell. */
  known(source: CachedAnswer, redaction: string): readonly string[] | undefined;
  /** The tags of a complete redacted body with that hash. */
  complete(
    source: CachedAnswer,
    redaction: string,
    body: CachedBody,
    hash: string,
  ): readonly string[];
  /** The tag of a redacted body whose end is not known. */
  provisional(body: CachedBody): string;
}

/** Maximum number of versions that are remembered; the oldest are dropped first. */
const maxVersions = 5000;

/** Maximum number of tags of a version. */
const maxTags = 4;

export function createRedactedVersions(): RedactedVersions {
  /** By the version of the whole answer and the redaction: most answers are the same again. */
  const bySource = new Map<string, string>();
  /** Provisional tags by version. */
  const others = new Map<string, readonly string[]>();
  const provisional = new WeakMap<CachedBody, string>();

  const tagsOf = (version: string) => [version, ...(others.get(version) ?? [])];
  const keyOf = ({ tags: [tag = ""] }: CachedAnswer, redaction: string) => `${tag} ${redaction}`;
  return {
    known(source, redaction) {
      const version = bySource.get(keyOf(source, redaction));
      return version === undefined ? undefined : tagsOf(version);
    },
    complete(source, redaction, body, hash) {
      const version = source.version(`${redaction}\n${hash}`);
      setNewest(bySource, keyOf(source, redaction), version, maxVersions);
      const given = provisional.get(body);
      const before = others.get(version) ?? [];
      if (given !== undefined && !before.includes(given)) {
        setNewest(others, version, [given, ...before].slice(0, maxTags - 1), maxVersions);
      }
      return tagsOf(version);
    },
    provisional(body) {
      const tag = provisional.get(body) ?? `W/"${randomBytes(16).toString("base64url")}"`;
      provisional.set(body, tag);
      return tag;
    },
  };
}
