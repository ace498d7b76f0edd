import * as z from "zod/mini";
import { instant } from "./scalars.ts";

/** An incident type of the organization (API text, 2.8). */
export const incidentTypeSchema = z.object({
  /** Display name; the API gives no identifier and does not promise that names are unique. */
  name: z.string(),
});

/** Every incident type of the organization, in the order sent (API text, 4.3). */
export const incidentTypesSchema = z.array(incidentTypeSchema);

/** An incident reported while a line was counted (API text, 2.8). */
export const incidentSchema = z.object({
  /** Free text; `null` when none was written. */
  body: z.nullable(z.string()),
  id: z.number(),
  createdAt: instant,
  /** `null` when the incident has no type. */
  type: z.nullable(incidentTypeSchema),
});

export type IncidentType = z.infer<typeof incidentTypeSchema>;
export type Incident = z.infer<typeof incidentSchema>;
