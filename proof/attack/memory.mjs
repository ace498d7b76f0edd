// Attacks on the gateway's memory.
import { apiSettings, withApi, withGateway } from "./processes.mjs";
import { memoryResult } from "./table.mjs";
import { ask } from "./wire.mjs";

async function peakDuring(row, maxBodyMb, paths, base = "") {
  return withApi((api) =>
    withGateway({ ...apiSettings(api, base), MAX_BODY_MB: String(maxBodyMb) }, async (gateway) => {
      await Promise.all([paths].flat().map((path) => ask(gateway.port, { path })));
      return memoryResult(row, gateway, maxBodyMb);
    }),
  );
}

const list = (name) => `/api/v1/countings?warehouse=${name}`;

export const aListOfTooManyEntriesTakesMemory = () => peakDuring(3, 256, list("many-entries"));
export const eightListsAtOnceTakeMemory = () =>
  peakDuring(
    3,
    256,
    [1, 2, 3, 4, 5, 6, 7, 8].map((limit) => `${list("entries-of-8-megabytes")}&limit=${limit}`),
  );
export const aListJustBelowTheLimitTakesMemory = () =>
  peakDuring(3, 256, list("entries-below-limit"));
export const tooManyIncidentTypesTakeMemory = () =>
  peakDuring(3, 256, "/api/v1/countings/incident_types", "/many-types");
export const aLogInQuotesTakesMemory = () =>
  peakDuring(3, 256, "/api/v1/products/imports/quoted-log/error-log");
export const emptyGzipMembersTakeMemory = () =>
  peakDuring(8, 32, "/api/v1/countings/empty-members");
export const emptyGzipMembersInAListTakeMemory = () => peakDuring(8, 32, list("empty-members"));
export const emptyDeflateBlocksTakeMemory = () =>
  peakDuring(8, 32, "/api/v1/countings/empty-blocks");
export const anEndlessNameInAGzipHeaderTakesMemory = () =>
  peakDuring(8, 32, "/api/v1/countings/endless-name");
