/** The values of a metric's labels, in the order of their names; from fixed sets or the API, never from requests. */
type Values = readonly (string | number)[];

/** A counter that only grows, written in the Prometheus text format. */
export interface Counter {
  add(values: Values, amount?: number): void;
  lines(): string[];
}

/** Durations, in seconds. */
export interface Histogram {
  note(values: Values, seconds: number): void;
  lines(): string[];
}

/** Upper bounds of the buckets, in seconds: from a cached answer to a whole large counting. */
const bounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

/** The `HELP` and `TYPE` lines of a metric. */
export function header(name: string, type: "counter" | "gauge" | "histogram", help: string) {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

/** The labels of a line, in braces. */
export function labelText(labels: readonly string[], values: Values): string {
  const pairs = labels.map((label, index) => `${label}="${escaped(String(values[index]))}"`);
  return `{${pairs.join(",")}}`;
}

function escaped(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}

export function createCounter(name: string, help: string, labels: readonly string[]): Counter {
  const counts = new Map<string, { readonly values: Values; count: number }>();
  return {
    add(values, amount = 1) {
      const key = values.join(" ");
      const entry = counts.get(key);
      if (entry === undefined) counts.set(key, { values, count: amount });
      else entry.count += amount;
    },
    lines: () => [
      ...header(name, "counter", help),
      ...[...counts.values()].map(
        ({ values, count }) => `${name}${labelText(labels, values)} ${count}`,
      ),
    ],
  };
}

interface Series {
  readonly values: Values;
  readonly buckets: number[];
  sum: number;
  count: number;
}

export function createHistogram(name: string, help: string, labels: readonly string[]): Histogram {
  const series = new Map<string, Series>();
  const linesOf = ({ values, buckets, sum, count }: Series): string[] => {
    let below = 0;
    const steps = [...bounds, "+Inf"].map((bound, index) => {
      below += buckets[index] ?? 0;
      return `${name}_bucket${labelText([...labels, "le"], [...values, bound])} ${below}`;
    });
    const own = labelText(labels, values);
    return [...steps, `${name}_sum${own} ${sum}`, `${name}_count${own} ${count}`];
  };
  return {
    note(values, seconds) {
      const key = values.join(" ");
      let entry = series.get(key);
      if (entry === undefined) {
        entry = { values, buckets: [...bounds.map(() => 0), 0], sum: 0, count: 0 };
        series.set(key, entry);
      }
      const index = bounds.findIndex((bound) => seconds <= bound);
      const bucket = index < 0 ? bounds.length : index;
      entry.buckets[bucket] = (entry.buckets[bucket] ?? 0) + 1;
      entry.sum += seconds;
      entry.count += 1;
    },
    lines: () => [...header(name, "histogram", help), ...[...series.values()].flatMap(linesOf)],
  };
}
