import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { envelopeSchema } from "#contract/envelope.ts";
import { type Bytes, readText } from "./body.ts";
import type { Config } from "./config.ts";
import { normaliseEnvelope } from "./envelope.ts";
import { importLogBody } from "./import-log.ts";
import { peek } from "./json-start.ts";
import { readListQuery, readParameters, upstreamQuery } from "./list-query.ts";
import { isJson } from "./media-type.ts";
import type { Positions } from "./positions.ts";
import { ProblemError } from "./problem.ts";
import { type Answer, askUpstream, type Fetch, type Question } from "./upstream.ts";

/** What an endpoint needs to answer. */
export interface EndpointParts {
  readonly config: Config;
  readonly fetch: Fetch;
  readonly positions: Positions;
  /** Told when a link of the upstream's is refused. */
  readonly onRefusedLink: () => void;
}

/** What a viewer asks of an endpoint. */
export interface ViewerQuestion {
  readonly name: EndpointName;
  /** Decoded id, for endpoints with one in their path. */
  readonly id: string | undefined;
  /** Encoded query, as the viewer sent it. */
  readonly query: string;
  /** Aborts when the viewer leaves. */
  readonly viewer: AbortSignal;
}

/**
 * The JSON body with which an endpoint answers. Details and logs are passed on while they come; one
 * that breaks off ends in an error, never in a shorter success.
 * @throws ProblemError; ViewerLeft
 */
export async function endpointBody(
  parts: EndpointParts,
  { name, id, query, viewer }: ViewerQuestion,
): Promise<Bytes | string> {
  const ask = (question: Question) => askUpstream(parts.config, parts.fetch, question, viewer);
  if (name === "countings") return listBody(parts, query, ask);
  readParameters(query, []);
  const answer = await ask({ name, id });
  if (name === "importErrorLog") return importLogBody(answer);
  if (name === "counting") return detailBody(answer);
  const types = endpoints.incidentTypes.response.safeParse(await readJson(answer));
  if (!types.success) throw new ProblemError("upstream-not-json");
  return JSON.stringify(types.data);
}

async function listBody(
  { config, positions, onRefusedLink }: EndpointParts,
  query: string,
  ask: (question: Question) => Promise<Answer>,
): Promise<string> {
  const { dialect } = config.upstream;
  const asked = readListQuery(query);
  const answer = await ask({ name: "countings", query: upstreamQuery(asked, dialect, positions) });
  const envelope = envelopeSchema.safeParse(await readJson(answer));
  if (!envelope.success) throw new ProblemError("upstream-not-json");
  const parts = { dialect, positions, onRefused: onRefusedLink };
  return JSON.stringify(normaliseEnvelope(envelope.data, asked, parts));
}

async function detailBody(answer: Answer): Promise<Bytes> {
  await refuseOtherThanJson(answer);
  const { first, body } = await peek(answer.body);
  if (first === "{") return body;
  await body.cancel();
  throw new ProblemError("upstream-not-json");
}

async function readJson(answer: Answer): Promise<unknown> {
  await refuseOtherThanJson(answer);
  const text = await readText(answer.body);
  try {
    return JSON.parse(text);
  } catch {
    throw new ProblemError("upstream-not-json");
  }
}

async function refuseOtherThanJson({ type, body }: Answer): Promise<void> {
  if (isJson(type)) return;
  await body.cancel();
  throw new ProblemError("upstream-not-json");
}
