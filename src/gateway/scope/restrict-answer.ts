import { createHash } from "node:crypto";
import type { Access } from "#contract/access.ts";
import { endpoints } from "#contract/endpoints.ts";
import type { Settings } from "#contract/settings.ts";
import type { ApiRequest } from "#gateway/api/endpoint-answer.ts";
import type { CachedResult } from "#gateway/cache/cache.ts";
import type { CachedAnswer } from "#gateway/cache/cached-answer.ts";
import { waitUntilSendable } from "#gateway/cache/flight.ts";
import { orViewerLeft } from "#gateway/http/deadline.ts";
import { isKnown } from "#gateway/http/entity-tag.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import type { ViewerRequest } from "#gateway/http/viewer-request.ts";
import type { FilterProof } from "./filter-proof.ts";
import { redactionOf, reshapingOf } from "./redactions.ts";
import type { Refusals } from "./refusals.ts";
import { type Reshaping, reshape } from "./reshape.ts";
import { isOfWarehouse, warehouseOf } from "./warehouse-of.ts";

/** Larger answers are sent before they are complete, in bytes. */
const holdBytes = 48 * 1024;

interface Restrictions {
  readonly access: Access;
  readonly request: ViewerRequest;
  readonly warehouseBy: Settings["warehouseBy"];
  readonly filters: FilterProof;
  readonly refusals: Refusals;
}

interface NamedReshaping {
  /** Identifies the reshaping. */
  readonly name: string;
  readonly make: () => Reshaping;
}

/** Reshaped answers by original and name, shared by viewers with the same access. */
const reshaped = new WeakMap<CachedAnswer, Map<string, CachedAnswer>>();

/**
 * Restricts an answer to a viewer's access.
 * @returns the answer without hidden fields, with separate entity tags
 * @throws ProblemError `out-of-scope` before any byte is sent; the error of an unreadable answer
 */
export async function restrictAnswer(
  result: CachedResult,
  apiRequest: ApiRequest,
  { warehouseBy, filters, refusals, access, request }: Restrictions,
): Promise<CachedResult> {
  const { headers, signal } = request;
  const { name } = apiRequest.question;
  const { scope, hidden } = access;
  try {
    if (endpoints[name].scope === "counting" && scope.kind === "warehouse") {
      const own = await orViewerLeft(warehouseOf(result.answer.body), signal);
      if (!isOfWarehouse(own, scope.warehouse, warehouseBy)) {
        // A stale answer must not reveal that the counting exists.
        throw result.stale ?? refusals.refuse(access, apiRequest);
      }
    }
    const redaction = redactionOf(name, access);
    if (redaction === null) return result;
    const { warehouse } = redaction;
    const isTotalOurs =
      warehouse !== null && (await orViewerLeft(filters.holds(warehouse), signal));
    const answer = reshapedAnswer(result.answer, {
      name: JSON.stringify([hidden, warehouse, isTotalOurs]),
      make: () => reshapingOf(redaction, { isTotalOurs, warehouseBy }),
    });
    // The viewer has this version already.
    if (isKnown(headers.get("If-None-Match"), answer.tags)) return { ...result, answer };
    const { body } = answer;
    const isOver = () => body.isComplete() || body.fault() !== undefined;
    const source = result.answer.body;
    const isWaiting = () => !source.isComplete() && source.isWaiting();
    await orViewerLeft(waitUntilSendable(body, holdBytes, isOver, isWaiting), signal);
    const fault = body.fault();
    if (fault === undefined) return { ...result, answer };
    throw fault instanceof ProblemError ? fault : new ProblemError("upstream-not-json");
  } catch (error) {
    result.release();
    throw error;
  }
}

function reshapedAnswer(answer: CachedAnswer, { name, make }: NamedReshaping): CachedAnswer {
  const versions = reshaped.get(answer) ?? new Map<string, CachedAnswer>();
  reshaped.set(answer, versions);
  const known = versions.get(name);
  if (known !== undefined) return known;
  const mark = createHash("sha256").update(name).digest("base64url").slice(0, 8);
  const { body } = answer;
  const made: CachedAnswer = {
    ...answer,
    tags: answer.tags.map((tag) => tag.replace(/"$/, `.${mark}"`)),
    get body() {
      return body.transformed(name, (plain) => reshape(plain, make()));
    },
  };
  versions.set(name, made);
  return made;
}
