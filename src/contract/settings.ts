import * as z from "zod/mini";
import { accessSchema, warehouseBySchema } from "./access.ts";
import { workHoursSchema } from "./work-hours.ts";

/** What the gateway tells the page about itself at `/api/settings`. Holds no secret. */
export const settingsSchema = z.object({
  /** True while the figures come from the embedded reference API. */
  demo: z.boolean(),
  /** Host of the API, without path or credentials; `null` in the demo, and for those who hold a link or are a screen. */
  host: z.nullable(z.string()),
  /** ISO 4217 code for amounts; `null` when the source's currency is not known. */
  currency: z.nullable(z.string()),
  /** Seconds between two looks at something active. */
  pollSeconds: z.number(),
  /** How many days back active countings are looked for. */
  activeWithinDays: z.number(),
  /** IANA zone in which instants are shown; `null` means the viewer's own. */
  timeZone: z.nullable(z.string()),
  /**
   * When the warehouses work; `null` means round the clock. Those who may see one warehouse or one counting get one rule
   * at most, for all that they see.
   */
  workHours: workHoursSchema,
  /** The gateway does not know yet which rule holds for what was shared, and tells that of all other warehouses. */
  workHoursPending: z.boolean(),
  /** Which of a warehouse's identifiers the API filters by. */
  warehouseBy: warehouseBySchema,
  /** What whoever asks may see and do. */
  access: accessSchema,
  /** Names this build of the page and gateway. */
  build: z.string(),
});

export type Settings = z.infer<typeof settingsSchema>;
