import { expect, test } from "vitest";
import type { Counting } from "#contract/counting.ts";
import type { Line } from "#contract/line.ts";
import { LineClient } from "#lines/line-client.ts";
import {
  type Answering,
  answerOf,
  fetchedAt,
  hanging,
  neverAborted,
  streaming,
} from "#testing/connected-store.ts";
import { InProcessWorker } from "#testing/in-process-worker.ts";
import { aCounting, aLine, anIncident, foundCountings } from "#testing/samples.ts";
import { FailureError } from "#transport/failure.ts";
import { countIncidents, type IncidentCount, type IncidentSources } from "./count-incidents.ts";

const since = "2026-01-01T00:00:00.000Z";
const refusal = { kind: "unreachable", path: "/api/v1/countings/b" } as const;

/** Sources with the given active countings, whose details can be loaded; records workers started and ended. */
function sources(ids: readonly string[], answering: Answering) {
  const workers: InProcessWorker[] = [];
  const open: IncidentSources["open"] = (id) =>
    new LineClient(id, () => {
      const worker = new InProcessWorker(streaming(answering));
      workers.push(worker);
      return worker;
    });
  const find: IncidentSources["find"] = async ({ since: from, onPage }) => {
    const active = ids.map((id) => aCounting({ id }));
    const found = foundCountings(active, { checked: 9, total: 9, since: from });
    onPage(found);
    return found;
  };
  return { workers, parts: { find, open } };
}

const detail = (header: Counting, ...lines: Line[]) => answerOf(lines, header);
const line = (id: number, type: string | null, code: string) =>
  aLine({ id, index: id, incident: anIncident(type), location: { id: code, code } });

test("takes type and zone of every line with an incident, one counting at a time", async () => {
  const loading: string[] = [];
  const { parts, workers } = sources(["a", "b"], async (address) => {
    loading.push(address);
    return address.endsWith("/a")
      ? detail(aCounting({ id: "a" }), line(0, "Damaged", "B-01"), aLine({ id: 1, index: 1 }))
      : answerOf([line(0, null, "C.2"), { broken: true }], aCounting({ id: "b" }));
  });
  const steps: IncidentCount[] = [];
  await countIncidents(parts, {
    since,
    signal: neverAborted(),
    onChange: (count) => steps.push(count),
  });
  expect(steps.map(({ phase, results }) => `${phase} ${results.length}`)).toEqual([
    "finding 0",
    "finding 0",
    "reading 0",
    "reading 1",
    "reading 2",
    "done 2",
  ]);
  expect(steps.at(-1)?.found).toMatchObject({ checked: 9, since });
  expect(steps.at(-1)?.results).toMatchObject([
    { kind: "counted", incidents: [{ type: "Damaged", zone: "B" }], unreadable: 0 },
    { kind: "counted", incidents: [{ type: null, zone: "C" }], unreadable: 1 },
  ]);
  const [first] = steps.at(-1)?.results ?? [];
  expect(first?.kind === "counted" && first.at).toBeGreaterThanOrEqual(fetchedAt);
  expect(loading).toEqual(["/api/v1/countings/a", "/api/v1/countings/b"]);
  expect(workers.map(({ terminated }) => terminated)).toEqual([true, true]);
});

test("reports a counting that fails and continues", async () => {
  const { parts, workers } = sources(["a", "b", "c"], async (address) => {
    if (address.endsWith("/b")) throw new FailureError(refusal);
    return detail(aCounting(), line(0, "Damaged", "B-01"));
  });
  let last: IncidentCount | null = null;
  await countIncidents(parts, {
    since,
    signal: neverAborted(),
    onChange: (count) => {
      last = count;
    },
  });
  expect(last).toMatchObject({
    phase: "done",
    results: [
      { kind: "counted" },
      { kind: "failed", counting: { id: "b" }, failure: refusal },
      { kind: "counted" },
    ],
  });
  expect(workers.every(({ terminated }) => terminated)).toBe(true);
});

test("keeps the counts when stopped", async () => {
  const { parts, workers } = sources(["a", "b"], (address, signal) =>
    address.endsWith("/a")
      ? Promise.resolve(detail(aCounting({ id: "a" }), line(0, "Damaged", "B-01")))
      : hanging(address, signal),
  );
  const stop = new AbortController();
  let last: IncidentCount | null = null;
  await countIncidents(parts, {
    since,
    signal: stop.signal,
    onChange: (count) => {
      last = count;
      if (count.results.length === 1) stop.abort();
    },
  });
  expect(last).toMatchObject({ phase: "stopped", results: [{ counting: { id: "a" } }] });
  expect(workers.every(({ terminated }) => terminated)).toBe(true);
});

test("ends with the worker's own error when a line store fails", async () => {
  const { parts } = sources(["a"], async () => {
    throw new TypeError("a fault of ours");
  });
  const phases: string[] = [];
  const counting = countIncidents(parts, {
    since,
    signal: neverAborted(),
    onChange: ({ phase }) => phases.push(phase),
  });
  await expect(counting).rejects.toThrow("a fault of ours");
  expect(phases.at(-1)).toBe("stopped");
});
