import type { Warehouse } from "#contract/counting.ts";
import { searchWords } from "#lines/engine/search-text.ts";
import { identifierOf, type WarehouseKind } from "./warehouse-names.ts";

/** What can be chosen. All warehouses together have neither identifier nor name. */
export interface WarehouseOption {
  readonly identifier: string;
  readonly name: string;
  readonly code: string;
}

/**
 * The warehouses in whose name, code or identifier every word of a text occurs; without a text all of them,
 * and the choice of none in particular first.
 */
export function warehouseOptions(
  seen: readonly Warehouse[],
  kind: WarehouseKind,
  text: string,
): readonly WarehouseOption[] {
  const words = searchWords(text);
  const options = seen.flatMap((warehouse) => {
    const { name, code } = warehouse;
    const identifier = identifierOf(warehouse, kind);
    const searched = searchWords([name, code, identifier].join(" ")).join(" ");
    const matches = words.every((word) => searched.includes(word));
    return matches ? [{ identifier, name, code }] : [];
  });
  return words.length === 0 ? [{ identifier: "", name: "", code: "" }, ...options] : options;
}

/**
 * The identifier that a typed text means: one that was seen, else that of the warehouse with this name or code, else
 * the text itself, since not every warehouse has been seen. Where it can be no identifier, as ids are numbers, it is
 * the only warehouse that it finds.
 */
export function identifierOfText(
  text: string,
  kind: WarehouseKind,
  seen: readonly Warehouse[],
): string {
  const typed = text.trim();
  const isTyped = (value: string) => value.toLowerCase() === typed.toLowerCase();
  const known =
    seen.find((one) => identifierOf(one, kind) === typed) ??
    seen.find(({ code }) => isTyped(code)) ??
    seen.find(({ name }) => isTyped(name));
  if (known) return identifierOf(known, kind);
  const [found, ...others] =
    kind === "id" && !/^-?\d*$/.test(typed) ? warehouseOptions(seen, kind, typed) : [];
  return found?.identifier && others.length === 0 ? found.identifier : typed;
}
