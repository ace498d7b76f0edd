import { FailureError } from "#transport/failure.ts";
import { getJson } from "#transport/get.ts";
import { isAccessFailure } from "./access-failure.ts";

/** Asks the gateway anew whether it does not let the viewer in any more. */
export async function isAccessOver(signal: AbortSignal): Promise<boolean> {
  try {
    await getJson("/api/settings", signal);
    return false;
  } catch (error) {
    return error instanceof FailureError && isAccessFailure(error.failure);
  }
}
