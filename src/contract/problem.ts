import * as v from "valibot";
import { finiteNumber } from "./scalars.ts";

/** Every error that the gateway can answer with, by cause. */
const problemCodes = [
  "upstream-credentials",
  "not-found",
  "no-longer-available",
  "upstream-rejected",
  "rate-limited",
  "upstream-unavailable",
  "upstream-timeout",
  "upstream-redirect",
  "upstream-not-json",
  "upstream-too-large",
  "bad-request",
  "method-not-allowed",
  "access-denied",
  "out-of-scope",
  "share-expired",
  "share-revoked",
  "shares-unusable",
  "views-unusable",
  "alerts-unusable",
  "history-off",
  "history-engine-missing",
  "history-reading",
  "history-unavailable",
] as const;

export type ProblemCode = (typeof problemCodes)[number];

/** The gateway's error body: problem details (RFC 9457) with a machine-readable code. */
export const problemSchema = v.object({
  type: v.string(),
  title: v.string(),
  status: finiteNumber,
  detail: v.string(),
  code: v.picklist(problemCodes),
  /** Seconds to wait before a retry; only with 429 and 503. */
  retryAfter: v.optional(finiteNumber),
  /** The API's status; absent when it did not answer or was not requested. */
  upstreamStatus: v.optional(finiteNumber),
});

export type Problem = v.InferOutput<typeof problemSchema>;
