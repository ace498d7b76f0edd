import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type Alerts as AlertsAnswer, maxDeliveries, tellsCosts } from "#contract/alerts.ts";
import { isUpperLimit, type TargetPercents, targetFigures } from "#contract/targets.ts";
import type { Config } from "#gateway/config/config.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import type { Log } from "#gateway/operations/log.ts";
import type { AlertSource } from "./alert-source.ts";
import { openOutboxFile, type RunningOutbox, runOutbox, type Send } from "./delivery/outbox.ts";
import type { OutboxEntry, OutboxMessage } from "./delivery/outbox-state.ts";
import { senderFor } from "./delivery/send.ts";
import { type DigestParts, sendDigests } from "./digest/send-digests.ts";
import { keepLease } from "./lease.ts";
import { alertLetter } from "./letters/alert-letter.ts";
import { testLetter } from "./letters/test-letter.ts";
import { writerFor } from "./letters/writer.ts";
import type { AlertMessage } from "./message.ts";
import { deliveryOf, shownRule, shownTarget } from "./shown-alerts.ts";
import { openWatchFile } from "./watch/state.ts";
import { createWatch, type WatchParts } from "./watch/watch.ts";

/** What tells people of counts by itself. */
export interface Alerts extends AlertSource {
  /**
   * Stores an alert for its targets; one with a known id changes nothing.
   * @throws ProblemError when the folder cannot be written
   */
  tell(alert: AlertMessage): Promise<void>;
  /** Tells the page that the file was read again, with faults, so that these rules still hold. */
  noteFault(sentences: readonly string[]): void;
  /** In the Prometheus text format. */
  metrics(): readonly string[];
  /** It does nothing by itself before. */
  start(): void;
  /** What was not accepted stays stored. */
  stop(): void;
}

export interface AlertsParts {
  readonly config: Config;
  readonly stateDir: string;
  readonly log: Log;
  /** What the rules are about. */
  readonly api: WatchParts["api"];
  readonly linesOf: WatchParts["linesOf"];
  /** Finds the figures of digests. */
  readonly sourceOf: DigestParts["sourceOf"];
  readonly listOf: DigestParts["listOf"];
  /** The company's proxy on the way to an address; `null` for a direct connection. */
  readonly proxyFor: (url: URL) => URL | null;
}

/** Alerts, digests and their delivery; `undefined` without `ALERTS_FILE`. */
export function createAlerts(parts: AlertsParts): Alerts | undefined {
  const { config, stateDir, log, api, linesOf, sourceOf, listOf, proxyFor } = parts;
  if (config.alerts === null) return undefined;
  const { rules, targets, digests } = config.alerts;
  const onFault = (sentence: string) => log.note("error", sentence);
  const file = openOutboxFile(stateDir, onFault);
  let lease: ReturnType<typeof keepLease> | undefined;
  let outbox: RunningOutbox | undefined;
  const stopping = new AbortController();
  const isHere = () => lease?.isHeld() === true;
  const add = async (messages: readonly OutboxMessage[]): Promise<void> => {
    if (outbox === undefined) throw new ProblemError("alerts-unusable");
    await outbox.add(messages);
  };
  const isLimited = (percents: TargetPercents) =>
    targetFigures.some((figure) => isUpperLimit(figure) && percents[figure] !== undefined);
  const hasVariance = config.targets?.some(({ percents }) => isLimited(percents)) ?? false;
  const entries = async () => (await file.read()).entries;
  const noteOf = ({ message, state, error }: OutboxEntry) => {
    if (state === "waiting" || state === "delivered") return;
    log.note("warn", `A message to the target ${message.target} was not delivered. ${error}`);
  };
  const tell = async (alert: AlertMessage): Promise<void> => {
    const { id, at, kind, rule, counting } = alert;
    const { condition, name } = rule;
    const told = targets.filter(
      (target) =>
        rule.targets.includes(target.name) &&
        (target.getsCosts || !tellsCosts(condition, hasVariance)),
    );
    await add(
      told.map((target) => ({
        id,
        target: target.name,
        kind,
        rule: name,
        counting: counting && {
          id: counting.id,
          warehouse: counting.warehouse,
          startedAt: counting.startedAt,
        },
        at,
        letter: alertLetter(alert, writerFor(target, config)),
      })),
    );
  };
  let fault: AlertsAnswer["fault"] = null;
  const watch = createWatch({
    ...{ config, rules, api, linesOf, isHere, tell, log },
    file: openWatchFile(stateDir, onFault),
  });
  return {
    async state() {
      const deliveries = (await entries()).toReversed().slice(0, maxDeliveries);
      return {
        watching: isHere() ? "here" : "elsewhere",
        fault,
        rules: rules.map(shownRule),
        digests: [...digests],
        timeZone: config.timeZone ?? "UTC",
        targets: targets.map(shownTarget),
        open: [...(await watch.open())],
        deliveries: deliveries.map(deliveryOf),
      };
    },
    ofCounting: watch.ofCounting,
    metrics: watch.metrics,
    noteFault(sentences) {
      if (sentences.length > 0) fault = { at: new Date().toISOString(), sentences: [...sentences] };
    },
    tell,
    async test(name) {
      const target = targets.find((one) => one.name === name);
      if (target === undefined) return null;
      const id = `test-${randomUUID()}`;
      const letter = testLetter(writerFor(target, config));
      await add([
        { id, target: name, kind: "test", rule: null, counting: null, at: Date.now(), letter },
      ]);
      const entry = (await entries()).find(({ message }) => message.id === id);
      return entry ? deliveryOf(entry) : null;
    },
    start() {
      lease = keepLease({ stateDir, onFault });
      void lease.take();
      const senders = new Map<string, Send>(
        targets.map((target) => [target.name, senderFor(target, { proxyFor, now: Date.now })]),
      );
      outbox = runOutbox({
        file,
        senders,
        clock: {
          now: Date.now,
          random: Math.random,
          wait: (milliseconds, signal) =>
            wait(milliseconds, undefined, { signal, ref: false }).catch(() => {}),
        },
        isSender: isHere,
        onSettled: noteOf,
      });
      watch.start();
      void sendDigests(
        { config, digests, targets, isHere, sourceOf, listOf, add, log },
        stopping.signal,
      );
    },
    stop() {
      watch.stop();
      lease?.stop();
      outbox?.stop();
      stopping.abort();
    },
  };
}
