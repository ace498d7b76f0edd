import { endpointPath } from "#contract/endpoints.ts";
import { FailureError } from "#transport/failure.ts";
import { request } from "#transport/request.ts";

/**
 * Asks the gateway whether a counting exists that the viewer may see, without reading its lines.
 * @throws FailureError when there is no answer, or the signal's abort reason
 */
export async function countingExists(id: string, signal: AbortSignal): Promise<boolean> {
  try {
    return await request(
      `/api${endpointPath("counting", id)}`,
      { signal },
      async ({ response }) => {
        await response.body?.cancel();
        return true;
      },
    );
  } catch (error) {
    const isMissing =
      error instanceof FailureError &&
      error.failure.kind === "problem" &&
      error.failure.code === "not-found";
    if (isMissing) return false;
    throw error;
  }
}
