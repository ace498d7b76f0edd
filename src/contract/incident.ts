import * as v from "valibot";
import { finiteNumber, instant } from "./scalars.ts";

/** An incident type of the organization (API text, 2.8). */
export const incidentTypeSchema = v.object({
  /** Display name; the API gives no identifier and does not promise that names are unique. */
  name: v.string(),
});

/** Every incident type of the organization, in the order sent (API text, 4.3). */
export const incidentTypesSchema = v.array(incidentTypeSchema);

/** Two have the same name: a name is not an identifier. */
export const incidentTypesExample: readonly IncidentType[] = [
  { name: "Damaged packaging" },
  { name: "Wrong location" },
  { name: "Label missing" },
  { name: "Lot expired" },
  { name: "Location blocked" },
  { name: "Damaged packaging" },
];

/** An incident reported while a line was counted (API text, 2.8). */
export const incidentSchema = v.object({
  /** Free text; `null` when none was written. */
  body: v.nullable(v.string()),
  id: finiteNumber,
  createdAt: instant,
  /** `null` when the incident has no type. */
  type: v.nullable(incidentTypeSchema),
});

export type IncidentType = v.InferOutput<typeof incidentTypeSchema>;
export type Incident = v.InferOutput<typeof incidentSchema>;
