import type * as z from "zod/mini";

/**
 * Path of the first fault, as `warehouse.id` or `participants.0.id`; empty when the value as a whole is wrong.
 */
export function faultPath(error: z.core.$ZodError): string {
  return error.issues[0]?.path.map(String).join(".") ?? "";
}
