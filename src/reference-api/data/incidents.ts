import { type Incident, type IncidentType, incidentTypesExample } from "#contract/incident.ts";
import { draw, pick } from "./random.ts";
import { iso } from "./time.ts";

// No longer listed, but old and new incidents have it.
const unlisted: IncidentType = { name: "Found in transit cage" };

const bodies = [
  "Box open, two pieces scratched",
  "Barcode could not be read",
  "Pallet blocks the lower level",
  "Found one bay further left",
  'Label says "1/2″", the part is 3/4″ <see photo>',
  "=HYPERLINK to the photo is in the shared folder",
  "🚧 aisle closed until 14:00",
  "תווית חסרה",
];

const purpose = { type: 90, typed: 91, body: 92, written: 93 } as const;

/**
 * The incident of a line that has one.
 * @param state the line's random state
 * @param createdAt in milliseconds since 1970
 */
export function incidentOf(id: number, state: number, createdAt: number): Incident {
  const typed = draw(state, purpose.typed);
  return {
    body: draw(state, purpose.written) < 0.3 ? null : pick(bodies, state, purpose.body),
    id,
    createdAt: iso(createdAt),
    type:
      typed < 0.12
        ? null
        : typed < 0.22
          ? unlisted
          : pick(incidentTypesExample, state, purpose.type),
  };
}
