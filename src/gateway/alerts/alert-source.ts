import type { AlertDelivery, Alerts, CountingAlert } from "#contract/alerts.ts";

/** What the routes of alerts read of the rules, the watch and the deliveries. */
export interface AlertSource {
  /** Rules, targets, open alerts and deliveries, without secrets. */
  state(): Promise<Alerts>;
  /**
   * Sends a test to a target at once, or hands it over to the gateway that sends.
   * @returns `null` for a target that the file does not have
   */
  test(target: string): Promise<AlertDelivery | null>;
  /** The alerts of a counting, oldest first, those of costs among them. */
  ofCounting(id: string): Promise<readonly CountingAlert[]>;
}
