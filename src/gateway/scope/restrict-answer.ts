import { createHash } from "node:crypto";
import type { Access } from "#contract/access.ts";
import type { Settings } from "#contract/settings.ts";
import type { Asked } from "#gateway/api/endpoint-answer.ts";
import { type Found, unlessLeft } from "#gateway/cache/cache.ts";
import type { Kept } from "#gateway/cache/cached-answer.ts";
import { heldBack } from "#gateway/cache/flight.ts";
import { isKnown } from "#gateway/http/entity-tag.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import type { ViewerRequest } from "#gateway/http/visit.ts";
import type { FilterProof } from "./filter-proof.ts";
import { detailReshaping, hasSomethingToHide, listReshaping } from "./redactions.ts";
import type { Refusals } from "./refusals.ts";
import { type Reshaping, reshape } from "./reshape.ts";
import { isOfWarehouse, warehouseOf } from "./warehouse-of.ts";

/** Larger answers are on their way before they are whole, in bytes. */
const holdBytes = 48 * 1024;

interface LimitParts {
  readonly warehouseBy: Settings["warehouseBy"];
  readonly filters: FilterProof;
  readonly refusals: Refusals;
}

/** What becomes of an answer for those who may not see all of it. */
interface Change {
  /** Tells one change from another. */
  readonly name: string;
  readonly make: () => Reshaping;
}

/** Answers that were changed, by what they were: those who may see the same get the same. */
const changed = new WeakMap<Kept, Map<string, Kept>>();

/**
 * Keeps an answer within what a viewer may see.
 * @returns the answer without what is hidden, under a version of its own
 * @throws ProblemError `out-of-scope` before a byte of it goes out; that of an answer that cannot be read
 */
export async function limit(
  found: Found,
  asked: Asked,
  { warehouseBy, filters, refusals }: LimitParts,
  access: Access,
  { headers, signal }: ViewerRequest,
): Promise<Found> {
  const { name } = asked.question;
  const { scope, hidden } = access;
  const warehouse = scope.kind === "warehouse" ? scope.warehouse : null;
  try {
    if (name === "counting" && warehouse !== null) {
      const own = await unlessLeft(warehouseOf(found.kept.body), signal);
      if (!isOfWarehouse(own, warehouse, warehouseBy)) {
        // What is only there because the API failed must not tell that there is such a counting.
        throw found.stale ?? refusals.refuse(access, asked);
      }
    }
    if (!hasSomethingToHide(name)) return found;
    const isList = name === "countings";
    if (hidden.length === 0 && (!isList || warehouse === null)) return found;
    const isTotalOurs =
      isList && warehouse !== null && (await unlessLeft(filters.holds(warehouse), signal));
    const kept = changedKept(found.kept, {
      name: JSON.stringify([hidden, isList ? warehouse : null, isTotalOurs]),
      make: () =>
        isList
          ? listReshaping({ hidden, warehouse, isTotalOurs, warehouseBy })
          : detailReshaping(hidden),
    });
    // Who has it already needs no body.
    if (isKnown(headers.get("If-None-Match"), kept.tags)) return { ...found, kept };
    const { body } = kept;
    const isOver = () => body.isWhole() || body.fault() !== undefined;
    const source = found.kept.body;
    const isWaiting = () => !source.isWhole() && source.isWaiting();
    await unlessLeft(heldBack(body, holdBytes, isOver, isWaiting), signal);
    const fault = body.fault();
    if (fault === undefined) return { ...found, kept };
    throw fault instanceof ProblemError ? fault : new ProblemError("upstream-not-json");
  } catch (error) {
    found.leave();
    throw error;
  }
}

function changedKept(kept: Kept, { name, make }: Change): Kept {
  const ofKept = changed.get(kept) ?? new Map<string, Kept>();
  changed.set(kept, ofKept);
  const known = ofKept.get(name);
  if (known !== undefined) return known;
  const mark = createHash("sha256").update(name).digest("base64url").slice(0, 8);
  const { body } = kept;
  const made: Kept = {
    ...kept,
    tags: kept.tags.map((tag) => tag.replace(/"$/, `.${mark}"`)),
    get body() {
      return body.changed(name, (plain) => reshape(plain, make()));
    },
  };
  ofKept.set(name, made);
  return made;
}
