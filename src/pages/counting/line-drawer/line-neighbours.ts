import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { rowsQuery, type ViewedOrder } from "#api/counting/counting-queries.ts";
import type { LineField } from "#lines/line-fields.ts";
import { rowsAround } from "#lines/line-row.ts";
import { lineInAddress } from "#pages/counting/lines/line-address.ts";

/** Navigation from the open line to its neighbours. */
export interface LineNeighbours {
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** Opens the next or the previous line, once it has loaded. */
  readonly go: (by: -1 | 1) => void;
}

const noOrder: ViewedOrder = { version: 0, rows: new Uint32Array(), view: "" };
/** Rows always have their id, which is all that navigation needs. */
const noFields: readonly LineField[] = [];

/**
 * Opens the neighbours of a line in an order.
 * @param index of the open line, from 0; `null` if it is not in the order, `undefined` while unknown
 */
export function useLineNeighbours({
  counting,
  order,
  index,
  open,
}: {
  counting: string;
  order: ViewedOrder | null;
  index: number | null | undefined;
  open: (line: number) => void;
}): LineNeighbours {
  const client = useQueryClient();
  const lines = order ?? noOrder;
  const last = lines.rows.length - 1;
  const [from, to] = rowsAround(index ?? 0, index ?? 0, lines.rows.length);
  const { data, isPlaceholderData } = useQuery({
    ...rowsQuery(client, { id: counting, order: lines, from, to, fields: noFields }),
    enabled: order !== null && typeof index === "number",
  });
  const known = isPlaceholderData || typeof index !== "number" ? undefined : data;
  // Keys may be faster than the page: pending steps, and the line opened last.
  const pending = useRef(0);
  const ahead = useRef<{ readonly line: number; readonly index: number } | null>(null);
  const follow = () => {
    if (pending.current === 0 || !known || typeof index !== "number") return;
    const isAhead = ahead.current !== null && ahead.current.line === lineInAddress();
    const start = isAhead ? (ahead.current?.index ?? index) : index;
    const target = Math.max(0, Math.min(last, start + pending.current));
    // Lines beyond the loaded ones are requested from the nearest loaded one.
    const near = Math.max(known.from, Math.min(known.from + known.rows.length - 1, target));
    pending.current = target - near;
    const line = known.rows[near - known.from]?.id;
    if (line === undefined || near === start) return;
    ahead.current = { line, index: near };
    open(line);
  };
  useEffect(follow);
  const go = (by: -1 | 1) => {
    if (order === null || index === null) return;
    pending.current += by;
    follow();
  };
  const at = index ?? null;
  return { hasPrevious: at !== null && at > 0, hasNext: at !== null && at < last, go };
}
