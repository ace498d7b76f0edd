import type { Warehouse } from "#contract/counting.ts";
import { foldText, searchWords } from "#domain/search-text.ts";
import { identifierOf, type WarehouseKind } from "./warehouse-names.ts";

/** A choice. The option for all warehouses has neither identifier nor name. */
export interface WarehouseOption {
  readonly identifier: string;
  readonly name: string;
  readonly code: string;
}

/**
 * Warehouses whose name, code or identifier contains every word of a text; without a text all of them, with the
 * option for all first.
 */
export function warehouseOptions(
  seen: readonly Warehouse[],
  kind: WarehouseKind,
  text: string,
): readonly WarehouseOption[] {
  const terms = searchWords(text);
  const options = seen.flatMap((warehouse) => {
    const { name, code } = warehouse;
    const identifier = identifierOf(warehouse, kind);
    const searched = searchWords([name, code, identifier].join(" ")).join(" ");
    const matches = terms.every((word) => searched.includes(word));
    return matches ? [{ identifier, name, code }] : [];
  });
  return terms.length === 0 ? [{ identifier: "", name: "", code: "" }, ...options] : options;
}

/**
 * The identifier that a typed text means: a known one, else that of the warehouse with this name or code, else the
 * text itself, since not every warehouse is known. A text that cannot be an identifier, as ids are numbers, means
 * the only warehouse that it matches.
 */
export function identifierOfText(
  text: string,
  kind: WarehouseKind,
  seen: readonly Warehouse[],
): string {
  const typed = text.trim();
  const isTyped = (value: string) => foldText(value) === foldText(typed);
  const known =
    seen.find((one) => identifierOf(one, kind) === typed) ??
    seen.find(({ code }) => isTyped(code)) ??
    seen.find(({ name }) => isTyped(name));
  if (known) return identifierOf(known, kind);
  const [found, ...others] =
    kind === "id" && !/^-?\d*$/.test(typed) ? warehouseOptions(seen, kind, typed) : [];
  return found?.identifier && others.length === 0 ? found.identifier : typed;
}
