import * as z from "zod/mini";
import { instant } from "./scalars.ts";

/** A kind of incident that the organization uses (API text, 2.8). */
export const incidentTypeSchema = z.object({
  /** Display name; the API gives no identifier and does not promise that names are unique. */
  name: z.string(),
});

/** Every incident type of the organization, in the order sent (API text, 4.3). */
export const incidentTypesSchema = z.array(incidentTypeSchema);

/** Something that went wrong at a line while it was counted (API text, 2.8). */
export const incidentSchema = z.object({
  /** What was written about it; `null` when nothing was. */
  body: z.nullable(z.string()),
  id: z.number(),
  createdAt: instant,
  /** `null` when the incident was given no type. */
  type: z.nullable(incidentTypeSchema),
});

export type IncidentType = z.infer<typeof incidentTypeSchema>;
export type Incident = z.infer<typeof incidentSchema>;
