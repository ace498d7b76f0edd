import { isJson } from "#gateway/http/media-type.ts";
import type { ProblemError } from "#gateway/http/problem.ts";
import { UnspokenSchemes } from "#gateway/upstream/sign-in-schemes.ts";
import { UnreadableAnswer } from "#gateway/upstream/unreadable-answer.ts";
import { connectionAdvice, type Way } from "./connection-advice.ts";

const address = "correct COUNTING_API_URL, the API's address with its path";

/**
 * One sentence about a failure of the API, with the setting that may change it; no text comes from a request or an
 * answer.
 * @param type the media type of an answer that could not be read
 */
export function answerAdvice(error: ProblemError, way: Way, type = ""): string | undefined {
  const { cause, problem } = error;
  const { code, upstreamStatus } = problem;
  const status = upstreamStatus === undefined ? "" : ` (status ${upstreamStatus})`;
  if (cause instanceof UnspokenSchemes) {
    return `The API refused the credentials${status}, because it accepts only ${cause.names}, which the gateway does not speak: let it accept Basic, put a proxy that signs in to it between them, or ${address}.`;
  }
  if (cause instanceof Error && /^upstream-(rejected|credentials)$/.test(code)) {
    return connectionAdvice(cause, way);
  }
  switch (code) {
    case "upstream-credentials":
      return `The API refused the credentials${status}: set COUNTING_API_CLIENT_ID and COUNTING_API_CLIENT_SECRET to those of its integration.`;
    case "upstream-redirect":
      return upstreamStatus === 304
        ? `The API answered that nothing has changed, although it was asked without a version${status}: correct the cache between, or COUNTING_API_URL if it leads to something else.`
        : `The API answered with a redirect${status}: set COUNTING_API_URL to the address that it leads to.`;
    case "upstream-rejected":
      return `The API rejected the list${status}: ${address}.`;
    case "not-found":
      return `The API has no list of countings at its address${status}: ${address}, the part before /v1/countings.`;
    case "rate-limited":
      return `The API limits the gateway's requests${status}: raise CACHE_SECONDS and POLL_SECONDS if that lasts.`;
    case "upstream-timeout":
      return `The API did not answer in time: correct COUNTING_API_URL if it leads to something else, or raise UPSTREAM_TIMEOUT_SECONDS if it is below 15.`;
    case "upstream-too-large":
      return `The API's list is larger than the gateway accepts: ${address}.`;
    case "upstream-not-json":
      return unreadable(cause, type, upstreamStatus);
    case "upstream-unavailable":
      if (cause instanceof UnreadableAnswer) return `The API's answer ${cause.fault}: ${address}.`;
      return upstreamStatus === undefined || upstreamStatus < 500
        ? connectionAdvice(cause, way)
        : `The API failed${status}: its operators can say why, because no setting changes that.`;
    default:
      return undefined;
  }
}

const compression = "let the API, or the proxy before it, answer with gzip or without compression";

function unreadable(cause: unknown, type: string, status = 200): string {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (cause instanceof UnreadableAnswer) return `The API's list ${cause.fault}: ${compression}.`;
  if (/^Z_/.test(code)) return `The API's list cannot be decompressed (${code}): ${compression}.`;
  if (code !== "") {
    return `The API's list broke off (${code}): look for what ends it on the way, such as a limit of a proxy.`;
  }
  return `The API's list ${faultOf(type, status)}: ${address}.`;
}

function faultOf(type: string, status: number): string {
  if (status !== 200) return `has the status ${status} instead of 200`;
  if (type === "text/html" || type === "application/xhtml+xml") {
    return "is a web page instead of JSON";
  }
  if (type !== "" && !isJson(type)) return "is of another media type than JSON";
  return "is not the JSON that the API's description promises";
}
