import { createHmac } from "node:crypto";
import type { RequestContext, Viewer } from "#gateway/access/request-context.ts";
import { createSharing } from "#gateway/briefing/sharing.ts";
import type { Config } from "#gateway/config/config.ts";
import { accepts, gzipBody } from "#gateway/http/compress.ts";
import { isKnown } from "#gateway/http/entity-tag.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import type { MissBudget } from "#gateway/operations/miss-budget.ts";
import { redactedHeaders } from "#gateway/scope/redacted-headers.ts";
import { type AskedQuestion, askedQuestion, historyBase, questionAt } from "./asked-question.ts";
import type { EngineAnswer } from "./protocol.ts";
import { type Archived, stateAnswer } from "./state-answer.ts";
import type { History } from "./supervisor.ts";

interface RouteParts {
  readonly config: Pick<Config, "timeZone" | "upstream">;
  /** Without an archive there is no history. */
  readonly history: Pick<History, "state" | "ask"> | undefined;
  readonly budget: MissBudget;
  /** Makes entity tags, which confirm no guess of hidden content. */
  readonly key: Buffer;
}

/** Questions of a viewer that are computed at once or wait: fewer than the engine takes, so that there is room for others. */
const maxOfViewer = 20;

/** Shorter bodies are not compressed, in characters. */
const minCompressed = 1000;

/** Answers the questions below `/api/v1/history/`; `undefined` for other paths. */
export function createHistoryRoute({ config, history, budget, key }: RouteParts) {
  const share = createSharing<EngineAnswer>();
  /** What the archive had when the engine last answered, by warehouse. */
  const archived = new Map<string | null, Archived>();
  const asking = new Map<string, number>();

  const compute = async (
    work: () => Promise<EngineAnswer>,
    id: string | undefined,
  ): Promise<EngineAnswer> => {
    // Without an id they cannot be told apart.
    if (id === undefined) return work();
    const others = asking.get(id) ?? 0;
    if (others >= maxOfViewer) throw new ProblemError("rate-limited", { retryAfter: 1 });
    asking.set(id, others + 1);
    try {
      return await work();
    } finally {
      const left = (asking.get(id) ?? 1) - 1;
      if (left > 0) asking.set(id, left);
      else asking.delete(id);
    }
  };

  const ask = (
    question: AskedQuestion,
    { id }: Viewer,
    signal: AbortSignal,
  ): Promise<EngineAnswer> => {
    if (history === undefined) throw new ProblemError("history-off");
    if (history.state().process?.engine === "missing") {
      throw new ProblemError("history-engine-missing");
    }
    const known = {
      ...question,
      warehouseBy: config.upstream.warehouseBy,
      timeZone: config.timeZone ?? "UTC",
    };
    // Viewers who ask the same at the same time share one answer.
    return share(JSON.stringify(known), signal, (shared) =>
      compute(() => history.ask({ ...known, now: Date.now() }, shared), id),
    );
  };

  /** While the engine does not answer, the archive has what it had. */
  const stateOf = async (question: AskedQuestion, viewer: Viewer, signal: AbortSignal) => {
    const { warehouse } = question;
    if (history?.state().process?.engine === "ready") {
      const said = await ask(question, viewer, signal);
      if (said.isAnswered) archived.set(warehouse, JSON.parse(String(said.body)));
    }
    return stateAnswer(history?.state(), archived.get(warehouse) ?? null, viewer.access);
  };

  const bodyOf = async (
    question: AskedQuestion,
    viewer: Viewer,
    signal: AbortSignal,
  ): Promise<{ body: string | Uint8Array; isKnown?: true }> => {
    if (question.name === "state") {
      return { body: JSON.stringify(await stateOf(question, viewer, signal)), isKnown: true };
    }
    const said = await ask(question, viewer, signal);
    if (said.isAnswered) return said;
    throw new ProblemError(said.code, { detail: said.detail });
  };

  const answer = async (context: RequestContext, viewer: Viewer): Promise<Response> => {
    const { request, target, requestLog } = context;
    requestLog.route = `${historyBase}*`;
    const name = questionAt(target.path);
    if (name === undefined) throw new ProblemError("not-found");
    requestLog.route = target.path;
    const question = askedQuestion(name, target.query, viewer.access);
    const end = viewer.id === undefined ? undefined : budget.begin(viewer.id);
    let outcome: "answered" | "computed" = "computed";
    try {
      const { body, isKnown } = await bodyOf(question, viewer, request.signal);
      if (isKnown) outcome = "answered";
      const tag = tagOf(key, name, body);
      return typeof body === "string"
        ? respond(body, tag, context, viewer)
        : respondWithFile(body, name, tag, viewer);
    } finally {
      end?.(outcome);
    }
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
