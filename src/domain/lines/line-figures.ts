import type { AbcClass } from "#contract/scalars.ts";
import { byMostLeft } from "#domain/groups/group-order.ts";
import { type Group, type Groups, GroupTotaller } from "#domain/groups/group-totaller.ts";
import { PeopleTotaller } from "#domain/groups/people.ts";
import type { Person } from "#domain/groups/person.ts";
import { ProductTotaller, type ProductTotals } from "#domain/groups/products.ts";
import { type ZoneAssignment, ZoneAssignments } from "#domain/rescue/zone-assignments.ts";
import type { CountingContext } from "./counting-context.ts";
import { LineEvaluation } from "./line-evaluation.ts";
import type { LineFacts } from "./line-facts.ts";
import { LineTotaller, type LineTotals } from "./line-totals.ts";
import type { ViewSettings } from "./view-settings.ts";
import { zoneOf } from "./zone.ts";

export const groupings = ["zone", "person", "abc", "incident-type", "reason", "product"] as const;

export type Grouping = (typeof groupings)[number];

/** All figures of the lines, as plain data that can be posted between threads. */
export interface LineFigures {
  readonly totals: LineTotals;
  /** Instants of the finished lines, ascending, in milliseconds since 1970. */
  readonly finishes: Float64Array;
  /** Starts of the lines in progress, in the same form. */
  readonly startsInProgress: Float64Array;
  /** By zone; if there are too many, those with most lines left. */
  readonly zones: Groups<string>;
  readonly people: readonly Person[];
  /** Who counts in which zone. */
  readonly assignments: readonly ZoneAssignment[];
  /** By class under the lens, A first, without metrics (`null`) last. Only classes with a line. */
  readonly classes: readonly Group<AbcClass | null>[];
  /** Lines with an incident by type name; `null` is without a type. */
  readonly incidentTypes: Groups<string | null>;
  /** Documented lines by the reason's id. */
  readonly reasons: Groups<number>;
  readonly products: ProductTotals;
}

const classRank = { A: 0, B: 1, C: 2, none: 3 } as const;

/** The second pass: every figure of the lines, overall and by group. */
export class LineFiguresTotaller {
  private readonly settings: ViewSettings;
  private readonly evaluation: LineEvaluation;
  private readonly all: LineTotaller;
  private readonly finishes: number[] = [];
  private readonly starts: number[] = [];
  private readonly zones = new GroupTotaller<string>();
  private readonly people = new PeopleTotaller();
  private readonly assignments = new ZoneAssignments();
  private readonly classes = new GroupTotaller<AbcClass | null>();
  private readonly incidentTypes = new GroupTotaller<string | null>();
  private readonly reasons = new GroupTotaller<number>();
  private readonly products = new ProductTotaller();

  /** @param countingContext complete, of all lines of the counting */
  constructor(settings: ViewSettings, countingContext: CountingContext) {
    this.settings = settings;
    this.evaluation = new LineEvaluation(settings, countingContext);
    this.all = new LineTotaller(settings, countingContext);
  }

  add(line: LineFacts): void {
    const evaluation = this.evaluation.read(line);
    this.all.addEvaluated(line, evaluation);
    if (line.finishedAt !== null) this.finishes.push(line.finishedAt);
    else if (line.startedAt !== null) this.starts.push(line.startedAt);
    this.people.add(line, evaluation);
    this.classes.add(evaluation.abc, null, line, evaluation);
    this.products.add(line, evaluation);
    const zone = zoneOf(line.locationCode, this.settings.zone);
    this.zones.add(zone, null, line, evaluation);
    this.assignments.add(zone, line);
    this.addIncident(line);
    if (line.reasonId !== null) this.reasons.add(line.reasonId, line.reasonName, line, evaluation);
  }

  /**
   * Adds a line to one grouping only: a line excluded just by that grouping's own filter, so that its chart
   * keeps offering the other groups.
   */
  addTo(grouping: Grouping, line: LineFacts): void {
    const evaluation = this.evaluation.read(line);
    const zone = zoneOf(line.locationCode, this.settings.zone);
    switch (grouping) {
      case "zone":
        this.zones.add(zone, null, line, evaluation);
        break;
      case "person":
        this.people.add(line, evaluation);
        break;
      case "abc":
        this.classes.add(evaluation.abc, null, line, evaluation);
        break;
      case "incident-type":
        this.addIncident(line);
        break;
      case "reason":
        if (line.reasonId !== null)
          this.reasons.add(line.reasonId, line.reasonName, line, evaluation);
        break;
      case "product":
        this.products.add(line, evaluation);
    }
  }

  figures(): LineFigures {
    return {
      totals: this.all.totals(),
      finishes: Float64Array.from(this.finishes).sort(),
      startsInProgress: Float64Array.from(this.starts).sort(),
      zones: this.zones.groups(byMostLeft),
      people: this.people.people(),
      assignments: this.assignments.list(),
      classes: this.classes
        .all()
        .sort((a, b) => classRank[a.key ?? "none"] - classRank[b.key ?? "none"]),
      incidentTypes: this.incidentTypes.groups(),
      reasons: this.reasons.groups(),
      products: this.products.totals(),
    };
  }

  private addIncident(line: LineFacts): void {
    if (!line.hasIncident) return;
    this.incidentTypes.add(line.incidentType, null, line, this.evaluation);
  }
}
