import { queryOptions } from "@tanstack/react-query";
import { finishedPeriod, retryInterval } from "#api/polling.ts";
import {
  type AlertDelivery,
  type Alerts,
  alertDeliverySchema,
  alertsSchema,
  countingAlertsSchema,
} from "#contract/alerts.ts";
import { minute } from "#domain/time/units.ts";
import type { Freshness } from "#transport/freshness.ts";
import { decode, getJson } from "#transport/get.ts";
import { postJson } from "#transport/post.ts";

const path = "/api/alerts";

/** Refresh period in milliseconds; short while messages wait. */
const periods = { calm: minute, waiting: 5000 };

/** Rules, targets, open alerts and deliveries at one moment. */
export interface AlertsAnswer extends Alerts {
  readonly freshness: Freshness;
}

/** Refreshes itself. */
export const alertsQuery = queryOptions({
  queryKey: ["alerts"],
  queryFn: async ({ signal }): Promise<AlertsAnswer> => {
    const { body, freshness } = await getJson(path, signal);
    return { ...decode(alertsSchema, body, path), freshness };
  },
  refetchInterval: ({ state: { data, error } }) => {
    if (error) return retryInterval(error, periods.calm);
    const isWaiting = data?.deliveries.some(({ state }) => state === "waiting");
    return isWaiting ? periods.waiting : periods.calm;
  },
});

const { signal: neverAborted } = new AbortController();

/** Sends a test to a target at once. */
export async function sendTest(target: string): Promise<AlertDelivery> {
  const address = `${path}/test`;
  const { body } = await postJson(address, { target }, neverAborted);
  return decode(alertDeliverySchema, body, address);
}

/** The alerts of a counting, oldest first. */
export function countingAlertsQuery(id: string) {
  const address = `${path}/counting/${encodeURIComponent(id.toWellFormed())}`;
  return queryOptions({
    queryKey: ["counting-alerts", id],
    queryFn: async ({ signal }) =>
      decode(countingAlertsSchema, (await getJson(address, signal)).body, address).alerts,
    refetchInterval: ({ state: { data, error } }) => {
      const hasOpen = data?.some(({ solvedAt }) => solvedAt === null);
      const period = hasOpen ? periods.calm : finishedPeriod;
      return error ? retryInterval(error, period) : period;
    },
  });
}
