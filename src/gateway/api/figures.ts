import { randomBytes } from "node:crypto";
import { type Cache, createCache, type FindOptions, type Found } from "#gateway/cache/cache.ts";
import type { Launch } from "#gateway/cache/flight.ts";
import type { Config } from "#gateway/config/config.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import type { EndpointMatch } from "#gateway/http/target.ts";
import type { Hints } from "#gateway/upstream/admin-warnings.ts";
import { maxBytesOf } from "#gateway/upstream/body-limits.ts";
import { inUtf8 } from "#gateway/upstream/charset.ts";
import type { UpstreamClient } from "#gateway/upstream/client.ts";
import { type Asked, readQuestion } from "./endpoint-answer.ts";
import { createPositions } from "./positions.ts";
import { createVersions } from "./versions.ts";

/** Memory for answers, in bytes: thousands of lists, or a dozen large countings, compressed. */
const cacheBytes = 256_000_000;

/** Larger answers are on their way to viewers before they are whole, in bytes. */
const usualHold = 48 * 1024;

/** A cap up to this is awaited, so that what grows beyond it is refused in words, in bytes. */
const longestHold = 4_000_000;

/** How long somebody who has the last version waits to hear whether it changed, in milliseconds. */
const longestComparison = 10_000;

interface FiguresOptions extends FindOptions {
  /** Whether the viewer has a version that may still hold. */
  readonly isKnown?: boolean;
}

/** The API's figures, from memory where they are fresh. */
export interface Figures {
  /** @throws ProblemError `bad-request` */
  read(match: EndpointMatch, query: string): Asked;
  /** @throws ProblemError; ViewerLeft */
  find(asked: Asked, options: FiguresOptions): Promise<Found>;
  readonly cache: Pick<Cache, "fresh" | "size">;
}

interface FiguresParts {
  readonly config: Config;
  readonly client: UpstreamClient;
  readonly hints: Hints;
  /** Signs positions and names versions; gateways that share it understand each other's. */
  readonly key: Buffer;
  /** Told when a link of the upstream's is refused. */
  readonly onRefusedLink: () => void;
}

export function createFigures(parts: FiguresParts): Figures {
  const { config, client, hints, key, onRefusedLink } = parts;
  const cache = createCache({
    seconds: config.cacheSeconds,
    maxBytes: cacheBytes,
  });
  const versionOf = createVersions(key);
  const endpoints = { config, positions: createPositions(key), onRefusedLink };

  const launch =
    ({ key: name, question, bodyOf }: Asked): Launch =>
    async (options) => {
      const answer = await client(question, options);
      if ("isUnchanged" in answer) return answer;
      const maxBytes = maxBytesOf(question.name, config);
      const holdBytes = maxBytes > longestHold ? usualHold : maxBytes;
      const readable = inUtf8(answer);
      const body = await bodyOf(readable).catch((error) => {
        // Whatever is wrong with the body, the API had answered with success.
        throw error instanceof ProblemError ? error.heard(200) : error;
      });
      hints.heard(question);
      return {
        body: typeof body === "string" ? new Blob([body]).stream() : body,
        // A counting in UTF-8 is passed on just as it came.
        takeCompressed:
          question.name === "counting" && readable.body === answer.body
            ? answer.takeCompressed
            : null,
        holdBytes: typeof body === "string" ? Number.POSITIVE_INFINITY : holdBytes,
        fetchedAt: answer.fetchedAt,
        upstreamTag: answer.tag,
        version: (hash) => versionOf(name, hash),
        provisional: `W/"${randomBytes(16).toString("base64url")}"`,
      };
    };

  return {
    read: (match, query) => readQuestion(endpoints, match, query),
    async find(asked, options) {
      const found = await cache.find(asked.key, { ...options, launch: launch(asked) });
      if (!options.isKnown || found.kept.body.isWhole()) return found;
      // Only all of it tells whether it changed.
      await settled(found.kept.body.whole);
      const latest = cache.latest(asked.key);
      return latest?.body === found.kept.body ? { ...found, kept: latest } : found;
    },
    cache,
  };
}

async function settled(work: Promise<unknown>): Promise<void> {
  let late: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    late = setTimeout(resolve, longestComparison);
  });
  await Promise.race([work.catch(() => {}), patience]);
  clearTimeout(late);
}
