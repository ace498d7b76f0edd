import type { AbcClass } from "#contract/scalars.ts";
import { byMostLeft } from "#domain/groups/group-order.ts";
import { type Group, type Groups, GroupTotaller } from "#domain/groups/group-totaller.ts";
import { type IncidentCell, IncidentTally } from "#domain/groups/incident-tally.ts";
import { PeopleTotaller, type Person } from "#domain/groups/people.ts";
import { ProductTotaller, type ProductTotals } from "#domain/groups/products.ts";
import type { CountingContext } from "./counting-context.ts";
import { LineEvaluation } from "./line-evaluation.ts";
import type { LineFacts } from "./line-facts.ts";
import { LineTotaller, type LineTotals } from "./line-totals.ts";
import type { ViewSettings } from "./view-settings.ts";
import { zoneOf } from "./zone.ts";

/** What lines are grouped by. */
export const groupings = ["zone", "person", "abc", "incident-type", "reason", "product"] as const;

export type Grouping = (typeof groupings)[number];

/** All figures over lines, as plain data that can be posted between threads. */
export interface LineFigures {
  readonly totals: LineTotals;
  /** Instants of the finished lines, ascending, in milliseconds since 1970. */
  readonly finishes: Float64Array;
  /** Starts of the lines in progress, likewise. */
  readonly startsInProgress: Float64Array;
  /** By zone; of too many, those with most lines left. */
  readonly zones: Groups<string>;
  readonly people: readonly Person[];
  /** By class under the lens, A first; `null`, last, is without metrics. Only classes that a line has. */
  readonly classes: readonly Group<AbcClass | null>[];
  /** Lines with an incident by the name of its type; `null` is without a type. */
  readonly incidentTypes: Groups<string | null>;
  readonly incidents: readonly IncidentCell[];
  /** Documented lines by the reason's id. */
  readonly reasons: Groups<number>;
  readonly products: ProductTotals;
}

const classRank = { A: 0, B: 1, C: 2, none: 3 } as const;

/** The second pass: every figure over lines, overall and by group. */
export class LineFiguresTotaller {
  private readonly settings: ViewSettings;
  private readonly measure: LineEvaluation;
  private readonly all: LineTotaller;
  private readonly finishes: number[] = [];
  private readonly starts: number[] = [];
  private readonly zones = new GroupTotaller<string>();
  private readonly people = new PeopleTotaller();
  private readonly classes = new GroupTotaller<AbcClass | null>();
  private readonly incidentTypes = new GroupTotaller<string | null>();
  private readonly incidents = new IncidentTally();
  private readonly reasons = new GroupTotaller<number>();
  private readonly products = new ProductTotaller();

  /** @param survey of all lines of the counting, done */
  constructor(settings: ViewSettings, survey: CountingContext) {
    this.settings = settings;
    this.measure = new LineEvaluation(settings, survey);
    this.all = new LineTotaller(settings, survey);
  }

  /** Adds a line to the totals and to its group of each grouping. */
  add(line: LineFacts): void {
    const measure = this.measure.read(line);
    this.all.addMeasured(line, measure);
    if (line.finishedAt !== null) this.finishes.push(line.finishedAt);
    else if (line.startedAt !== null) this.starts.push(line.startedAt);
    this.people.add(line, measure);
    this.classes.add(measure.abc, null, line, measure);
    this.products.add(line, measure);
    const zone = zoneOf(line.locationCode, this.settings.zone);
    this.zones.add(zone, null, line, measure);
    if (line.hasIncident) this.addIncident(line, zone);
    if (line.reasonId !== null) this.reasons.add(line.reasonId, line.reasonName, line, measure);
  }

  /**
   * Adds a line to its group of one grouping alone: one that only the choice of another group there leaves out,
   * so that a chart goes on showing what else could be chosen in it.
   */
  addTo(grouping: Grouping, line: LineFacts): void {
    const measure = this.measure.read(line);
    const zone = zoneOf(line.locationCode, this.settings.zone);
    switch (grouping) {
      case "zone":
        this.zones.add(zone, null, line, measure);
        break;
      case "person":
        this.people.add(line, measure);
        break;
      case "abc":
        this.classes.add(measure.abc, null, line, measure);
        break;
      case "incident-type":
        if (line.hasIncident) this.addIncident(line, zone);
        break;
      case "reason":
        if (line.reasonId !== null) this.reasons.add(line.reasonId, line.reasonName, line, measure);
        break;
      case "product":
        this.products.add(line, measure);
    }
  }

  private addIncident(line: LineFacts, zone: string): void {
    this.incidentTypes.add(line.incidentType, null, line, this.measure);
    this.incidents.add(line, zone);
  }

  figures(): LineFigures {
    return {
      totals: this.all.totals(),
      finishes: Float64Array.from(this.finishes).sort(),
      startsInProgress: Float64Array.from(this.starts).sort(),
      zones: this.zones.groups(byMostLeft),
      people: this.people.people(),
      classes: this.classes
        .all()
        .sort((a, b) => classRank[a.key ?? "none"] - classRank[b.key ?? "none"]),
      incidentTypes: this.incidentTypes.groups(),
      incidents: this.incidents.cells(),
      reasons: this.reasons.groups(),
      products: this.products.totals(),
    };
  }
}
