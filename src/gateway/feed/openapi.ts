import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { type FeedName, feeds, fileParameters } from "#contract/feed.ts";
import { type HistoryQuestion, historyParameters } from "#contract/history/parameters.ts";
import { type HistoryRules, historyRules } from "#contract/history.ts";
import { problemSchema } from "#contract/problem.ts";
import type { BasePath } from "#gateway/http/base-path.ts";
import {
  answerSchema,
  feedSchemas,
  jsonSchema,
  parameterSchemas,
  type Schema,
} from "./openapi-schemas.ts";

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required?: true;
  readonly schema: Schema;
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

interface Operation {
  readonly id: string;
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  readonly content: Content;
  /** Whether a feed's token opens it; else a session or a link does. */
  readonly isForPrograms: boolean;
}

const summaries = {
  api: {
    countings: "Counts, the latest first",
    incidentTypes: "Types of incidents",
    counting: "One count with its lines",
    importErrorLog: "The error log of a product import",
  },
  feed: {
    countings: "Counts as rows",
    figures: "The figures of one count",
    lines: "The lines of one count as rows",
    history: "The archive's sums by period and group as rows",
  },
  history: {
    state: "What the archive has",
    accuracy: "Sums over lines by period and group",
    countings: "Archived counts with their sums",
    offenders: "What is wrong again and again",
    "wrong-before": "Which places of a count were wrong before",
    coverage: "Where was counted, and when",
    productivity: "What people counted",
    product: "What counts found of a product",
    location: "What counts found at a location",
    compare: "Two counts, joined by their places",
    previous: "The counts before one",
  },
} as const satisfies {
  readonly api: Readonly<Record<EndpointName, string>>;
  readonly feed: Readonly<Record<FeedName, string>>;
  readonly history: Readonly<Record<HistoryQuestion, string>>;
};

const id: Parameter = { name: "id", in: "path", required: true, schema: { type: "string" } };

function inQuery(names: readonly string[], schemas: Readonly<Record<string, Schema>>): Parameter[] {
  return names.map((name) => ({ name, in: "query", schema: schemas[name] ?? { type: "string" } }));
}

function inPath(path: string): readonly Parameter[] {
  return path.includes("{id}") ? [id] : [];
}

function apiPaths(): [string, Operation][] {
  return (Object.keys(endpoints) as EndpointName[]).map((name) => {
    const { path, parameters } = endpoints[name];
    return [
      `/api${path}`,
      {
        id: name,
        summary: summaries.api[name],
        parameters: [...inPath(path), ...inQuery(parameters, parameterSchemas)],
        content: { "application/json": { schema: answerSchema(name) } },
        isForPrograms: false,
      },
    ];
  });
}

function historyPaths(): [string, Operation][] {
  return (Object.keys(historyRules) as HistoryQuestion[]).map((name) => {
    const rules: HistoryRules = historyRules[name];
    const { properties = {} } = jsonSchema(historyParameters[name]) as {
      readonly properties?: Readonly<Record<string, Schema>>;
    };
    const file = { "application/vnd.apache.parquet": { schema: {} } };
    return [
      `/api/v1/history/${name}`,
      {
        id: `history-${name}`,
        summary: summaries.history[name],
        parameters: inQuery(Object.keys(properties), properties),
        content: {
          "application/json": { schema: jsonSchema(rules.response) },
          ...(rules.table === undefined ? {} : file),
        },
        isForPrograms: false,
      },
    ];
  });
}

function feedPaths(): [string, Operation][] {
  const schemas = feedSchemas();
  return (Object.keys(feeds) as FeedName[]).flatMap((name) => {
    const { path, formats, parameters } = feeds[name];
    const template = path.replace(":id", "{id}");
    return formats.map((format): [string, Operation] => [
      `${template}.${format}`,
      {
        id: `feed-${name}-${format}`,
        summary: summaries.feed[name],
        parameters: [
          ...inPath(template),
          ...inQuery(
            [...parameters, ...(format === "csv" ? Object.keys(fileParameters) : [])],
            parameterSchemas,
          ),
        ],
        content:
          format === "csv"
            ? { "text/csv": { schema: { type: "string" } } }
            : { "application/json": { schema: schemas[name] } },
        isForPrograms: true,
      },
    ]);
  });
}

const metrics: [string, Operation] = [
  "/metrics",
  {
    id: "metrics",
    summary: "Figures of the gateway in Prometheus' text format",
    parameters: [],
    content: { "text/plain": { schema: { type: "string" } } },
    isForPrograms: true,
  },
];

function written({ id: operationId, summary, parameters, content, isForPrograms }: Operation) {
  return {
    get: {
      operationId,
      summary,
      parameters,
      security: isForPrograms
        ? [{ token: [] }, { password: [] }, { session: [] }]
        : [{ session: [] }],
      responses: {
        "200": { description: summary, content },
        default: { $ref: "#/components/responses/problem" },
      },
    },
  };
}

/**
 * The description of feeds and API, made from the rows that route and check them.
 * @param cookie name of the session's cookie
 */
export function openApi(basePath: BasePath, cookie: string): object {
  const paths = [...feedPaths(), metrics, ...apiPaths(), ...historyPaths()];
  return {
    openapi: "3.1.0",
    info: {
      title: "Countboard",
      version: "1",
      description: "Stock counts as programs read them. Everything is read only.",
    },
    servers: [{ url: basePath === "" ? "/" : basePath }],
    paths: Object.fromEntries(paths.map(([path, operation]) => [path, written(operation)])),
    components: {
      securitySchemes: {
        token: { type: "http", scheme: "bearer", description: "The token of a feed." },
        password: { type: "http", scheme: "basic", description: "The token as the password." },
        session: { type: "apiKey", in: "cookie", name: cookie },
      },
      responses: {
        problem: {
          description: "What went wrong, and what to do (RFC 9457).",
          content: { "application/problem+json": { schema: jsonSchema(problemSchema) } },
        },
      },
    },
  };
}
