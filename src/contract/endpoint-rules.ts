import type * as v from "valibot";
import type { Hidden } from "./access.ts";
import { countingSchema } from "./counting.ts";
import type { EndpointName } from "./endpoints.ts";
import { envelopeSchema } from "./envelope.ts";
import { importLogSchema } from "./import-log.ts";
import { incidentTypeSchema, incidentTypesSchema } from "./incident.ts";
import { lineSchema } from "./line.ts";

/** How the gateway reads a body. Nothing but what its schemas name reaches a viewer from whom something is hidden. */
type EndpointBody =
  /** A page of a list: an object whose member `list` has the entries, with its position in `meta`. */
  | { readonly kind: "page"; readonly list: "items"; readonly element: v.GenericSchema }
  /** An object that is passed on while it arrives, with a long list in its member `list`. */
  | { readonly kind: "object"; readonly list: string; readonly element: v.GenericSchema }
  /** A short list, read whole; more than `maxElements` are an error. */
  | {
      readonly kind: "elements";
      readonly element: v.GenericSchema;
      readonly maxElements: number;
    }
  /** One text, as JSON or as plain text. */
  | { readonly kind: "text" };

/**
 * How the gateway treats the answers of an endpoint. Every rule is required, and the gateway refuses an endpoint without
 * one: what it has not been told about an answer, it does not send to a viewer of a part.
 */
export interface EndpointRules {
  /** Schema of a 200 body. A detail's `products` are decoded line by line, by `lineSchema`. */
  readonly response: v.GenericSchema;
  readonly body: EndpointBody;
  /** Maximum size after decompression, in bytes; `setting` is `MAX_BODY_MB`. */
  readonly maxBytes: number | "setting";
  /** What an answer without content means (404, 410; of a text also 204). */
  readonly absence: "not-found" | "no-longer-available";
  /**
   * Who may ask. `everyone`: it belongs to no warehouse. `warehouse`: a list that is filtered by warehouse. `counting`:
   * its id is that of a counting. `all`: only viewers with access to everything.
   */
  readonly scope: "everyone" | "warehouse" | "counting" | "all";
  /**
   * What is left out for viewers from whom costs or names are hidden: paths of fields of a page or an object. `nothing`:
   * it has neither. `everything`: it is refused to these viewers.
   */
  readonly hides: "nothing" | "everything" | Readonly<Record<Hidden, readonly string[]>>;
}

const megabyte = 1_000_000;

/** Free text, which may mention costs or people. */
const texts = ["products.documentation.body", "products.incident.body"];

/** The rules of every endpoint. The page does not load them, since they name all fields. */
export const endpointRules = {
  countings: {
    response: envelopeSchema,
    body: { kind: "page", list: "items", element: countingSchema },
    maxBytes: 8 * megabyte,
    absence: "not-found",
    scope: "warehouse",
    hides: { costs: [], names: ["items.participants.username"] },
  },
  incidentTypes: {
    response: incidentTypesSchema,
    body: { kind: "elements", element: incidentTypeSchema, maxElements: 5000 },
    maxBytes: 8 * megabyte,
    absence: "not-found",
    scope: "everyone",
    hides: "nothing",
  },
  counting: {
    response: countingSchema,
    body: { kind: "object", list: "products", element: lineSchema },
    maxBytes: "setting",
    absence: "not-found",
    scope: "counting",
    hides: {
      costs: [
        "products.costPrice",
        "products.product.costPrice",
        "products.product.metrics.valueAbc",
        "products.product.metrics.valueRanking",
        "products.product.metrics.valueTotal",
        "products.product.metrics.priceAbc",
        "products.product.metrics.priceRanking",
        "products.product.metrics.priceMonth",
        "products.product.metrics.price6Mo",
        "products.product.metrics.priceYear",
        ...texts,
      ],
      names: [
        "participants.username",
        "products.assignedUser.username",
        "products.documentation.user.username",
        ...texts,
      ],
    },
  },
  importErrorLog: {
    response: importLogSchema,
    body: { kind: "text" },
    maxBytes: 32 * megabyte,
    absence: "no-longer-available",
    // A log is free text, which may mention people or costs of any warehouse.
    scope: "all",
    hides: "everything",
  },
} as const satisfies Record<EndpointName, EndpointRules>;

/** The rules of an endpoint; `undefined` while one of them is missing, which the compiler cannot see in every program. */
export function rulesOf(name: EndpointName): EndpointRules | undefined {
  const rules: Partial<EndpointRules> | undefined = endpointRules[name];
  const isDecided = rules?.body && rules.maxBytes && rules.absence && rules.scope && rules.hides;
  return isDecided ? endpointRules[name] : undefined;
}
