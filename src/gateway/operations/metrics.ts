import type { EndpointName } from "#contract/endpoints.ts";
import type { ProblemCode } from "#contract/problem.ts";
import type { CacheStatus } from "#gateway/cache/cached-answer.ts";
import { createCounter, createHistogram, header } from "./counters.ts";

/** Values that are read when metrics are requested. */
interface Gauges {
  /** Viewers who asked for figures within the last minute. */
  readonly viewers: number;
  readonly cacheBytes: number;
  readonly cacheEntries: number;
  readonly upstreamActive: number;
  readonly upstreamWaiting: number;
}

/** The gateway's own metrics; labels are patterns and codes, never personal data. */
export interface Metrics {
  request(line: {
    readonly route: string;
    readonly method: string;
    readonly status: number;
    /** Milliseconds to the answer's last byte. */
    readonly ms: number;
    readonly bytes: number;
  }): void;
  cache(result: CacheStatus): void;
  /** @param outcome a status of the API, or why it sent none */
  upstream(endpoint: EndpointName, outcome: number | ProblemCode | "abandoned", ms: number): void;
  /**
   * All metrics in the Prometheus text format.
   * @param others lines of further metrics
   */
  text(gauges: Gauges, others?: readonly string[]): string;
}

/** Methods with a separate label; all others share one. */
const labelledMethods = ["GET", "HEAD", "POST"];

export function createMetrics(): Metrics {
  const requests = createCounter("countboard_requests_total", "Requests answered.", [
    "route",
    "method",
    "status",
  ]);
  const bytesSent = createCounter("countboard_sent_bytes_total", "Bytes of bodies sent.", [
    "route",
  ]);
  const durations = createHistogram(
    "countboard_request_duration_seconds",
    "Time from a request's arrival to its answer's last byte.",
    ["route"],
  );
  const results = createCounter(
    "countboard_cache_total",
    "Questions by where their answer came from.",
    ["result"],
  );
  const upstreamRequests = createCounter(
    "countboard_upstream_requests_total",
    "Requests to the API.",
    ["endpoint", "outcome"],
  );
  const waits = createHistogram(
    "countboard_upstream_duration_seconds",
    "Time from a request to the API to the start of its answer.",
    ["endpoint"],
  );
  return {
    request({ route, method, status, ms, bytes }) {
      const known = labelledMethods.includes(method) ? method : "other";
      requests.add([route, known, status]);
      bytesSent.add([route], bytes);
      durations.note([route], ms / 1000);
    },
    cache: (result) => results.add([result]),
    upstream(endpoint, outcome, ms) {
      upstreamRequests.add([endpoint, outcome]);
      waits.note([endpoint], ms / 1000);
    },
    text: (gauges, others = []) =>
      [requests, bytesSent, durations, results, upstreamRequests, waits]
        .flatMap((metric) => metric.lines())
        .concat(
          gauge(
            "viewers",
            "Different viewers who asked for figures within the last minute.",
            gauges.viewers,
          ),
          gauge("cache_bytes", "Bytes of answers in memory.", gauges.cacheBytes),
          gauge("cache_entries", "Answers and failures in memory.", gauges.cacheEntries),
          gauge("upstream_active", "Requests to the API under way.", gauges.upstreamActive),
          gauge(
            "upstream_waiting",
            "Requests that wait for a place at the API.",
            gauges.upstreamWaiting,
          ),
          gauge("memory_bytes", "Memory of the process.", process.memoryUsage.rss()),
          others,
          "",
        )
        .join("\n"),
  };
}

export function gauge(name: string, help: string, value: number): string[] {
  const full = `countboard_${name}`;
  return [...header(full, "gauge", help), `${full} ${value}`];
}
