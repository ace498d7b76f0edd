import { createHmac } from "node:crypto";
import type { RequestContext, Viewer } from "#gateway/access/request-context.ts";
import { accepts, gzipBody } from "#gateway/http/compress.ts";
import { isKnown } from "#gateway/http/entity-tag.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { redactedHeaders } from "#gateway/scope/redacted-headers.ts";
import { historyBase, questionAt } from "./asked-question.ts";
import type { HistoryQuestions } from "./history-questions.ts";

/** Shorter bodies are not compressed, in characters. */
const minCompressed = 1000;

/**
 * Answers the questions below `/api/v1/history/`; `undefined` for other paths.
 * @param key makes entity tags, which confirm no guess of hidden content
 */
export function createHistoryRoute(ask: HistoryQuestions, key: Buffer) {
  const answer = async (context: RequestContext, viewer: Viewer): Promise<Response> => {
    const { request, target, requestLog } = context;
    requestLog.route = `${historyBase}*`;
    const name = questionAt(target.path);
    if (name === undefined) throw new ProblemError("not-found");
    requestLog.route = target.path;
    const body = await ask(name, target.query, viewer, request.signal);
    const tag = tagOf(key, name, body);
    return typeof body === "string"
      ? respond(body, tag, context, viewer)
      : respondWithFile(body, name, tag, viewer);
  };
  return (context: RequestContext, viewer: Viewer): Promise<Response> | undefined =>
    context.target.path.startsWith(historyBase) ? answer(context, viewer) : undefined;
}

function tagOf(key: Buffer, name: string, body: string | Uint8Array): string {
  const sum = createHmac("sha256", key).update(`${name}\n`).update(body).digest("base64url");
  return `W/"${sum.slice(0, 22)}"`;
}

/** Like any answer it is private to its viewer, who keeps the file on purpose. */
function respondWithFile(
  body: Uint8Array,
  name: string,
  tag: string,
  { access }: Viewer,
): Response {
  return new Response(Uint8Array.from(body), {
    headers: {
      ...redactedHeaders({}, access),
      ETag: tag,
      "Content-Type": "application/vnd.apache.parquet",
      "Content-Disposition": `attachment; filename="history-${name}.parquet"`,
    },
  });
}

function respond(
  body: string,
  tag: string,
  { request: { headers } }: RequestContext,
  { access }: Viewer,
): Response {
  const shared = { ETag: tag, Vary: "Accept-Encoding", ...redactedHeaders({}, access) };
  if (isKnown(headers.get("If-None-Match"), [tag])) {
    return new Response(null, { status: 304, headers: shared });
  }
  const isCompressed =
    body.length > minCompressed && accepts("gzip", headers.get("Accept-Encoding"));
  const coding = isCompressed ? { "Content-Encoding": "gzip" } : {};
  return new Response(isCompressed ? gzipBody(new Blob([body]).stream()) : body, {
    headers: { ...shared, ...coding, "Content-Type": "application/json" },
  });
}
