import type { AbcClass } from "#contract/scalars.ts";
import type { LineState } from "#domain/line-state.ts";

/**
 * What the grid shows of a line, by the API's field path or the figure's name. Quantities are units of
 * the product, instants ISO texts as sent; `null` is "no answer".
 */
export interface LineRow {
  readonly id: number;
  readonly index: number;
  readonly state: LineState;
  readonly "product.code": string;
  readonly "product.description": string;
  readonly "location.code": string;
  readonly "lot.code": string | null;
  readonly expected: number;
  readonly countedStock: number | null;
  /** As sent, positive for more than expected. */
  readonly difference: number | null;
  /** Difference × cost, exact, in plain notation. */
  readonly value: string | null;
  readonly "product.metrics.abc": AbcClass | null;
  readonly "assignedUser.id": number;
  readonly "assignedUser.username": string | null;
  /** The documented reason; `null` for a line without documentation. */
  readonly "documentation.reason.name": string | null;
  readonly undocumented: boolean;
  readonly hasIncident: boolean;
  /** `null` without an incident, or for one without a type. */
  readonly "incident.type.name": string | null;
  readonly finishedAt: string | null;
}

export type LineField = keyof LineRow;
