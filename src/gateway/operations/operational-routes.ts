import type { Access } from "#contract/access.ts";
import type { Settings } from "#contract/settings.ts";
import type { Viewer } from "#gateway/access/request-context.ts";
import type { CachedApi } from "#gateway/api/cached-api.ts";
import type { Config } from "#gateway/config/config.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { createScopedSettings } from "#gateway/scope/scoped-settings.ts";
import type { AdminWarnings } from "#gateway/upstream/advice/admin-warnings.ts";
import type { UpstreamGate } from "#gateway/upstream/gate.ts";
import type { Metrics } from "./metrics.ts";
import { readiness, readinessForGuests, type StateParts } from "./ready.ts";
import type { Viewers } from "./viewers.ts";

interface RouteParts extends StateParts {
  readonly config: Config;
  /** Identifies the page's build. */
  readonly build: string;
  readonly api: CachedApi;
  readonly warnings: AdminWarnings;
  readonly gate: UpstreamGate;
  readonly metrics: Metrics;
  readonly viewers: Viewers;
  /** Metrics of the history and of active countings, in the same format. */
  readonly moreMetrics: (signal: AbortSignal) => Promise<readonly string[]>;
  /** Whether the process is about to end. */
  readonly isStopping: () => boolean;
}

/**
 * @param signal aborts when the client leaves
 * @param viewer `undefined` without access
 */
type OperationalRoute = (
  signal: AbortSignal,
  viewer: Viewer | undefined,
) => Response | Promise<Response>;

/** Answers about the gateway itself, by path. */
export function createOperationalRoutes(parts: RouteParts): ReadonlyMap<string, OperationalRoute> {
  const { config, build, metrics } = parts;
  const { demo } = config;
  const hasAlerts = config.alerts !== null;
  const apiHost = demo ? null : hostOf(config.upstream.baseUrl);
  const settingsFor = createScopedSettings(parts);
  return new Map<string, OperationalRoute>([
    [
      "/api/settings",
      async (signal, viewer) => {
        if (viewer === undefined) throw new ProblemError("access-denied");
        const { access } = viewer;
        const settings = await settingsFor(access, signal);
        const host = isGuest(access) ? null : apiHost;
        return Response.json({
          demo,
          host,
          hasAlerts,
          build,
          ...settings,
          access,
        } satisfies Settings);
      },
    ],
    ["/healthz", () => uncached({ status: "ok" })],
    [
      "/version",
      (_, viewer) => {
        const screen = viewer?.screenPath;
        return uncached(screen === undefined ? { build } : { build, screen });
      },
    ],
    [
      "/readyz",
      async (signal, viewer) => {
        if (parts.isStopping()) return uncached({ status: "stopping" }, 503);
        const { isReady, ...all } = await readiness(parts, signal);
        // Only signed-in viewers see the reason, because only they can act on it.
        const told = isGuest(viewer?.access) ? await readinessForGuests(all.status, parts) : all;
        return uncached(told, isReady ? 200 : 503);
      },
    ],
    [
      "/metrics",
      async (signal, viewer) => {
        if (viewer?.access.scope.kind !== "all") throw new ProblemError("out-of-scope");
        const more = await parts.moreMetrics(signal);
        return text(metrics.text(gauges(parts), more));
      },
    ],
  ]);
}

/** A viewer without access, or with a share: shares show figures and no details of the installation. */
function isGuest(access: Access | undefined): boolean {
  return access === undefined || access.via === "share" || access.via === "screen";
}

function uncached(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
}

function text(body: string): Response {
  return new Response(body, {
    headers: {
      "Cache-Control": "no-store",
      "Content-Type": "text/plain; version=0.0.4; charset=utf-8",
    },
  });
}

function gauges({ api, gate, viewers }: RouteParts) {
  const { bytes, entries } = api.size();
  const { active, waiting } = gate.load();
  return {
    viewers: viewers.count(),
    cacheBytes: bytes,
    cacheEntries: entries,
    upstreamActive: active,
    upstreamWaiting: waiting,
  };
}

function hostOf(baseUrl: string): string | null {
  return URL.canParse(baseUrl) ? new URL(baseUrl).host : null;
}
