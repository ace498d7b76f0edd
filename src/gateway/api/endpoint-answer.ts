import * as v from "valibot";
import type { CountRecord } from "#contract/count-record.ts";
import { type EndpointRules, endpointPath, endpoints, rulesOf } from "#contract/endpoints.ts";
import { envelopeSchema } from "#contract/envelope.ts";
import type { Config } from "#gateway/config/config.ts";
import { type Bytes, mapText } from "#gateway/http/body.ts";
import { isJson } from "#gateway/http/media-type.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { decodeId, type EndpointMatch } from "#gateway/http/target.ts";
import { readElements } from "#gateway/json/elements.ts";
import { nullStep, scan, stringStep } from "#gateway/json/scan.ts";
import { wholeText } from "#gateway/json/splitter.ts";
import { peek } from "#gateway/json/start.ts";
import type { Answer, ApiQuestion } from "#gateway/upstream/upstream.ts";
import type { CountWatch } from "./count-watch.ts";
import { pageMeta } from "./envelope.ts";
import { type ListQuery, readListQuery, readParameters, upstreamQuery } from "./list-query.ts";
import type { Positions } from "./positions.ts";

/** Countings that a page may have beyond its limit: some APIs ignore the page size. */
const maxExtraItems = 1000;

export interface EndpointParts {
  readonly config: Config;
  readonly positions: Positions;
  readonly countWatch: CountWatch;
  /** Called when a link from the upstream is rejected. */
  readonly onRefusedLink: () => void;
}

/** A viewer's parsed request. */
export interface ApiRequest {
  readonly question: ApiQuestion;
  /** Cache key: equal for requests with the same answer of the API. */
  readonly key: string;
  /**
   * The endpoint's JSON body, from an answer in UTF-8. Details and logs are streamed; a broken stream ends in an
   * error, never in a shorter success.
   * @throws ProblemError
   */
  readonly bodyOf: (answer: Answer) => Promise<Bytes | string>;
}

/**
 * Parses a viewer's request.
 * @param query encoded, as the viewer sent it
 * @throws ProblemError `bad-request`; `not-found` for an endpoint that lacks a rule
 */
export function parseApiRequest(
  parts: EndpointParts,
  { name, segment }: EndpointMatch,
  text: string,
): ApiRequest {
  const rules = rulesOf(name);
  if (rules === undefined) throw new ProblemError("not-found");
  const { body } = rules;
  const id = segment === undefined ? undefined : decodeId(segment);
  // An id can form a path that is another endpoint's, too.
  const key = `${name} ${endpointPath(name, id)}`;
  if (body.kind === "page") {
    const query = readListQuery(text);
    const sent = upstreamQuery(query, parts.config.upstream.dialect, parts.positions);
    return {
      question: { name, id, query: sent },
      key: `${key}?${sent}`,
      bodyOf: (answer) => pageBody(parts, body, query, answer),
    };
  }
  readParameters(text, endpoints[name].parameters);
  return { question: { name, id }, key, bodyOf: (answer) => readBody(body, answer) };
}

type Body<Kind> = Extract<EndpointRules["body"], { readonly kind: Kind }>;

function readBody(body: Body<"object" | "elements" | "text">, answer: Answer) {
  switch (body.kind) {
    case "object":
      return objectBody(answer);
    case "elements":
      return elementsBody(body, answer);
    case "text":
      return importLogBody(answer);
  }
}

async function pageBody(
  { config, positions, countWatch, onRefusedLink }: EndpointParts,
  { list }: Body<"page">,
  query: ListQuery,
  answer: Answer,
): Promise<string> {
  await requireJson(answer);
  const { basePath } = config;
  const { dialect } = config.upstream;
  const { elements: items, members } = await readElements(answer.body, {
    list,
    maxElements: query.limit + maxExtraItems,
    write: (item, json) => withCountRecord(item, json, countWatch.record(item, answer.fetchedAt)),
  });
  const envelope = v.safeParse(envelopeSchema, { items, meta: members.get("meta") });
  if (!envelope.success) throw new ProblemError("upstream-not-json");
  const parts = { basePath, dialect, positions, onRefused: onRefusedLink };
  const meta = JSON.stringify(pageMeta(envelope.output, query, parts));
  return `{"items":[${items?.join()}],"meta":${meta}}`;
}

/** A counting with the gateway's own field in place of any that the API might send under that name. */
function withCountRecord(item: unknown, json: string, record: CountRecord | null): string {
  if (record === null) {
    const isSent = typeof item === "object" && item !== null && "countRecord" in item;
    return isSent ? JSON.stringify({ ...item, countRecord: undefined }) : json;
  }
  // The last of several members with one name is the one that counts.
  return `${json.trimEnd().slice(0, -1)},"countRecord":${JSON.stringify(record)}}`;
}

async function elementsBody(
  { element, maxElements }: Body<"elements">,
  answer: Answer,
): Promise<string> {
  await requireJson(answer);
  const { elements } = await readElements(answer.body, {
    list: wholeText,
    maxElements,
    write: (one) => {
      const parsed = v.safeParse(element, one);
      if (!parsed.success) throw new ProblemError("upstream-not-json");
      return JSON.stringify(parsed.output);
    },
  });
  return `[${elements?.join()}]`;
}

async function objectBody(answer: Answer): Promise<Bytes> {
  await requireJson(answer);
  const { first, body } = await peek(answer.body);
  if (first === "{") return body;
  await body.cancel();
  throw new ProblemError("upstream-not-json");
}

async function requireJson({ type, body }: Answer): Promise<void> {
  if (isJson(type)) return;
  await body.cancel();
  throw new ProblemError("upstream-not-json");
}

/**
 * An import's error log as one JSON string, streamed. The API's description gives no content type, so that plain text
 * is accepted, too.
 * @throws ProblemError `no-longer-available` for `null`; `upstream-not-json` for anything but text
 */
async function importLogBody(answer: Answer): Promise<Bytes> {
  if (answer.type === "text/plain" || answer.type === "") return textBody(answer);
  if (!isJson(answer.type)) {
    await answer.body.cancel();
    throw new ProblemError("upstream-not-json");
  }
  const { first, body } = await peek(answer.body);
  if (first === '"') return body;
  const other = await notNull(body);
  await other.cancel();
  throw new ProblemError("upstream-not-json");
}

/** Some servers label a JSON string as text, or not at all; quoting it again would show its escapes. */
async function textBody({ body }: Answer): Promise<Bytes> {
  // Only the end distinguishes JSON from plain text that begins like it.
  const text = await scan(await notNull(body), stringStep);
  return text.isWhole ? text.body : quote(text.body);
}

/** @throws ProblemError `no-longer-available` */
async function notNull(body: Bytes): Promise<Bytes> {
  const { isWhole, body: same } = await scan(body, nullStep);
  if (!isWhole) return same;
  await same.cancel();
  throw new ProblemError("no-longer-available");
}

/** Plain text as a JSON string, streamed. */
function quote(text: Bytes): Bytes {
  let opening = '"';
  return mapText(text, new TextDecoder(), (piece, isEnd) => {
    const quoted = `${opening}${JSON.stringify(piece).slice(1, -1)}${isEnd ? '"' : ""}`;
    opening = "";
    return quoted;
  });
}
