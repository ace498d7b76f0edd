import { getVersion } from "#api/version.ts";

/** The build that the gateway serves at present; `null` when it does not answer, or the viewer has no access. */
export async function servedBuild(): Promise<string | null> {
  try {
    return (await getVersion(new AbortController().signal)).build;
  } catch {
    return null;
  }
}
