import type { LineFacts } from "#domain/lines/line-facts.ts";

/** Number of lines with an incident of one type in one zone. */
export interface IncidentCell {
  /** The type's name; `null` for incidents without a type. */
  readonly type: string | null;
  readonly zone: string;
  readonly lines: number;
}

export class IncidentTally {
  private readonly types = new Map<string | null, Map<string, number>>();

  add(line: LineFacts, zone: string): void {
    if (!line.hasIncident) return;
    let zones = this.types.get(line.incidentType);
    if (zones === undefined) {
      zones = new Map();
      this.types.set(line.incidentType, zones);
    }
    zones.set(zone, (zones.get(zone) ?? 0) + 1);
  }

  /** Combinations with at least one line, in order of first appearance. */
  cells(): IncidentCell[] {
    return [...this.types].flatMap(([type, zones]) =>
      [...zones].map(([zone, lines]) => ({ type, zone, lines })),
    );
  }
}
