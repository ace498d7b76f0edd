import { createHmac, timingSafeEqual } from "node:crypto";
import { ProblemError } from "#gateway/http/problem.ts";

/**
 * Positions in the list that need a whole upstream query. Viewers get them signed: with an unsigned query anyone
 * could add parameters to the upstream's request.
 */
export interface Positions {
  /** Makes a viewer's cursor for a query (encoded, without its question mark). */
  issue(query: string): string;
  /**
   * The query of a cursor; `undefined` when it is a plain value of the upstream's.
   * @throws ProblemError `bad-request` for a position that was not issued here, or was changed
   */
  read(cursor: string): string | undefined;
}

/** @param key gateways that share it accept each other's positions */
export function createPositions(key: Buffer): Positions {
  const sign = (query: string) =>
    createHmac("sha256", key)
      .update(`position\n${query}`)
      .digest()
      .subarray(0, 16)
      .toString("base64url");
  return {
    issue: (query) => `?${sign(query)}.${query}`,
    read(cursor) {
      if (!cursor.startsWith("?")) return undefined;
      const dot = cursor.indexOf(".");
      const [signature, query] = [cursor.slice(1, dot), cursor.slice(dot + 1)];
      if (dot > 0 && isSame(signature, sign(query))) return query;
      throw new ProblemError("bad-request", {
        detail: "The parameter cursor is not a position that this gateway gave.",
      });
    },
  };
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
