import { type EndpointName, endpointPath } from "#contract/endpoints.ts";
import type { Config } from "#gateway/config/config.ts";
import { type Bytes, guardBody } from "#gateway/http/body.ts";
import { orAborted, startDeadline, ViewerLeft } from "#gateway/http/deadline.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { maxBytesOf } from "./body-limits.ts";
import { InflatedResponse, type TakeCompressed } from "./inflated-response.ts";
import { requireSuccess } from "./status.ts";

/**
 * Sends a request to the API: over the network, or to the reference API within this process.
 * @param maxBytes of the body as it travels; a larger one ends in an error
 */
export type Fetch = (request: Request, maxBytes: number) => Promise<Response>;

/** What is asked of the API. */
export interface ApiQuestion {
  readonly name: EndpointName;
  /** Decoded id; only endpoints with one in their path use it. */
  readonly id?: string | undefined;
  /** Encoded query in the API's own dialect, without its question mark. */
  readonly query?: string;
}

/** What an answer of the API's has been so far, to the same question. */
export interface PreviousAnswer {
  /** The entity tag that the API gave it. */
  readonly tag: string;
}

/** The API says that its answer is what it was. */
export interface Unchanged {
  readonly isUnchanged: true;
  /** As with an answer. */
  readonly fetchedAt: number;
}

/** A success, so far: its body may still break off. */
export interface Answer {
  /** Media type in lower case, without parameters. */
  readonly type: string;
  /** Character encoding of text, as named by the API. */
  readonly charset: string;
  /** The API's own name for this version; `null` without one. */
  readonly tag: string | null;
  /** When the API gave it, by this machine's clock, in milliseconds since 1970. */
  readonly fetchedAt: number;
  /** Must be read to its end or cancelled. */
  readonly body: Bytes;
  /** The body as it came, if that was compressed; `null` otherwise. */
  readonly takeCompressed: TakeCompressed | null;
}

/** How an answer is waited for. */
export interface AskUpstreamOptions {
  readonly previous: PreviousAnswer | undefined;
  /** Aborts when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** Called once, when the answer is over, one way or another. */
  readonly onDone: () => void;
  /** Called with the status of the API's answer. */
  readonly onStatus: (status: number) => void;
  /** Called when there is no connection to the API. */
  readonly onUnreachable: () => void;
}

/**
 * Asks the API. The request is built from scratch: nothing of the viewer's goes along.
 * @throws ProblemError for every answer but a 200 or what is unchanged, and for none; ViewerLeft
 */
export async function askUpstream(
  config: Config,
  fetch: Fetch,
  question: ApiQuestion,
  { previous, signal, onDone, onStatus, onUnreachable }: AskUpstreamOptions,
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
      discard(response);
      throw problem;
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
    if (isUnreachable(error)) onUnreachable();
    throw new ProblemError("upstream-unavailable");
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

/** Older than this, in milliseconds, what a cache in between says of an answer's age is not believed. */
const maxAgeMs = 86_400_000;

/** A cache of our own between gateway and API says since when it has the answer, in seconds since 1970. */
function fetchTime(headers: Headers, now: number): number {
  const header = headers.get("X-Countboard-Fetched-At") ?? "";
  const time = /^\d+(\.\d+)?$/.test(header) ? Number(header) * 1000 : Number.NaN;
  return time <= now && time > now - maxAgeMs ? time : now;
}

/** An entity tag that can be sent back; anything else is none. */
function tagOf(headers: Headers): string | null {
  const tag = headers.get("ETag") ?? "";
  return /^(W\/)?"[!#-~]*"$/.test(tag) ? tag : null;
}

/** An answer that says beforehand that it is too large is refused in words; any other is cut off on its way. */
function refuseLength({ headers }: Response, maxBytes: number): void {
  if (Number(headers.get("Content-Length")) > maxBytes)
    throw new ProblemError("upstream-too-large");
}

/** Whether no connection came about; one that breaks off may be the fault of what was asked. */
function isUnreachable(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/.test(code);
}

/** Lets go of an answer that nobody will read, and with it of its connection. */
function discard(response: Response): void {
  if (!response.bodyUsed) response.body?.cancel().catch(() => {});
}

function emptyBody(): Bytes {
  return new ReadableStream({ start: (controller) => controller.close() });
}
