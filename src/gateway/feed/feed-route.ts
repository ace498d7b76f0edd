import { createHmac } from "node:crypto";
import * as v from "valibot";
import { countRecordHeader, countRecordSchema } from "#contract/count-record.ts";
import { envelopeSchema } from "#contract/envelope.ts";
import { type FeedName, feedPath, feeds } from "#contract/feed.ts";
import { calendarOf } from "#domain/time/work-calendars.ts";
import { cookieName, isEncrypted } from "#gateway/access/cookies.ts";
import type { RequestContext, Viewer } from "#gateway/access/request-context.ts";
import type { Config } from "#gateway/config/config.ts";
import type { HistoryQuestions } from "#gateway/history/history-questions.ts";
import type { History } from "#gateway/history/supervisor.ts";
import { inBase } from "#gateway/http/base-path.ts";
import { isKnown } from "#gateway/http/entity-tag.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { readLines } from "#gateway/json/read-lines.ts";
import type { MissBudget } from "#gateway/operations/miss-budget.ts";
import { redactedHeaders } from "#gateway/scope/redacted-headers.ts";
import { NotAsked } from "#gateway/upstream/pause.ts";
import { countingColumns, countingValues } from "./counting-columns.ts";
import { createFeedBodies, type FeedBody } from "./feed-bodies.ts";
import type { FeedSource } from "./feed-source.ts";
import { type FeedRequest, readFeedTarget } from "./feed-target.ts";
import { figuresText } from "./figures-text.ts";
import { historySource } from "./history-source.ts";
import { lineColumns, lineValues } from "./line-columns.ts";
import { openApi } from "./openapi.ts";
import { createRowWriter } from "./write-rows.ts";

interface RouteParts {
  readonly config: Config;
  /** Answers as viewers' pages are answered, in the viewer's scope and without what is hidden. */
  readonly answerApi: (context: RequestContext, viewer: Viewer) => Promise<Response>;
  readonly askHistory: HistoryQuestions;
  /** `undefined` without an archive. */
  readonly history: Pick<History, "state"> | undefined;
  readonly budget: MissBudget;
  /** Makes entity tags, which confirm no guess of hidden content. */
  readonly key: Buffer;
  /** Of the gateway, since another version may write the same figures in another way. */
  readonly build: string;
}

const feedBase = "/feed/";

/** Too many feeds wait for their turn. */
const tooManyWait = { detail: "Too many feeds are made at once. Ask again soon.", retryAfter: 10 };

/**
 * Answers the feeds below `/feed/` and their description; `undefined` for other paths. A feed reads what a page would,
 * by the same code, and writes it as rows. It is complete, or a problem: a program that is told half of a table does not
 * notice.
 */
export function createFeedRoute(parts: RouteParts) {
  const { config, answerApi, askHistory, budget, key, build } = parts;
  const bodies = createFeedBodies();
  const describe = createDescribe();

  const tagOf = (name: FeedName, version: string): string => {
    const text = `feed\n${build}\n${name}\n${version}`;
    return `W/"${createHmac("sha256", key).update(text).digest("base64url").slice(0, 22)}"`;
  };

  /** The answer that a page would get at an address below `/api`. */
  const readApi = async (context: RequestContext, viewer: Viewer, path: string, query: string) => {
    const { request, requestLog } = context;
    const sent = request.headers;
    const headers = {
      get(name: string) {
        if (/^(accept|accept-encoding)$/i.test(name)) return null;
        // A conditional request waits for the whole answer, whose tag then names its content.
        return name.toLowerCase() === "if-none-match" ? '"none"' : sent.get(name);
      },
    };
    const { signal, url } = request;
    const asked = { method: "GET", url, signal, headers, body: null };
    const log = { ...requestLog };
    const answer = await answerApi(
      { ...context, request: asked, target: { path, query }, requestLog: log },
      viewer,
    );
    requestLog.cache = log.cache;
    return answer;
  };
  const momentOf = (answer: Response) => {
    const fetchedAt = Date.parse(answer.headers.get("X-Fetched-At") ?? "");
    const hours = config.workHours(fetchedAt);
    return { now: fetchedAt, calendarOf: (code: string) => calendarOf(hours, code) };
  };
  const toldBy = ({ headers }: Response): Record<string, string> => {
    const stale = headers.get("X-Stale");
    return {
      "X-Fetched-At": headers.get("X-Fetched-At") ?? "",
      ...(stale !== null && { "X-Stale": stale }),
    };
  };

  const isListed = async (context: RequestContext, viewer: Viewer, warehouse: string) => {
    const query = String(new URLSearchParams({ warehouse, limit: "1" }));
    try {
      const answer = await readApi(context, viewer, "/api/v1/countings", query);
      return v.parse(envelopeSchema, await answer.json()).items.length > 0;
    } catch (error) {
      // An API whose warehouses have numbers may refuse a text.
      if (error instanceof ProblemError && error.problem.code === "upstream-rejected") return false;
      throw error;
    }
  };

  const countings = async (
    context: RequestContext,
    viewer: Viewer,
    { rowFormat, format, query }: FeedRequest,
  ): Promise<FeedSource> => {
    const answer = await readApi(context, viewer, "/api/v1/countings", query);
    const { items, meta } = v.parse(envelopeSchema, await answer.json());
    const at = momentOf(answer);
    const writer = createRowWriter(countingColumns, rowFormat);
    const next = meta.cursor
      ? nextAddress(context, { format, rowFormat, query }, meta.cursor)
      : null;
    return {
      version: `${answer.headers.get("ETag")} ${at.now}`,
      async *texts() {
        yield writer.begin();
        for (const item of items) yield writer.row(countingValues(item, at));
        yield writer.end(next);
      },
      headers: {
        ...toldBy(answer),
        "Content-Type": writer.mediaType,
        ...(next !== null && { Link: `<${next}>; rel="next"` }),
      },
      cancel() {},
    };
  };

  const lines = async (
    context: RequestContext,
    viewer: Viewer,
    { rowFormat, segment }: FeedRequest,
  ): Promise<FeedSource> => {
    const answer = await readApi(context, viewer, `/api/v1/countings/${segment}`, "");
    const writer = createRowWriter(lineColumns, rowFormat);
    return {
      version: answer.headers.get("ETag") ?? "",
      async *texts() {
        yield writer.begin();
        let rows = "";
        const reading = readLines(
          bodyOf(answer),
          { line: (value) => (rows += writer.row(lineValues(value))) },
          context.request.signal,
        );
        for await (const _ of reading) {
          yield rows;
          rows = "";
        }
        yield rows + writer.end();
      },
      headers: { ...toldBy(answer), "Content-Type": writer.mediaType },
      cancel: () => void answer.body?.cancel().catch(() => {}),
    };
  };

  const figures = async (
    context: RequestContext,
    viewer: Viewer,
    { segment }: FeedRequest,
  ): Promise<FeedSource> => {
    const answer = await readApi(context, viewer, `/api/v1/countings/${segment}`, "");
    const moment = momentOf(answer);
    const record = recordIn(answer);
    const { hidden } = viewer.access;
    const { signal } = context.request;
    return {
      version: `${answer.headers.get("ETag")} ${moment.now}`,
      async *texts() {
        yield await figuresText(bodyOf(answer), { ...moment, record, hidden, signal });
      },
      headers: { ...toldBy(answer), "Content-Type": "application/json" },
      cancel: () => void answer.body?.cancel().catch(() => {}),
    };
  };

  const history = (
    context: RequestContext,
    viewer: Viewer,
    asked: FeedRequest,
  ): Promise<FeedSource> =>
    historySource(
      { askHistory, archive: parts.history, warehouseBy: config.upstream.warehouseBy },
      {
        asked,
        viewer,
        signal: context.request.signal,
        isListed: (warehouse) => isListed(context, viewer, warehouse),
      },
    );

  const sources = { countings, lines, figures, history } as const;

  const make = async (tag: string, source: FeedSource, context: RequestContext, viewer: Viewer) => {
    const end = viewer.id === undefined ? undefined : budget.begin(viewer.id);
    try {
      return await bodies.make(tag, source.texts, context.request.signal);
    } catch (error) {
      throw error instanceof NotAsked ? new ProblemError("rate-limited", tooManyWait) : error;
    } finally {
      // One that was made by another request meanwhile has not been read; one that is being read stays.
      source.cancel();
      end?.("computed");
    }
  };

  const answer = async (context: RequestContext, viewer: Viewer): Promise<Response> => {
    const { request, target, requestLog } = context;
    requestLog.route = `${feedBase}*`;
    const asked = readFeedTarget(target);
    requestLog.route = `${feeds[asked.name].path}.${asked.format}`;
    const source = await sources[asked.name](context, viewer, asked);
    const form = JSON.stringify([asked.rowFormat, viewer.access.hidden, context.basePath]);
    const tag = tagOf(asked.name, `${form} ${asked.query} ${source.version}`);
    const headers = {
      ...redactedHeaders({}, viewer.access),
      ...source.headers,
      "Cache-Control": "no-store",
      ETag: tag,
    };
    if (isKnown(request.headers.get("If-None-Match"), [tag])) {
      source.cancel();
      return new Response(null, { status: 304, headers });
    }
    const known = bodies.known(tag);
    if (known !== undefined) source.cancel();
    const body = known ?? (await make(tag, source, context, viewer));
    return respond(body, headers, request.method === "HEAD");
  };
  return (context: RequestContext, viewer: Viewer): Response | Promise<Response> | undefined => {
    if (context.target.path === "/openapi.json") return describe(context);
    return context.target.path.startsWith(feedBase) ? answer(context, viewer) : undefined;
  };
}

function createDescribe() {
  /** By the name of the session's cookie, one of two: making a description takes the processor for 30 ms. */
  const texts = new Map<string, string>();
  return ({ request, basePath, requestLog }: RequestContext): Response => {
    requestLog.route = "/openapi.json";
    const cookie = cookieName("session", basePath, isEncrypted(request));
    const text = texts.get(cookie) ?? JSON.stringify(openApi(basePath, cookie));
    texts.set(cookie, text);
    const headers = { "Content-Type": "application/json", "Cache-Control": "no-store" };
    return new Response(text, { headers });
  };
}

function respond(
  { stream, length }: FeedBody,
  headers: Record<string, string>,
  isHead: boolean,
): Response {
  const sized = length === undefined ? headers : { ...headers, "Content-Length": String(length) };
  const body = stream();
  if (!isHead) return new Response(body, { headers: sized });
  body.cancel().catch(() => {});
  return new Response(null, { headers: sized });
}

function bodyOf({ body }: Response) {
  if (body === null) throw new ProblemError("upstream-not-json");
  return body;
}

function recordIn({ headers }: Response) {
  const text = headers.get(countRecordHeader);
  return text === null ? undefined : v.parse(countRecordSchema, JSON.parse(text));
}

/** The address of the next page in the same form. */
function nextAddress(
  context: RequestContext,
  { format, rowFormat, query }: Pick<FeedRequest, "format" | "rowFormat" | "query">,
  cursor: string,
): string {
  const parameters = new URLSearchParams(query);
  parameters.set("cursor", cursor);
  if (rowFormat.kind === "csv") {
    const given = new URLSearchParams(context.target.query);
    for (const name of ["separator", "decimal"]) {
      const value = given.get(name);
      if (value !== null) parameters.set(name, value);
    }
  }
  return `${inBase(context, feedPath("countings", format))}?${parameters}`;
}
