import * as v from "valibot";
import type { Hidden } from "./access.ts";
import { countingSchema } from "./counting.ts";
import { envelopeSchema } from "./envelope.ts";
import { incidentTypeSchema, incidentTypesExample, incidentTypesSchema } from "./incident.ts";
import { lineSchema } from "./line.ts";
import { type ListParameter, listParameters } from "./parameters.ts";

/** The error log of a product import: one text, possibly empty or megabytes long (API text, 4.4). */
export const importLogSchema = v.string();

/** The address of an operation of the API; `endpointRules` has its rules. */
interface Endpoint {
  /** Path below the base URL; `{id}` is one percent-encoded segment. */
  readonly path: string;
  /** Query parameters by their canonical names; no others are supported. */
  readonly parameters: readonly ListParameter[];
}

/**
 * Every operation of the API (API text, section 4), all GET. A fixed path takes precedence over one with
 * `{id}`.
 */
export const endpoints = {
  countings: { path: "/v1/countings", parameters: listParameters },
  incidentTypes: { path: "/v1/countings/incident_types", parameters: [] },
  counting: { path: "/v1/countings/{id}", parameters: [] },
  importErrorLog: { path: "/v1/products/imports/{id}/error-log", parameters: [] },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/**
 * The path of an operation below the base URL, its id encoded as one segment.
 * @param id any text; lone surrogates are replaced, since no URL can contain them. Only operations with `{id}`
 * in their path use it
 */
export function endpointPath(name: EndpointName, id = ""): string {
  return endpoints[name].path.replace("{id}", () => encodeURIComponent(id.toWellFormed()));
}

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
 * one: a viewer of a part of the data gets no answer whose contents are unknown.
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
  /** What the reference API answers at a fixed path for which it makes no answer of its own. */
  readonly example?: unknown;
}

const megabyte = 1_000_000;

/** Free text, which may mention costs or people. */
const texts = ["products.documentation.body", "products.incident.body"];

/** The rules of every endpoint. They name all fields, so they are apart from the paths: the page loads only what it uses. */
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
    example: incidentTypesExample,
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
  const isRead = rules?.response && rules.body && rules.maxBytes && rules.absence;
  const isDecided = isRead && rules.scope && rules.hides;
  return isDecided ? endpointRules[name] : undefined;
}
