import * as v from "valibot";
import { accessSchema, warehouseBySchema } from "./access.ts";
import { finiteNumber } from "./scalars.ts";
import { targetsSchema } from "./targets.ts";
import { workHoursSchema } from "./work-hours.ts";

/** The gateway's public settings at `/api/settings`. Contains no secret. */
export const settingsSchema = v.object({
  /** True when the figures come from the embedded reference API. */
  demo: v.boolean(),
  /**
   * Host of the API, without path or credentials; `null` in the demo, and for viewers with a share link and
   * screens.
   */
  host: v.nullable(v.string()),
  /** ISO 4217 code for amounts; `null` when the source's currency is unknown. */
  currency: v.nullable(v.string()),
  /** Refresh period of active data, in seconds. */
  pollSeconds: finiteNumber,
  /** How many days back active countings are searched for. */
  activeWithinDays: finiteNumber,
  /** IANA zone in which instants are shown; `null` means the viewer's own. */
  timeZone: v.nullable(v.string()),
  /**
   * Working hours of the warehouses; `null` means round the clock. A viewer of one warehouse or one counting gets at
   * most one rule, for everything in scope.
   */
  workHours: workHoursSchema,
  /** The rule for the shared scope is not known yet; `workHours` has the one for all other warehouses. */
  workHoursPending: v.boolean(),
  /**
   * Targets of the warehouses, with at most one rule for a viewer of one warehouse or one counting; without variance
   * where costs are hidden. `null` where none are set, and while they are not known.
   */
  targets: targetsSchema,
  /** The targets of the shared scope are not known yet. */
  targetsPending: v.boolean(),
  /** The warehouse identifier that the API filters by. */
  warehouseBy: warehouseBySchema,
  /** Scope and rights of the current viewer. */
  access: accessSchema,
  /** Identifies this build of the page and gateway. */
  build: v.string(),
});

export type Settings = v.InferOutput<typeof settingsSchema>;
