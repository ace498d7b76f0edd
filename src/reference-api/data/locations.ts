import { draw, hex, mix, mixText, pick } from "./random.ts";

const zones = "ABCDEFGH";
// Locations outside the racks, named without a scheme.
const oddCodes = ["Q/7", "YARD 3", "MEZZ_2", "DOCK", "Q/12", "COLD.1", "RETURNS"];
const purpose = { odd: 30, oddCode: 31, gap: 32 } as const;
const levels = 4;
const racks = 12;

const two = (value: number) => String(value).padStart(2, "0");

/** A location as a line names it. */
export interface Location {
  readonly id: string;
  readonly code: string;
}

/**
 * The location of a line. Lines are in walking order: by zone, aisle, rack and level.
 * @param index of the line, from 0
 * @param size lines of the counting
 * @param state the line's random state
 * @param warehouse id of the warehouse; the same code is another location elsewhere
 */
export function locationOf(
  index: number,
  size: number,
  state: number,
  warehouse: number,
): Location {
  const code =
    draw(state, purpose.odd) < 0.012
      ? pick(oddCodes, state, purpose.oddCode)
      : rackCode(index, size, state);
  return { id: hex(mix(mixText(code), warehouse)), code };
}

function rackCode(index: number, size: number, state: number): string {
  const zone = Math.floor((index * zones.length) / size);
  const first = Math.ceil((zone * size) / zones.length);
  // Twice as many bays as lines, so that not every bay of a rack is counted.
  const bay = (index - first) * 2 + Math.floor(draw(state, purpose.gap) * 2);
  const level = (bay % levels) + 1;
  const rack = (Math.floor(bay / levels) % racks) + 1;
  const aisle = Math.floor(bay / (levels * racks)) + 1;
  return `${zones.charAt(zone)}-${two(aisle)}-${two(rack)}-${level}`;
}
