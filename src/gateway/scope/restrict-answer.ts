import type { Access } from "#contract/access.ts";
import { endpointRules } from "#contract/endpoints.ts";
import type { Settings } from "#contract/settings.ts";
import type { ApiRequest } from "#gateway/api/endpoint-answer.ts";
import type { CachedResult } from "#gateway/cache/cache.ts";
import type { CachedAnswer } from "#gateway/cache/cached-answer.ts";
import type { CachedBody } from "#gateway/cache/cached-body.ts";
import { waitUntilSendable } from "#gateway/cache/flight.ts";
import { orViewerLeft, settledOrTimeout } from "#gateway/http/deadline.ts";
import { isKnown } from "#gateway/http/entity-tag.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import type { ViewerRequest } from "#gateway/http/viewer-request.ts";
import type { FilterProof } from "./filter-proof.ts";
import type { RedactedVersions } from "./redacted-versions.ts";
import { redactionOf, reshapingOf } from "./redactions.ts";
import type { Refusals } from "./refusals.ts";
import { reshape } from "./reshape.ts";
import { isOfWarehouse, warehouseOf } from "./warehouse-of.ts";

/** Larger answers are sent before they are complete, in bytes. */
const holdBytes = 48 * 1024;

/** How long a conditional request waits for the complete answer, in milliseconds. */
const comparisonTimeoutMs = 10_000;

interface Restrictions {
  readonly access: Access;
  readonly request: ViewerRequest;
  readonly warehouseBy: Settings["warehouseBy"];
  readonly filters: FilterProof;
  readonly refusals: Refusals;
  readonly versions: RedactedVersions;
}

/** By redacted body. */
const lastAnswers = new WeakMap<CachedBody, CachedAnswer>();

/**
 * Restricts an answer to a viewer's access.
 * @returns the answer without hidden fields, with entity tags of their own
 * @throws ProblemError `out-of-scope` before any byte is sent; the error of an unreadable answer
 */
export async function restrictAnswer(
  result: CachedResult,
  apiRequest: ApiRequest,
  { warehouseBy, filters, refusals, versions, access, request }: Restrictions,
): Promise<CachedResult> {
  const { headers, signal } = request;
  const { name } = apiRequest.question;
  const { scope, hidden } = access;
  try {
    if (endpointRules[name].scope === "counting" && scope.kind === "warehouse") {
      const own = await orViewerLeft(warehouseOf(result.answer.body), signal);
      if (!isOfWarehouse(own, scope.warehouse, warehouseBy)) {
        // A stale answer must not reveal that the counting exists.
        throw result.stale ?? refusals.refuse(access, apiRequest);
      }
    }
    const redaction = redactionOf(name, access);
    if (redaction === null) return result;
    const { only } = redaction;
    const isTotalOurs =
      only?.kind === "warehouse" && (await orViewerLeft(filters.holds(only.warehouse), signal));
    const part = only?.kind === "warehouse" ? only.warehouse : only;
    const redactionName = JSON.stringify([hidden, part, isTotalOurs]);
    const source = result.answer;
    const known = versions.known(source, redactionName);
    // The viewer has this version already.
    if (known && isKnown(headers.get("If-None-Match"), known)) {
      return { ...result, answer: { ...source, tags: known } };
    }
    const body = source.body.transformed(redactionName, (plain) =>
      reshape(plain, reshapingOf(redaction, { isTotalOurs, warehouseBy })),
    );
    const isOver = () => body.isComplete() || body.fault() !== undefined;
    const isWaiting = () => !source.body.isComplete() && source.body.isWaiting();
    await orViewerLeft(waitUntilSendable(body, holdBytes, isOver, isWaiting), signal);
    if (headers.get("If-None-Match") !== null && !isOver()) {
      // Only the complete body shows whether it changed.
      await orViewerLeft(settledOrTimeout(body.completed, comparisonTimeoutMs), signal);
    }
    const fault = body.fault();
    if (fault !== undefined) {
      throw fault instanceof ProblemError ? fault : new ProblemError("upstream-not-json");
    }
    const complete = (hash: string) => versions.complete(source, redactionName, body, hash);
    if (body.isComplete()) {
      const tags = complete(await body.completed);
      return { ...result, answer: sameAnswer({ ...source, body, tags }) };
    }
    // Once it is complete, the viewer's tag is one of that version.
    body.completed.then(complete).catch(() => {});
    return { ...result, answer: { ...source, body, tags: [versions.provisional(body)] } };
  } catch (error) {
    result.release();
    throw error;
  }
}

/** The previous object for an equal answer, because cached responses are matched by identity. */
function sameAnswer(answer: CachedAnswer): CachedAnswer {
  const last = lastAnswers.get(answer.body);
  const isSame = last?.fetchedAt === answer.fetchedAt && last.tags.join() === answer.tags.join();
  if (last !== undefined && isSame) return last;
  lastAnswers.set(answer.body, answer);
  return answer;
}
