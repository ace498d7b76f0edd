import * as v from "valibot";
import {
  type Hidden,
  hiddenSchema,
  type NewShare,
  newShareSchema,
  type Scope,
  shareSeconds,
} from "#contract/access.ts";
import { addDays, isDate, startOfDay } from "#search-params/moment.ts";
import { subjectSearch } from "#search-params/shared-search.ts";

const hour = 3600;
const day = 24 * hour;

/** Lifetimes of links in seconds, without a custom date. */
export const expiries = {
  hour,
  day,
  week: 7 * day,
  month: shareSeconds.default,
  quarter: 90 * day,
  year: shareSeconds.max,
} as const;

export type Expiry = keyof typeof expiries | "date";

/** The form as entered so far. */
export interface ShareForm {
  readonly kind: NewShare["kind"];
  readonly scope: Exclude<Scope["kind"], "countings">;
  /** An id. */
  readonly counting: string;
  /** The identifier that the API filters by. */
  readonly warehouse: string;
  readonly name: string;
  readonly expiry: Expiry;
  /** The last day, in the page's zone. */
  readonly date: string;
  readonly hides: readonly Hidden[];
}

/** The entry at fault. */
export type FormFault = "counting" | "warehouse" | "name-missing" | "name-long" | "date";

/**
 * The initial form: `counting` or `warehouse` from the address, else everything. It hides all that can be hidden, since
 * a link goes to people outside.
 */
export function startForm(search: URLSearchParams): ShareForm {
  const { counting, warehouse } = subjectSearch.parse(search);
  return {
    kind: "link",
    scope: counting === "" && warehouse !== "" ? "warehouse" : "counting",
    counting,
    warehouse,
    name: "",
    expiry: "month",
    date: "",
    hides: hiddenSchema.options,
  };
}

/**
 * Seconds that a link lives; `null` for an invalid date, or one too near or too far.
 * @param zone IANA name
 * @param now milliseconds since 1970
 */
export function secondsOf(
  { expiry, date }: Pick<ShareForm, "expiry" | "date">,
  zone: string,
  now: number,
): number | null {
  if (expiry !== "date") return expiries[expiry];
  if (!isDate(date)) return null;
  const seconds = Math.floor((startOfDay(addDays(date, 1), zone) - now) / 1000);
  return seconds >= shareSeconds.min && seconds <= shareSeconds.max ? seconds : null;
}

function scopeOf(form: ShareForm, warehouseName: string | null): Scope | null {
  if (form.scope === "all") return { kind: "all" };
  if (form.scope === "counting") {
    return form.counting === "" ? null : { kind: "counting", id: form.counting };
  }
  const { warehouse } = form;
  return warehouse === "" ? null : { kind: "warehouse", warehouse, name: warehouseName };
}

/** The request to the gateway, or the first entry at fault. */
export type ShareRequest =
  | { readonly kind: "share"; readonly options: NewShare }
  | { readonly kind: "fault"; readonly fault: FormFault };

/** @param warehouseName of the chosen warehouse; `null` when unknown */
export function shareRequest(
  form: ShareForm,
  { warehouseName, zone, now }: { warehouseName: string | null; zone: string; now: number },
): ShareRequest {
  const fault = (name: FormFault): ShareRequest => ({ kind: "fault", fault: name });
  const scope = scopeOf(form, warehouseName);
  if (scope === null) return fault(form.scope === "warehouse" ? "warehouse" : "counting");
  const asked = v.safeParse(newShareSchema.entries.name, form.name);
  if (!asked.success) return fault(form.name.trim() === "" ? "name-missing" : "name-long");
  const seconds = secondsOf(form, zone, now);
  if (seconds === null) return fault("date");
  return {
    kind: "share",
    options: v.parse(newShareSchema, {
      kind: form.kind,
      name: asked.output,
      scope,
      hides: [...form.hides],
      seconds,
    }),
  };
}
