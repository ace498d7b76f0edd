import { createHmac, randomBytes } from "node:crypto";
import {
  type Cache,
  type CachedResult,
  createCache,
  type FindOptions,
} from "#gateway/cache/cache.ts";
import type { CachedAnswer } from "#gateway/cache/cached-answer.ts";
import type { FetchAnswer } from "#gateway/cache/flight.ts";
import { setNewest } from "#gateway/cache/set-newest.ts";
import type { Config } from "#gateway/config/config.ts";
import { type Bytes, mapText } from "#gateway/http/body.ts";
import { orViewerLeft, settledOrTimeout } from "#gateway/http/deadline.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import type { EndpointMatch } from "#gateway/http/target.ts";
import type { AdminWarnings } from "#gateway/upstream/advice/admin-warnings.ts";
import { maxBytesOf } from "#gateway/upstream/body-limits.ts";
import type { UpstreamClient } from "#gateway/upstream/client.ts";
import type { Failures } from "#gateway/upstream/failures.ts";
import type { Answer } from "#gateway/upstream/upstream.ts";
import { type CountWatch, createCountWatch, type SightingStore } from "./count-watch.ts";
import { createCountedLinesReader } from "./counted-lines.ts";
import { type ApiRequest, parseApiRequest } from "./endpoint-answer.ts";
import { createPositions } from "./positions.ts";
import { createUnreadLines, type UnreadLines } from "./unread-lines.ts";

/** Memory for answers, in bytes: thousands of lists, or a dozen large countings, compressed. */
const cacheBytes = { min: 32_000_000, max: 256_000_000 };

/** Larger answers are sent to viewers before they are complete, in bytes. */
const defaultHoldBytes = 48 * 1024;

/** Answers whose size limit is at most this are held until complete, so that a larger one ends in a problem, in bytes. */
const maxHoldBytes = 4_000_000;

/** Maximum number of lists whose revision of counts is remembered. */
const maxLists = 1000;

/** How long a conditional request waits for the complete answer, in milliseconds. */
const comparisonTimeoutMs = 10_000;

interface FindAnswerOptions extends FindOptions {
  /** Whether the viewer sent an entity tag to compare with. */
  readonly isConditional?: boolean;
  /** Whether the caller reads a counting's lines, and tells `counts` of them, so that they are not read for that, too. */
  readonly readsLines?: boolean;
}

/** A body that must be read to its end or cancelled. */
interface UncachedAnswer {
  readonly body: Bytes;
  /** When the API sent it, in milliseconds since 1970. */
  readonly fetchedAt: number;
}

/** The API behind a cache. */
export interface CachedApi {
  /** @throws ProblemError `bad-request` */
  parse(match: EndpointMatch, query: string): ApiRequest;
  /** @throws ProblemError; ViewerLeft */
  find(request: ApiRequest, options: FindAnswerOptions): Promise<CachedResult>;
  /**
   * Asks the API itself, for a caller that is no viewer; the answer is not kept.
   * @throws ProblemError
   */
  read(request: ApiRequest, signal: AbortSignal): Promise<UncachedAnswer>;
  /** A fresh complete answer in memory. */
  fresh(request: ApiRequest): CachedResult | undefined;
  readonly size: Cache["size"];
  /** The counted lines of active countings over time. */
  readonly counts: Pick<CountWatch, "learn" | "recordOf"> & Pick<UnreadLines, "settled">;
}

interface CachedApiParts {
  readonly config: Config;
  readonly client: UpstreamClient;
  readonly failures: Failures;
  readonly warnings: AdminWarnings;
  /** Signs positions and entity tags; gateways that share it accept each other's. */
  readonly key: Buffer;
  /** Called when a link from the API is rejected. */
  readonly onRefusedLink: () => void;
  /** Keeps the counted lines over time. */
  readonly sightings: SightingStore | undefined;
  /**
   * Whether viewers wait for the API. While they do not, lines that only headers are known of are read after a list;
   * `undefined` reads none.
   */
  readonly isBusy: (() => boolean) | undefined;
}

export function createCachedApi(parts: CachedApiParts): CachedApi {
  const { config, client, failures, warnings, key, onRefusedLink, sightings, isBusy } = parts;
  // As MAX_BODY_MB tells how much memory there is.
  const maxCached = Math.max(cacheBytes.min, Math.min(config.maxBodyBytes, cacheBytes.max));
  const cache = createCache({ seconds: config.cacheSeconds, maxBytes: maxCached }, failures);
  /** Makes entity tags: equal for equal bodies. The key keeps it from confirming guesses of hidden content. */
  const versionOf = (name: string) => (hash: string) => {
    const sum = createHmac("sha256", key).update(`${name}\n${hash}`).digest("base64url");
    return `W/"${sum.slice(0, 22)}"`;
  };
  const countWatch = createCountWatch(config.activeWithinDays, sightings);
  const endpoints = { config, positions: createPositions(key), countWatch, onRefusedLink };

  /** The revision of counts that each list was written with; a later revision makes the gateway write it again. */
  const revisions = new Map<string, number>();
  const isOld = ({ key: name, question }: ApiRequest) =>
    question.name === "countings" && revisions.get(name) !== countWatch.revision();

  const readCountedLines = createCountedLinesReader();

  /** Reads lines that pass where they tell more of a count than the answers so far. */
  const learnFrom = async (id: string, { body, fetchedAt }: CachedAnswer): Promise<void> => {
    await body.completed;
    if (!countWatch.wantsLines(id, fetchedAt)) return;
    countWatch.learn(id, await readCountedLines(body), fetchedAt);
  };

  const fetchAnswer =
    (request: ApiRequest): FetchAnswer =>
    async (options) => {
      const { key: name, question, bodyOf } = request;
      const revision = countWatch.revision();
      const previous = isOld(request) ? undefined : options.previous;
      const answer = await client(question, { ...options, previous });
      if ("isUnchanged" in answer) return answer;
      const maxBytes = maxBytesOf(question.name, config);
      const holdBytes = maxBytes > maxHoldBytes ? defaultHoldBytes : maxBytes;
      const readable = inUtf8(answer);
      const body = await bodyOf(readable).catch((error) => {
        // The status is logged, since the API itself answered with success.
        const failure = error instanceof ProblemError ? error.withUpstreamStatus(200) : error;
        warnings.record(question, failure, answer.type);
        throw failure;
      });
      warnings.record(question);
      if (question.name === "countings") setNewest(revisions, name, revision, maxLists);
      return {
        body: asBytes(body),
        // A counting in UTF-8 is passed on unchanged.
        takeCompressed:
          question.name === "counting" && readable.body === answer.body
            ? answer.takeCompressed
            : null,
        holdBytes: typeof body === "string" ? Number.POSITIVE_INFINITY : holdBytes,
        fetchedAt: answer.fetchedAt,
        upstreamTag: answer.tag,
        // A function written here would keep the answer's streams as long as the cache keeps the body.
        version: versionOf(name),
        provisional: `W/"${randomBytes(16).toString("base64url")}"`,
      };
    };

  const readUnread = async (id: string, signal: AbortSignal): Promise<void> => {
    countWatch.beginUnread(id, Date.now());
    const match = { name: "counting", segment: encodeURIComponent(id) } as const;
    const request = parseApiRequest(endpoints, match, "");
    const options = { signal, fetchAnswer: fetchAnswer(request) };
    const { answer, release } = await cache.find(request.key, options);
    await orViewerLeft(learnFrom(id, answer), signal).finally(release);
  };
  const next = () => countWatch.nextUnread(Date.now());
  const unread = isBusy && createUnreadLines({ next, read: readUnread, isBusy });

  return {
    parse: (match, query) => parseApiRequest(endpoints, match, query),
    async find(request, options) {
      const result = await cache.find(request.key, {
        ...options,
        fetchAnswer: fetchAnswer(request),
      });
      const { name, id } = request.question;
      if (name === "countings" && !("stale" in result)) unread?.begin();
      const isCounting = name === "counting" && id !== undefined;
      if (isCounting && !options.readsLines && countWatch.wantsLines(id, result.answer.fetchedAt)) {
        // A broken body tells nothing; its viewers see the failure.
        learnFrom(id, result.answer).catch(() => {});
      }
      if (!options.isConditional || result.answer.body.isComplete()) return result;
      // Only the complete body shows whether it changed.
      await settledOrTimeout(result.answer.body.completed, comparisonTimeoutMs);
      const latest = cache.latest(request.key);
      return latest?.body === result.answer.body ? { ...result, answer: latest } : result;
    },
    async read({ question, bodyOf }, signal) {
      const options = { previous: undefined, signal, requesters: { names: new Set<string>() } };
      const answer = await client(question, options);
      if ("isUnchanged" in answer) throw new ProblemError("upstream-not-json");
      const body = await bodyOf(inUtf8(answer));
      warnings.record(question);
      return { body: asBytes(body), fetchedAt: answer.fetchedAt };
    },
    fresh: ({ key: name }) => cache.fresh(name),
    size: cache.size,
    counts: { ...countWatch, settled: async () => unread?.settled() },
  };
}

function asBytes(body: Bytes | string): Bytes {
  return typeof body === "string" ? new Blob([body]).stream() : body;
}

/** Converts an answer's text to UTF-8; an unknown encoding counts as UTF-8. */
function inUtf8(answer: Answer): Answer {
  const decoder = decoderOf(answer.charset);
  if (decoder.encoding === "utf-8") return { ...answer, charset: "utf-8" };
  return { ...answer, charset: "utf-8", body: mapText(answer.body, decoder, (text) => text) };
}

function decoderOf(charset: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
