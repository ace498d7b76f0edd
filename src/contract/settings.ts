import * as z from "zod/mini";
import { accessSchema, warehouseBySchema } from "./access.ts";
import { workHoursSchema } from "./work-hours.ts";

/** The gateway's public settings at `/api/settings`. Contains no secret. */
export const settingsSchema = z.object({
  /** True when the figures come from the embedded reference API. */
  demo: z.boolean(),
  /**
   * Host of the API, without path or credentials; `null` in the demo, and for viewers with a share link and
   * screens.
   */
  host: z.nullable(z.string()),
  /** ISO 4217 code for amounts; `null` when the source's currency is unknown. */
  currency: z.nullable(z.string()),
  /** Refresh period of active data, in seconds. */
  pollSeconds: z.number(),
  /** How many days back active countings are searched for. */
  activeWithinDays: z.number(),
  /** IANA zone in which instants are shown; `null` means the viewer's own. */
  timeZone: z.nullable(z.string()),
  /**
   * Working hours of the warehouses; `null` means round the clock. A viewer of one warehouse or one counting gets at
   * most one rule, for everything in scope.
   */
  workHours: workHoursSchema,
  /** The rule for the shared scope is not known yet; `workHours` has the one for all other warehouses. */
  workHoursPending: z.boolean(),
  /** The warehouse identifier that the API filters by. */
  warehouseBy: warehouseBySchema,
  /** What the current viewer may see and do. */
  access: accessSchema,
  /** Identifies this build of the page and gateway. */
  build: z.string(),
});

export type Settings = z.infer<typeof settingsSchema>;
