import { createHash } from "node:crypto";
import * as v from "valibot";
import { type Counting, countingSchema } from "#contract/counting.ts";
import { day } from "#domain/time/units.ts";
import type { MissingCounting } from "#gateway/history/protocol.ts";
import type { CatalogCounting } from "./catalog.ts";

/** A counting of the API's list. */
export interface ListedCounting {
  readonly header: Counting;
  /** Differs when the header has changed. */
  readonly hash: string;
}

/** A counting that could not be read, and when it is tried again. */
export interface Missing extends MissingCounting {
  readonly hash: string;
  /** Milliseconds since 1970; infinity: not before its header changes. */
  readonly retryAt: number;
  readonly tries: number;
}

/** After so long, discrepancies are documented: a counting is read once more then, in milliseconds. */
const lateMs = 30 * day;

const pageSchema = v.object({
  items: v.array(v.unknown()),
  meta: v.object({ cursor: v.nullish(v.string()) }),
});

/** The header as it is compared and stored: what the gateway adds is left out. */
export function listed(header: Counting): ListedCounting {
  const { countRecord: _, ...own } = header;
  const hash = createHash("sha256").update(JSON.stringify(own)).digest("base64url").slice(0, 16);
  return { header: own, hash };
}

/**
 * A page of the list; entries that violate the contract are left out, as on the list's page.
 * @param text as the gateway answers it
 */
export function readListPage(text: string): {
  readonly countings: readonly ListedCounting[];
  readonly cursor: string | null;
} {
  const { items, meta } = v.parse(pageSchema, JSON.parse(text));
  const countings = items.flatMap((item) => {
    const result = v.safeParse(countingSchema, item);
    return result.success && isStorable(result.output) ? [listed(result.output)] : [];
  });
  return { countings, cursor: meta.cursor ?? null };
}

/** Whether the id, the warehouse and the instants have an exact form in a file: years have four digits in UTC. */
export function isStorable({ id, warehouse, startedAt, endsAt }: Counting): boolean {
  const instants = [startedAt, endsAt].map((instant) => new Date(instant).toISOString());
  return (
    id.isWellFormed() &&
    Number.isSafeInteger(warehouse.id) &&
    instants.every((instant) => /^\d/.test(instant))
  );
}

interface PlanParts {
  readonly listed: readonly ListedCounting[];
  readonly known: ReadonlyMap<string, CatalogCounting>;
  readonly missing: ReadonlyMap<string, Missing>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * What is to be read: countings that have ended and are not known, and those whose header has changed, newest first; then
 * those whose documentation should be complete by now.
 */
export function planReadings({
  listed,
  known,
  missing,
  now,
}: PlanParts): readonly ListedCounting[] {
  const ended = listed
    .filter(({ header }) => !header.active)
    .toSorted((a, b) => Date.parse(b.header.startedAt) - Date.parse(a.header.startedAt));
  const isNews = ({ header, hash }: ListedCounting) => {
    if (known.get(header.id)?.header === hash) return false;
    const failed = missing.get(header.id);
    return failed?.hash !== hash || now >= failed.retryAt;
  };
  const isLate = ({ header, hash }: ListedCounting) => {
    const counting = known.get(header.id);
    return counting?.header === hash && isDocumented(counting, now);
  };
  return [...ended.filter(isNews), ...ended.filter(isLate)];
}

/** Whether so much time has passed since its end, but not when it was read. */
function isDocumented({ ends_at, last_finish, read_at }: CatalogCounting, now: number): boolean {
  const ended = Math.max(Date.parse(ends_at), last_finish === null ? 0 : Date.parse(last_finish));
  return now >= ended + lateMs && Date.parse(read_at) < ended + lateMs;
}
