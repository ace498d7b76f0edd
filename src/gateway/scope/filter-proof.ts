import { randomBytes, randomUUID } from "node:crypto";
import * as v from "valibot";
import { envelopeSchema } from "#contract/envelope.ts";
import { hour, minute } from "#domain/time/units.ts";

/** How long a result is valid, in milliseconds. */
const validForMs = { proven: hour, unproven: minute } as const;

/** Whether the API filters its list by warehouse: it may not know the parameter. */
export interface FilterProof {
  /** @param warehouse as the API names it */
  holds(warehouse: string): Promise<boolean>;
}

/**
 * Requests the countings of a warehouse that does not exist: an API that filters returns none.
 * @param ask requests the list by a query; resolves to its text
 */
export function createFilterProof(ask: (query: string) => Promise<string>): FilterProof {
  let known: { readonly proven: boolean; readonly until: number } | undefined;
  let pending: Promise<boolean> | undefined;
  const find = async (warehouse: string) => {
    const query = new URLSearchParams({ warehouse: unknownWarehouseLike(warehouse), limit: "1" });
    const proven = await ask(String(query)).then(isEmptyList, () => false);
    known = { proven, until: Date.now() + (proven ? validForMs.proven : validForMs.unproven) };
    return proven;
  };
  return {
    async holds(warehouse) {
      if (known !== undefined && Date.now() < known.until) return known.proven;
      pending ??= find(warehouse).finally(() => {
        pending = undefined;
      });
      return pending;
    },
  };
}

function isEmptyList(text: string): boolean {
  const envelope = v.safeParse(envelopeSchema, JSON.parse(text));
  return envelope.success && envelope.output.items.length === 0 && envelope.output.meta.total === 0;
}

/** A name that no warehouse has, in the format of a real one, so that the API does not reject it as malformed. */
function unknownWarehouseLike(warehouse: string): string {
  if (/^\d+$/.test(warehouse)) return "987654321";
  if (/^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(warehouse)) return randomUUID();
  return `none-${randomBytes(6).toString("hex")}`;
}
