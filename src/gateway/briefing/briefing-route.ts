import { acceptedTags, chooseLocale } from "#contract/languages.ts";
import type { WorkHours, WorkRule } from "#contract/work-hours.ts";
import { type BriefedCounting, briefedGroups } from "#domain/briefing/briefed-counting.ts";
import { briefingOf } from "#domain/briefing/briefing.ts";
import { shownEnds } from "#domain/counting/outlook.ts";
import { ageing } from "#domain/time/ageing.ts";
import { isTimeZone } from "#domain/time/time-zone.ts";
import { parseWorkRule } from "#domain/time/work-shifts.ts";
import { briefingTexts } from "#format/briefing.ts";
import type { BriefingAction } from "#format/briefing-actions.ts";
import {
  briefingAsText,
  briefingNotes,
  briefingSummary,
  plainText,
} from "#format/briefing-as-text.ts";
import { createFormat, type Format } from "#format/format.ts";
import { writtenMoment } from "#format/written-moment.ts";
import { isEncrypted } from "#gateway/access/cookies.ts";
import type { RequestContext, Viewer } from "#gateway/access/request-context.ts";
import { readParameters } from "#gateway/api/list-query.ts";
import { setNewest } from "#gateway/cache/set-newest.ts";
import type { Config } from "#gateway/config/config.ts";
import { inBase } from "#gateway/http/base-path.ts";
import { yieldToEventLoop } from "#gateway/http/event-loop.ts";
import { httpDate } from "#gateway/http/http-date.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import type { ViewerRequest } from "#gateway/http/viewer-request.ts";
import type { MissBudget } from "#gateway/operations/miss-budget.ts";
import { redactedHeaders } from "#gateway/scope/redacted-headers.ts";
import type { Units } from "#messages/en/units.ts";
import { paths } from "#routes.ts";
import { briefingMessages } from "./briefing-messages.ts";
import type { BriefingSource, FindBriefing } from "./briefing-source.ts";
import { prefersJson } from "./prefers-json.ts";

export const briefingPath = "/api/v1/briefing";

interface RouteParts {
  readonly config: Config;
  readonly sourceOf: FindBriefing;
  readonly budget: MissBudget;
}

/** Formats and working hours that are remembered at most: making one takes longer than writing a briefing. */
const maxRemembered = 100;

/** Answers with the sentences of the page's briefing within the viewer's scope: as text, or as JSON by `Accept`. */
export function createBriefingRoute({ config, sourceOf, budget }: RouteParts) {
  const formats = new Map<string, Format>();

  const formatOf = (locale: string, timeZone: string, units: Units) => {
    const key = `${locale} ${timeZone}`;
    const known = formats.get(key);
    if (known) return known;
    const format = createFormat({ locale, timeZone, currency: config.currency, units });
    setNewest(formats, key, format, maxRemembered);
    return format;
  };

  const rules = new Map<string, WorkRule>();
  /** The viewer's hours count only where the gateway has set none. */
  const hoursOf = (written: string | undefined, timeZone: string): WorkHours => {
    const own = config.workHours(Date.now());
    if (written === undefined) return own;
    const key = `${timeZone} ${written}`;
    const rule = rules.get(key) ?? ruleOf(written, timeZone);
    setNewest(rules, key, rule, maxRemembered);
    return own ?? [rule];
  };

  const answer = async (
    { request, target }: RequestContext,
    { access }: Viewer,
  ): Promise<Response> => {
    const { lang = null, tz, hours } = readParameters(target.query, ["lang", "tz", "hours"]);
    const accepted = acceptedTags(request.headers.get("Accept-Language"));
    const { language, locale } = chooseLocale(lang, accepted);
    const timeZone = zoneOf(tz ?? config.timeZone ?? "UTC");
    const messages = briefingMessages[language];
    const format = formatOf(locale, timeZone, messages.units);
    const workHours = hoursOf(hours, timeZone);
    const source = await sourceOf(access, workHours, request.signal);
    // Viewers who wait for the same lines would otherwise all be answered in one turn.
    await yieldToEventLoop();
    const written = write(source, { origin: originOf(request, config), config, messages, format });
    const headers = {
      "Cache-Control": "no-store",
      "Content-Language": locale,
      Date: httpDate(),
      Vary: "Accept, Accept-Language",
      "X-Fetched-At": new Date(source.fetchedAt).toISOString(),
      ...(source.stale && { "X-Stale": source.stale.problem.code }),
      ...redactedHeaders({}, access),
    };
    if (prefersJson(request.headers.get("Accept"))) {
      return Response.json({ ...written.data(), timeZone, language: locale }, { headers });
    }
    return new Response(`${written.text()}\n`, {
      headers: { ...headers, "Content-Type": "text/plain; charset=utf-8" },
    });
  };

  return async (context: RequestContext, viewer: Viewer): Promise<Response> => {
    context.requestLog.route = briefingPath;
    const end = viewer.id === undefined ? undefined : budget.begin(viewer.id);
    try {
      return await answer(context, viewer);
    } finally {
      end?.("computed");
    }
  };
}

/** @throws ProblemError `bad-request` for text that names no hours */
function ruleOf(written: string, timeZone: string): WorkRule {
  const rule = parseWorkRule(written, timeZone);
  if (rule) return rule;
  throw new ProblemError("bad-request", {
    detail: "The parameter hours is working hours such as Mo-Fr 06:00-22:00.",
  });
}

/** @throws ProblemError `bad-request` for a zone that does not exist */
function zoneOf(name: string): string {
  if (isTimeZone(name)) return name;
  throw new ProblemError("bad-request", {
    detail: "The parameter tz is a time zone such as Europe/Madrid.",
  });
}

/** The origin under which people reach the gateway, else this viewer; empty where the request does not name it. */
function originOf(request: ViewerRequest, { publicUrl }: Config): string {
  if (publicUrl !== null) return new URL(publicUrl).origin;
  const host = request.headers.get("Host") ?? "";
  if (!/^[\w.:[\]-]+$/.test(host)) return "";
  return `${isEncrypted(request) ? "https" : "http"}://${host}`;
}

interface Writing {
  /** Of the addresses in the text. */
  readonly origin: string;
  readonly config: Config;
  readonly messages: (typeof briefingMessages)["en"];
  readonly format: Format;
}

/** The briefing as text and as data, each made where it is wanted; without sentences while its figures are stale. */
function write(
  { now, fetchedAt, isComplete, countings, notRead }: BriefingSource,
  { origin, config, messages, format }: Writing,
) {
  const { briefing: t } = messages;
  const moment = writtenMoment(format);
  const title = t.title;
  const at = new Date(now).toISOString();
  if (ageing(now - fetchedAt, config.pollSeconds * 1000) === "stale") {
    const notes = [t.stale];
    return {
      text: () => [`${title}, ${t.zone(moment(fetchedAt), format.timeZone)}`, ...notes].join("\n"),
      data: () => ({
        title,
        at,
        state: "stale",
        summary: null,
        counts: null,
        countings: [],
        sentences: [],
        notes,
      }),
    };
  }
  const { active, finished } = briefedGroups(countings, now);
  const briefing = briefingOf(active, true, finished);
  const texts = briefingTexts(briefing, { now, messages, format, countings });
  const search = isComplete ? null : "incomplete";
  const { unjudged } = briefing.counts;
  const gaps = { search, notRead, unjudged, savesData: false } as const;
  const notes = briefingNotes(gaps, messages, format);
  const pathOf = ({ counting, query }: BriefingAction) =>
    inBase(config, `${paths.counting(counting)}${query && `?${query}`}`);
  const addressOf = (action: BriefingAction) => `${origin}${pathOf(action)}`;
  return {
    text: () => briefingAsText({ texts, notes, moment: moment(now), addressOf }, messages, format),
    data: () => ({
      title,
      at,
      state: notes.length > 0 ? "partial" : "ready",
      summary: briefingSummary(briefing.counts, messages, format),
      counts: briefing.counts,
      countings: active.map((counting) => ({
        id: counting.id,
        path: inBase(config, paths.counting(counting.id)),
        ...verdictOf(counting),
      })),
      sentences: texts.map((text) => ({
        kind: text.kind,
        attention: text.attention,
        text: plainText(text),
        countings: text.countings.map((id) => ({ id, path: inBase(config, paths.counting(id)) })),
        action: text.action && { text: text.action.text, path: pathOf(text.action) },
      })),
      notes,
    }),
  };
}

/** Whether a counting will be done in time, and its ends as every place shows them: twice the same where it has one. */
function verdictOf({ conclusion }: BriefedCounting) {
  const ends = shownEnds(conclusion);
  return {
    conclusion: conclusion.kind,
    doneEarliest: ends && new Date(ends.early).toISOString(),
    doneLatest: ends && new Date(ends.late).toISOString(),
  };
}
