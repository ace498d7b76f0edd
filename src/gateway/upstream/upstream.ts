import { type EndpointName, endpointPath } from "#contract/endpoints.ts";
import { day } from "#domain/time/units.ts";
import type { Config } from "#gateway/config/config.ts";
import { type Bytes, guardBody } from "#gateway/http/body.ts";
import { orAborted, startDeadline, ViewerLeft } from "#gateway/http/deadline.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { maxBytesOf } from "./body-limits.ts";
import { InflatedResponse, type TakeCompressed } from "./inflated-response.ts";
import { schemesIn, UnspokenSchemes, unspokenSchemes } from "./sign-in-schemes.ts";
import { requireSuccess } from "./status.ts";

/** Web servers explain refusals of a connection in a page; its words, and the code by which they are known here. */
const explanations: readonly (readonly [words: RegExp, code: string])[] = [
  [
    /plain HTTP|HTTP request to an? HTTPS|to (an? )?(HTTPS|SSL|TLS)[\w-]* (server )?port/i,
    "HTTPS_REQUIRED",
  ],
  [/(ssl|client) certificate|certificate (is )?required/i, "CERTIFICATE_REQUIRED"],
];

/** Maximum size of the part of a page that is searched, in bytes. */
const maxSearchedBytes = 4096;

/**
 * What the API, or a web server in front of it, refuses, as its header or page says; `undefined` for any other answer.
 * @throws the body's error
 */
async function serverRefusal({ status, headers, body }: Response): Promise<Error | undefined> {
  if (status === 401) {
    const names = unspokenSchemes(schemesIn(headers.get("WWW-Authenticate")));
    return names === undefined ? undefined : new UnspokenSchemes(names);
  }
  const isPage = /^text\//i.test(headers.get("Content-Type") ?? "text/plain");
  if ((status !== 400 && status !== 403) || !isPage || body === null) return undefined;
  const text = await startOf(body);
  const code = explanations.find(([words]) => words.test(text))?.[1];
  return code === undefined ? undefined : Object.assign(new Error("Refused"), { code });
}

async function startOf(body: Bytes): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    while (text.length < maxSearchedBytes) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value.subarray(0, maxSearchedBytes), { stream: true });
    }
  } finally {
    reader.cancel().catch(() => {});
  }
  return text;
}

/**
 * Sends a request to the API: over the network, or to the reference API within this process.
 * @param maxBytes of the body as it travels; a larger one ends in an error
 */
export type Fetch = (request: Request, maxBytes: number) => Promise<Response>;

/** A request to the API: an endpoint with its id or query. */
export interface ApiQuestion {
  readonly name: EndpointName;
  /** Decoded id; only endpoints with one in their path use it. */
  readonly id?: string | undefined;
  /** Encoded query in the API's own dialect, without its question mark. */
  readonly query?: string;
}

/** The previous answer to the same question, for a conditional request. */
export interface PreviousAnswer {
  /** Its entity tag. */
  readonly tag: string;
}

/** The answer 304: the previous answer is still current. */
export interface Unchanged {
  readonly isUnchanged: true;
  /** As in `Answer`. */
  readonly fetchedAt: number;
}

/** A successful answer; its body may still fail. */
export interface Answer {
  /** Media type in lower case, without parameters. */
  readonly type: string;
  /** Character encoding of text, as named by the API. */
  readonly charset: string;
  /** The API's entity tag; `null` without one. */
  readonly tag: string | null;
  /** When the API sent it, by this machine's clock, in milliseconds since 1970. */
  readonly fetchedAt: number;
  /** Must be read to its end or cancelled. */
  readonly body: Bytes;
  /** The compressed body; `null` when it arrived uncompressed. */
  readonly takeCompressed: TakeCompressed | null;
}

export interface AskUpstreamOptions {
  readonly previous: PreviousAnswer | undefined;
  /** Aborts when the last viewer has left. */
  readonly signal: AbortSignal;
  /** Called once, when the answer is complete or failed. */
  readonly onDone: () => void;
  /** Called with the API's status. */
  readonly onStatus: (status: number) => void;
}

/**
 * Sends a request to the API. It is built from scratch, so that it contains nothing of the viewer's request.
 * @throws ProblemError without an answer, and for any answer but 200 and an expected 304; ViewerLeft
 */
export async function askUpstream(
  config: Config,
  fetch: Fetch,
  question: ApiQuestion,
  { previous, signal, onDone, onStatus }: AskUpstreamOptions,
): Promise<Answer | Unchanged> {
  const deadline = startDeadline(config.upstreamTimeoutSeconds, signal, onDone);
  const maxBytes = maxBytesOf(question.name, config);
  let answering: Promise<Response> | undefined;
  try {
    const request = requestFor(config, question, previous, deadline.signal);
    answering = (async () => fetch(request, maxBytes))();
    const response = await orAborted(answering, deadline.signal);
    onStatus(response.status);
    const fetchedAt = fetchTime(response.headers, Date.now());
    if (response.status === 304 && previous !== undefined) {
      discard(response);
      deadline.end();
      return { isUnchanged: true, fetchedAt };
    }
    try {
      requireSuccess(question.name, response, Date.now());
      refuseLength(response, maxBytes);
    } catch (problem) {
      const refusal = await orAborted(serverRefusal(response), deadline.signal).catch(
        () => undefined,
      );
      discard(response);
      throw problem instanceof ProblemError && refusal !== undefined
        ? new ProblemError(problem.problem.code, { ...problem.problem, cause: refusal })
        : problem;
    }
    const [type = "", ...parameters] = (response.headers.get("Content-Type") ?? "").split(";");
    const charset = /charset="?([^"\s]+)/i.exec(parameters.join(";"))?.[1] ?? "utf-8";
    const body = guardBody(response.body ?? emptyBody(), deadline, maxBytes);
    const tag = tagOf(response.headers);
    const takeCompressed = response instanceof InflatedResponse ? response.takeCompressed : null;
    return { type: type.trim().toLowerCase(), charset, tag, fetchedAt, body, takeCompressed };
  } catch (error) {
    deadline.end();
    answering?.then(discard, () => {});
    if (error instanceof ProblemError || error instanceof ViewerLeft) throw error;
    if (answering === undefined) throw error;
    throw new ProblemError("upstream-unavailable", { cause: error });
  }
}

function requestFor(
  { upstream }: Config,
  { name, id, query }: ApiQuestion,
  previous: PreviousAnswer | undefined,
  signal: AbortSignal,
): Request {
  const { baseUrl, clientId, clientSecret } = upstream;
  return new Request(`${baseUrl}${endpointPath(name, id)}${query ? `?${query}` : ""}`, {
    headers: {
      Accept: "application/json",
      "Accept-Encoding": "gzip",
      Authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`,
      ...(previous === undefined ? {} : { "If-None-Match": previous.tag }),
      "User-Agent": "countboard",
    },
    redirect: "manual",
    signal,
  });
}

/** Maximum age that a shared cache may report, in milliseconds; a higher one is ignored. */
const maxAgeMs = day;

/** The time of an answer: a shared cache before the API reports it in a header, in seconds since 1970. */
function fetchTime(headers: Headers, now: number): number {
  const header = headers.get("X-Countboard-Fetched-At") ?? "";
  const time = /^\d+(\.\d+)?$/.test(header) ? Number(header) * 1000 : Number.NaN;
  return time <= now && time > now - maxAgeMs ? time : now;
}

/** Longer entity tags are ignored, in characters: they would take more memory than what they spare. */
const maxTagLength = 256;

/** The answer's entity tag; `null` for one that cannot be sent back. */
function tagOf(headers: Headers): string | null {
  const tag = headers.get("ETag") ?? "";
  return tag.length <= maxTagLength && /^(W\/)?"[!#-~]*"$/.test(tag) ? tag : null;
}

/** Rejects an answer by its `Content-Length`; without one, a large body fails during its transfer. */
function refuseLength({ headers }: Response, maxBytes: number): void {
  if (Number(headers.get("Content-Length")) > maxBytes)
    throw new ProblemError("upstream-too-large");
}

/** Cancels an unread answer, which frees its connection. */
function discard(response: Response): void {
  if (!response.bodyUsed) response.body?.cancel().catch(() => {});
}

function emptyBody(): Bytes {
  return new ReadableStream({ start: (controller) => controller.close() });
}
