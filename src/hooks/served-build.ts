import * as v from "valibot";
import { decode, getJson } from "#transport/get.ts";

const path = "/version";
const schema = v.object({ build: v.string() });

/** The build that the gateway serves at present; `null` when it does not answer, or the viewer has no access. */
export async function servedBuild(): Promise<string | null> {
  try {
    const { body } = await getJson(path, new AbortController().signal);
    return decode(schema, body, path).build;
  } catch {
    return null;
  }
}
