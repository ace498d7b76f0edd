import { type EndpointName, endpointPath } from "#contract/endpoints.ts";
import { type Bytes, guardBody } from "./body.ts";
import type { Config } from "./config.ts";
import { orAborted, startDeadline, ViewerLeft } from "./deadline.ts";
import { ProblemError } from "./problem.ts";
import { refuseStatus } from "./upstream-status.ts";

/** Sends a request to the API: over the network, or to the reference API within this process. */
export type Fetch = (request: Request) => Promise<Response>;

/** What is asked of the API. */
export interface Question {
  readonly name: EndpointName;
  /** Decoded id; only endpoints with one in their path use it. */
  readonly id?: string | undefined;
  /** Encoded query in the API's own dialect, without its question mark. */
  readonly query?: string;
}

/** A success, so far: its body may still break off. */
export interface Answer {
  /** Media type in lower case, without parameters. */
  readonly type: string;
  /** Character encoding of text, as named by the API. */
  readonly charset: string;
  /** Must be read to its end or cancelled. */
  readonly body: Bytes;
}

/**
 * Asks the API. The request is built from scratch: nothing of the viewer's goes along.
 * @param viewer aborts when nobody waits for the answer any more
 * @throws ProblemError for every answer but a 200, and for none; ViewerLeft
 */
export async function askUpstream(
  config: Config,
  fetch: Fetch,
  { name, id, query }: Question,
  viewer: AbortSignal,
): Promise<Answer> {
  const { baseUrl, clientId, clientSecret } = config.upstream;
  const deadline = startDeadline(config.upstreamTimeoutSeconds, viewer);
  const request = new Request(`${baseUrl}${endpointPath(name, id)}${query ? `?${query}` : ""}`, {
    headers: {
      Accept: "application/json",
      "Accept-Encoding": "gzip",
      Authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`,
      "User-Agent": "countboard",
    },
    redirect: "manual",
    signal: deadline.signal,
  });
  const answering = (async () => fetch(request))();
  try {
    const response = await orAborted(answering, deadline.signal);
    try {
      refuseStatus(name, response, Date.now());
      refuseLength(response, config.maxBodyBytes);
    } catch (problem) {
      discard(response);
      throw problem;
    }
    const [type = "", ...parameters] = (response.headers.get("Content-Type") ?? "").split(";");
    const charset = /charset="?([^"\s]+)/i.exec(parameters.join(";"))?.[1] ?? "utf-8";
    const body = guardBody(response.body ?? emptyBody(), deadline, config.maxBodyBytes);
    return { type: type.trim().toLowerCase(), charset, body };
  } catch (error) {
    deadline.end();
    answering.then(discard, () => {});
    if (error instanceof ProblemError || error instanceof ViewerLeft) throw error;
    throw new ProblemError("upstream-unavailable");
  }
}

/** An answer that says beforehand that it is too large is refused in words; any other is cut off on its way. */
function refuseLength({ headers }: Response, maxBytes: number): void {
  if (Number(headers.get("Content-Length")) > maxBytes)
    throw new ProblemError("upstream-too-large");
}

/** Lets go of an answer that nobody will read, and with it of its connection. */
function discard(response: Response): void {
  if (!response.bodyUsed) response.body?.cancel().catch(() => {});
}

function emptyBody(): Bytes {
  return new ReadableStream({ start: (controller) => controller.close() });
}
