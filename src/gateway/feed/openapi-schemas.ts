import { type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import { type EndpointName, type EndpointRules, endpointRules } from "#contract/endpoints.ts";
import { decimalSigns, type FeedName, feedSeparators } from "#contract/feed.ts";
import { accuracyGroups, periods } from "#contract/history/accuracy.ts";
import { pageSize } from "#contract/parameters.ts";
import { membersOf } from "#contract/schema-parts.ts";
import { computedFields } from "#lines/computed-fields.ts";
import { sentFields } from "#lines/sent-fields.ts";
import { countingColumns } from "./counting-columns.ts";
import { historyColumns } from "./history-columns.ts";
import { lineColumns } from "./line-columns.ts";
import { figureColumns } from "./line-figures.ts";

/** A schema of OpenAPI 3.1, which is that of JSON Schema. */
export type Schema = JsonSchema | Readonly<Record<string, unknown>>;

/** The JSON schema of a value as it is sent. What JSON Schema cannot say, such as a sum that must hold, is left out. */
export function jsonSchema(schema: v.GenericSchema): Schema {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: "draft-2020-12",
    errorMode: "ignore",
    typeMode: "input",
  });
  return rest;
}

/** The schema of an endpoint's answer, its list included. */
export function answerSchema(name: EndpointName): Schema {
  const { response, body }: EndpointRules = endpointRules[name];
  if (body.kind !== "page" && body.kind !== "object") return jsonSchema(response);
  const members = { ...membersOf(response), [body.list]: v.array(body.element) };
  return jsonSchema(v.object(members));
}

/** Values of a figure; those of sent fields have their own types. */
const anyValue = { type: ["string", "number", "boolean", "null"] };

function columnSchema(id: string): Schema {
  const sent = sentFields.get(id);
  return sent === undefined || Object.hasOwn(computedFields, id)
    ? anyValue
    : jsonSchema(v.nullable(sent));
}

function rowSchema(ids: readonly string[], schemaOf: (id: string) => Schema): Schema {
  return {
    type: "object",
    properties: Object.fromEntries(ids.map((id) => [id, schemaOf(id)])),
    required: ids,
  };
}

function tableSchema(row: Schema, more: Readonly<Record<string, Schema>> = {}): Schema {
  const properties = { items: { type: "array", items: row }, ...more };
  return { type: "object", properties, required: Object.keys(properties) };
}

/** The schemas of the feeds' JSON. */
export function feedSchemas(): Readonly<Record<FeedName, Schema>> {
  const next = { type: ["string", "null"], description: "Address of the next page." };
  return {
    countings: tableSchema(
      rowSchema(countingColumns, () => anyValue),
      { next },
    ),
    figures: rowSchema([...countingColumns, ...figureColumns], () => anyValue),
    lines: tableSchema(rowSchema(lineColumns, columnSchema)),
    history: tableSchema(rowSchema(historyColumns, () => anyValue)),
  };
}

const instant = { type: "string", format: "date-time" };
const month = { type: "string", pattern: "^\\d{4}-(?:0[1-9]|1[0-2])$" };

/** The schemas of the parameters of lists and feeds, by name. */
export const parameterSchemas: Readonly<Record<string, Schema>> = {
  limit: { type: "integer", minimum: pageSize.min, maximum: pageSize.max, default: pageSize.max },
  cursor: { type: "string", description: "Where a page begins, as the page before says." },
  warehouse: { type: "string", description: "Only this one, by the identifier that the API has." },
  startedBefore: instant,
  startedAfter: instant,
  period: { enum: periods, default: "month" },
  by: { enum: accuracyGroups, default: "warehouse" },
  from: month,
  to: month,
  separator: { enum: Object.keys(feedSeparators) },
  decimal: { enum: Object.keys(decimalSigns), default: "point" },
};
