import type * as z from "zod/mini";

/** Where the first fault lies, as `warehouse.id` or `participants.0.id`; empty when the value as a whole is wrong. */
export function faultPath(error: z.core.$ZodError): string {
  return error.issues[0]?.path.map(String).join(".") ?? "";
}
