import { type ListParameter, listParameters } from "./parameters.ts";

/** The address of an operation of the API; `endpoint-rules.ts` has its rules. */
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
