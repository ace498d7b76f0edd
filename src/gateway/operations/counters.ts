/** The values of a metric's labels, in the order of their names; from fixed sets, never from requests. */
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
export function heading(name: string, type: "counter" | "gauge" | "histogram", help: string) {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

function written(labels: readonly string[], values: Values): string {
  return `{${labels.map((label, place) => `${label}="${values[place]}"`).join(",")}}`;
}

export function createCounter(name: string, help: string, labels: readonly string[]): Counter {
  const counts = new Map<string, { readonly values: Values; count: number }>();
  return {
    add(values, amount = 1) {
      const key = values.join(" ");
      const one = counts.get(key);
      if (one === undefined) counts.set(key, { values, count: amount });
      else one.count += amount;
    },
    lines: () => [
      ...heading(name, "counter", help),
      ...[...counts.values()].map(
        ({ values, count }) => `${name}${written(labels, values)} ${count}`,
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
    const steps = [...bounds, "+Inf"].map((bound, place) => {
      below += buckets[place] ?? 0;
      return `${name}_bucket${written([...labels, "le"], [...values, bound])} ${below}`;
    });
    const own = written(labels, values);
    return [...steps, `${name}_sum${own} ${sum}`, `${name}_count${own} ${count}`];
  };
  return {
    note(values, seconds) {
      const key = values.join(" ");
      let one = series.get(key);
      if (one === undefined) {
        one = { values, buckets: [...bounds.map(() => 0), 0], sum: 0, count: 0 };
        series.set(key, one);
      }
      const place = bounds.findIndex((bound) => seconds <= bound);
      const bucket = place < 0 ? bounds.length : place;
      one.buckets[bucket] = (one.buckets[bucket] ?? 0) + 1;
      one.sum += seconds;
      one.count += 1;
    },
    lines: () => [...heading(name, "histogram", help), ...[...series.values()].flatMap(linesOf)],
  };
}
