import * as z from "zod/mini";

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
] as const;

export type ProblemCode = (typeof problemCodes)[number];

/** The gateway's error body: problem details (RFC 9457) with a machine-readable code. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  code: z.enum(problemCodes),
  /** Seconds to wait before a retry; only with 429 and 503. */
  retryAfter: z.optional(z.number()),
  /** The API's status; absent when it did not answer or was not requested. */
  upstreamStatus: z.optional(z.number()),
});

export type Problem = z.infer<typeof problemSchema>;
