import { countingText } from "#components/counting-choice/counting-text.ts";
import type { Share } from "#contract/access.ts";
import type { Format } from "#format/format.ts";
import type { Messages } from "#messages/en/catalogue.ts";

/**
 * The scope of a share in words; a counting by its warehouse and start, or by its id while its name is unknown.
 * @param now milliseconds since 1970
 */
export function scopeText(
  { scope, subject }: Pick<Share, "scope" | "subject">,
  {
    t: { shares, countingChoice },
    format,
    now,
  }: { t: Pick<Messages, "shares" | "countingChoice">; format: Format; now: number },
): string {
  const { scope: t } = shares;
  if (scope.kind === "all") return t.all;
  if (scope.kind === "warehouse") return t.warehouse(scope.name ?? scope.warehouse);
  if (scope.kind === "countings") return t.countings(format.number(scope.ids.length));
  if (subject === null) return t.counting(scope.id);
  return countingText(subject, { t: countingChoice, format, now });
}
