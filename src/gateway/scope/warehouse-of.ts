import type { Settings } from "#contract/settings.ts";
import type { CachedBody } from "#gateway/cache/cached-body.ts";
import { parseJson } from "#gateway/json/bytes.ts";
import { splitPiece } from "#gateway/json/cut-piece.ts";
import { createJsonSplitter } from "#gateway/json/splitter.ts";

/** Whether a warehouse is the one that a share names. */
export function isOfWarehouse(
  value: unknown,
  warehouse: string,
  warehouseBy: Settings["warehouseBy"],
): boolean {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, warehouseBy))
    return false;
  const own = (value as Readonly<Record<string, unknown>>)[warehouseBy];
  return (typeof own === "string" || typeof own === "number") && String(own) === warehouse;
}

const known = new WeakMap<CachedBody, Promise<unknown>>();

/**
 * The warehouse in a counting's header, which may come before or after the lines; `undefined` without one.
 * @throws ProblemError when the body breaks off before, or is unreadable
 */
export function warehouseOf(body: CachedBody): Promise<unknown> {
  const reading = known.get(body) ?? findWarehouse(body);
  known.set(body, reading);
  return reading;
}

async function findWarehouse(body: CachedBody): Promise<unknown> {
  const found: unknown[] = [];
  const splitter = createJsonSplitter("products", {
    member(key, text) {
      if (key === "warehouse") found.push(parseJson(text()));
    },
    listBegins() {},
    element() {},
    listEnds() {},
  });
  const reader = body.read("identity").getReader();
  try {
    while (found.length === 0) {
      const { done, value } = await reader.read();
      if (done) {
        splitter.end();
        break;
      }
      await splitPiece(splitter, value);
    }
  } finally {
    reader.cancel().catch(() => {});
  }
  return found[0];
}
