import { FailureError } from "#transport/failure.ts";
import { getJson } from "#transport/get.ts";
import { isAccessFailure } from "./access-failure.ts";

/** Checks with the gateway whether the viewer has lost access. */
export async function hasLostAccess(signal: AbortSignal): Promise<boolean> {
  try {
    await getJson("/api/settings", signal);
    return false;
  } catch (error) {
    return error instanceof FailureError && isAccessFailure(error.failure);
  }
}
