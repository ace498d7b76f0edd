import { type Counting, countingSchema } from "#contract/counting.ts";
import { type Line, lineSchema } from "#contract/line.ts";
import type { LineFault } from "#lines/line-store.ts";
import { FailureError } from "#transport/failure.ts";
import { faultPath } from "#transport/fault-path.ts";
import { decode } from "#transport/get.ts";

/** A counting's answer, read: what broke the contract is apart from what did not. */
export interface DecodedCounting {
  readonly counting: Counting;
  /** In the order sent. */
  readonly lines: readonly Line[];
  readonly faults: readonly LineFault[];
}

/**
 * Reads the header, then line by line, so that a faulty line does not take the others with it.
 * @param path what was asked, for the failure
 * @throws FailureError naming the field when the header breaks the contract or there is no list of lines
 */
export function decodeCounting(body: unknown, path: string): DecodedCounting {
  const counting = decode(countingSchema, body, path);
  const lines: Line[] = [];
  const faults: LineFault[] = [];
  productsOf(body, path).forEach((product, position) => {
    const result = lineSchema.safeParse(product);
    if (result.success) lines.push(result.data);
    else faults.push({ position, field: faultPath(result.error) });
  });
  return { counting, lines, faults };
}

function productsOf(body: unknown, path: string): readonly unknown[] {
  const products =
    typeof body === "object" && body !== null && "products" in body ? body.products : undefined;
  if (Array.isArray(products)) return products;
  throw new FailureError({ kind: "contract", path, field: "products" });
}
