import type { AlertUnit } from "#contract/alerts.ts";
import { hour, minute } from "#domain/time/units.ts";

/** A number as programs write it, and the word behind it. */
const written = /^(\d{1,12}(?:\.\d{1,6})?)\s*([^\d\s.,-][^\d.,]*)$/;

/** Lengths of time that are not longer than a month make sense for a rule. */
const maxHours = 24 * 31;

/** How each unit is written. Amounts are in the operator's currency, or in whatever the API counts costs in. */
export function unitExample(unit: AlertUnit, currency: string | null): string {
  switch (unit) {
    case "hours":
      return "2 h or 30 min";
    case "percent":
      return "8 %";
    case "lines":
      return "25 lines";
    case "amount":
      return `10000 ${currency ?? "amount"}`;
  }
}

/**
 * A threshold in its unit, such as `2 h`: without one, 2 could be hours or percent.
 * @returns `null` for any other value
 */
export function readQuantity(value: unknown, unit: AlertUnit, currency: string | null) {
  const [, digits = "", word = ""] =
    written.exec(typeof value === "string" ? value.trim() : "") ?? [];
  const number = Number(digits);
  switch (unit) {
    case "hours": {
      const length = lengthOf(number, word);
      return length === null ? null : length / hour;
    }
    case "percent":
      return word === "%" && number <= 1000 ? number : null;
    case "lines":
      return /^lines?$/.test(word) ? number : null;
    case "amount":
      return word === (currency ?? "amount") ? number : null;
  }
}

/**
 * A length of time such as `15 min`, in milliseconds.
 * @returns `null` for any other value
 */
export function readLength(value: unknown): number | null {
  const [, digits = "", word = ""] =
    written.exec(typeof value === "string" ? value.trim() : "") ?? [];
  return lengthOf(Number(digits), word);
}

function lengthOf(number: number, word: string): number | null {
  const unit = word === "h" ? hour : word === "min" ? minute : null;
  return unit === null || number * unit > maxHours * hour ? null : number * unit;
}
