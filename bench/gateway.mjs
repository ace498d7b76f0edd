import { measureCrowd } from "./gateway-crowd.mjs";
import { measureDetail } from "./gateway-detail.mjs";
import { measureFuzz } from "./gateway-fuzz.mjs";
import { measureList } from "./gateway-list.mjs";
import { measureOutage } from "./gateway-outage.mjs";
import { measureReading } from "./gateway-reading.mjs";
import { print } from "./gateway-report.mjs";

const long = {
  list: () => measureList({ rounds: 5, seconds: 5 }),
  crowd: () => measureCrowd({ seconds: 60 }),
  detail: () => measureDetail({ rounds: 5, crowd: 50 }),
  reading: () => measureReading({ rounds: 5, countings: 20 }),
  fuzz: () => measureFuzz({ requests: 10_000, answers: 1000 }),
  outage: () => measureOutage({ rounds: 3 }),
};

/** Only checks that everything runs; its figures are meaningless. */
const short = {
  list: () => measureList({ rounds: 1, seconds: 1 }),
  crowd: () => measureCrowd({ seconds: 2 }),
  detail: () => measureDetail({ rounds: 1, crowd: 3 }),
  reading: () => measureReading({ rounds: 1, countings: 2 }),
  fuzz: () => measureFuzz({ requests: 200, answers: 100 }),
  outage: () => measureOutage({ rounds: 1 }),
};

/**
 * Measures the gateway beside a bare handler: under load, with large answers, with malformed requests and during an
 * outage of the API. Needs a built server and a quiet machine.
 * @param names parts to measure, or `--short`; without any, everything
 * @returns whether everything is within its limits
 */
export async function measureGateway(names) {
  const measures = names.includes("--short") ? short : long;
  const chosen = Object.keys(measures).filter((name) => names.includes(name));
  const rows = [];
  for (const name of chosen.length > 0 ? chosen : Object.keys(measures)) {
    rows.push(...(await measures[name]()));
  }
  print(rows);
  return rows.every(({ passed }) => passed);
}
