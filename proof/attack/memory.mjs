// Attacks on the gateway's memory.
import { apiSettings, withApi, withGateway } from "./processes.mjs";
import { result } from "./table.mjs";
import { ask } from "./wire.mjs";

/** In decimal megabytes, like `MAX_BODY_MB`. */
export const limitFor = (maxBodyMb) => 1.5 * maxBodyMb + 150;

async function peakDuring(row, maxBodyMb, paths, base = "") {
  return withApi((api) =>
    withGateway({ ...apiSettings(api, base), MAX_BODY_MB: String(maxBodyMb) }, async (gateway) => {
      let peak = 0;
      const look = () => {
        peak = Math.max(peak, gateway.peakMegabytes() ?? 0);
      };
      const timer = setInterval(look, 20);
      await Promise.all([paths].flat().map((path) => ask(gateway.port, { path })));
      look();
      clearInterval(timer);
      const limit = limitFor(maxBodyMb);
      const figure = `${peak.toFixed(0)} MB at most${gateway.hasEnded() ? ", then it ended" : ""}`;
      return result(row, figure, `${limit} MB`, !gateway.hasEnded() && peak > 0 && peak <= limit);
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
