import type { Bytes } from "#gateway/http/body.ts";
import { schemesIn, UnspokenSchemes, unspokenSchemes } from "./sign-in-schemes.ts";

/** Web servers explain refusals of a connection in a page; its words, and the code by which they are known here. */
const explanations: readonly (readonly [words: RegExp, code: string])[] = [
  [
    /plain HTTP|HTTP request to an? HTTPS|to (an? )?(HTTPS|SSL|TLS)[\w-]* (server )?port/i,
    "HTTPS_REQUIRED",
  ],
  [/(ssl|client) certificate|certificate (is )?required/i, "CERTIFICATE_REQUIRED"],
];

/** Maximum size of the part of a page that is searched, in bytes. */
const maxBytes = 4096;

/**
 * What the API, or a web server in front of it, refuses, as its header or page says; `undefined` for any other answer.
 * @throws the body's error
 */
export async function serverRefusal({
  status,
  headers,
  body,
}: Response): Promise<Error | undefined> {
  if (status === 401) {
    const names = unspokenSchemes(schemesIn(headers.get("WWW-Authenticate")));
    return names === undefined ? undefined : new UnspokenSchemes(names);
  }
  const isPage = /^text\//i.test(headers.get("Content-Type") ?? "text/plain");
  if ((status !== 400 && status !== 403) || !isPage || body === null) return undefined;
  const text = await startOf(body);
  const code = explanations.find(([words]) => words.test(text))?.[1];
  return code === undefined ? undefined : Object.assign(new Error("Refused"), { code });
}

async function startOf(body: Bytes): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    while (text.length < maxBytes) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value.subarray(0, maxBytes), { stream: true });
    }
  } finally {
    reader.cancel().catch(() => {});
  }
  return text;
}
