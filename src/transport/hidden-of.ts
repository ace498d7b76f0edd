import { type Hidden, hiddenSchema } from "#contract/access.ts";

/** What the gateway left out of an answer, by its header; unknown names are ignored. */
export function hiddenOf(headers: Headers): readonly Hidden[] {
  const names = headers.get("X-Countboard-Redacted")?.split(",") ?? [];
  return names.flatMap((name) => hiddenSchema.safeParse(name.trim()).data ?? []);
}
