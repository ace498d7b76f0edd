import * as v from "valibot";
import { ProblemError } from "#gateway/http/problem.ts";
import { bodyText } from "./body-text.ts";
import type { RequestContext } from "./request-context.ts";

/** @throws ProblemError `bad-request` for a body that does not fit the schema */
export async function readBody<Schema extends v.GenericSchema>(
  request: RequestContext["request"],
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await bodyText(request, "application/json");
  const body = v.safeParse(schema, parseJson(text));
  if (body.success) return body.output;
  throw new ProblemError("bad-request", {
    detail: `The body is not what this address takes (${v.getDotPath(body.issues[0]) ?? "all of it"}).`,
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
