import * as v from "valibot";
import { type Hidden, hiddenSchema } from "#contract/access.ts";

/** The data that the gateway left out of an answer, by its header; unknown names are ignored. */
export function hiddenOf(headers: Headers): readonly Hidden[] {
  const names = headers.get("X-Countboard-Redacted")?.split(",") ?? [];
  return names.map((name) => name.trim()).filter((name) => v.is(hiddenSchema, name));
}
