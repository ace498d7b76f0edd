import type { Access, Scope } from "#contract/access.ts";
import { type EndpointName, type EndpointRules, endpointRules } from "#contract/endpoints.ts";
import { membersOf } from "#contract/schema-parts.ts";
import type { Settings } from "#contract/settings.ts";
import { outOfScope } from "./in-scope.ts";
import type { Reshaping } from "./reshape.ts";
import { type Picker, pickerOf } from "./shape.ts";
import { isOfWarehouse } from "./warehouse-of.ts";

/** A scope that covers a part of a list. */
type ListScope = Extract<Scope, { kind: "warehouse" | "countings" }>;

/** How an answer is rewritten for a viewer. */
export interface Redaction {
  readonly body: Extract<EndpointRules["body"], { kind: "page" | "object" }>;
  readonly response: EndpointRules["response"];
  /** Paths of the fields that are left out, as is every field beyond the schema; `null` to leave out none. */
  readonly paths: readonly string[] | null;
  /** The scope whose entries of a list alone are sent, even if the API ignores its filter; `null` for all. */
  readonly only: ListScope | null;
}

/**
 * The redaction of an endpoint's answer by its rules; `null` where it is sent as it is.
 * @throws ProblemError `out-of-scope` where the rules ask for what this kind of answer does not allow
 */
export function redactionOf(name: EndpointName, { scope, hidden }: Access): Redaction | null {
  const { body, hides, scope: asked, response }: EndpointRules = endpointRules[name];
  const isPart = scope.kind === "warehouse" || scope.kind === "countings";
  const only = asked === "warehouse" && isPart ? scope : null;
  const isHidden = hidden.length > 0 && hides !== "nothing";
  if (only === null && !isHidden) return null;
  const isPossible = body.kind === "page" || (body.kind === "object" && only === null);
  if (!isPossible || hides === "everything") throw outOfScope();
  const paths = isHidden ? hidden.flatMap((one) => hides[one]) : null;
  return { body, response, paths, only };
}

interface ReshapingOptions {
  /** Whether the API's total is known to cover the redaction's scope only. */
  readonly isTotalOurs: boolean;
  readonly warehouseBy: Settings["warehouseBy"];
}

/** For text of the gateway itself. */
const asItIs: Picker = (value) => value;

export function reshapingOf(redaction: Redaction, options: ReshapingOptions): Reshaping {
  return redaction.body.kind === "page"
    ? pageReshaping(redaction, options)
    : objectReshaping(redaction);
}

function objectReshaping({ body, response, paths }: Redaction): Reshaping {
  const hidden = new Set(paths);
  const members = Object.entries(membersOf(response) ?? {}).map(
    ([key, schema]) => [key, pickerOf(schema, hidden, [key])] as const,
  );
  return {
    list: body.list,
    element: pickerOf(body.element, hidden, [body.list]),
    // A list that is none has an unknown content.
    members: new Map([...members, [body.list, () => null]]),
  };
}

/**
 * A list page without hidden fields and what is out of scope. The total is the page's own count, unless the API's is
 * known to cover this scope only.
 */
function pageReshaping(
  { body, paths, only }: Redaction,
  { isTotalOurs, warehouseBy }: ReshapingOptions,
): Reshaping {
  const pick = paths === null ? asItIs : pickerOf(body.element, new Set(paths), [body.list]);
  const isOurs = (value: unknown) => only === null || isInList(value, only, warehouseBy);
  let sent = 0;
  let isLeftOut = false;
  return {
    list: body.list,
    element(value) {
      if (!isOurs(value)) {
        isLeftOut = true;
        return undefined;
      }
      sent += 1;
      return pick(value);
    },
    // The gateway's own pages write `meta` after the countings.
    members: new Map([
      [
        "meta",
        (meta) =>
          only === null || (isTotalOurs && !isLeftOut) || typeof meta !== "object"
            ? meta
            : { ...meta, total: sent },
      ],
    ]),
  };
}

/** Whether an entry of a list is in scope. */
function isInList(value: unknown, scope: ListScope, warehouseBy: Settings["warehouseBy"]): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (scope.kind === "warehouse") {
    return "warehouse" in value && isOfWarehouse(value.warehouse, scope.warehouse, warehouseBy);
  }
  return "id" in value && typeof value.id === "string" && scope.ids.includes(value.id);
}
