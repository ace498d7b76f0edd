import { ProblemError } from "#gateway/http/problem.ts";
import type { ViewerRequest } from "#gateway/http/viewer-request.ts";

/** Maximum size of a request body, in bytes. */
const maxBytes = 16 * 1024;

/**
 * Reads the body of a request of one media type.
 * @throws ProblemError `bad-request` for another type, a body that is too large, or invalid UTF-8
 */
export async function bodyText({ headers, body }: ViewerRequest, type: string): Promise<string> {
  const [given = ""] = (headers.get("Content-Type") ?? "").split(";");
  if (given.trim().toLowerCase() !== type) throw bad(`The body has to be ${type}.`);
  if (body === null) return "";
  const reader = body.getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let bytes = 0;
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      bytes += value.byteLength;
      if (bytes > maxBytes) throw bad("The body is too large.");
      text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    reader.cancel().catch(() => {});
    throw error instanceof ProblemError ? error : bad("The body cannot be read.");
  }
}

function bad(detail: string): ProblemError {
  return new ProblemError("bad-request", { detail });
}
