import { type Hidden, hiddenSchema } from "#contract/access.ts";

/** What the gateway says that it left out of an answer; what this page does not know of is not in it. */
export function hiddenOf(headers: Headers): readonly Hidden[] {
  const names = headers.get("X-Countboard-Redacted")?.split(",") ?? [];
  return names.flatMap((name) => hiddenSchema.safeParse(name.trim()).data ?? []);
}
