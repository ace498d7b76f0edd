import { challenge } from "./faults/faults.ts";
import { refusal } from "./respond.ts";

/** Parses `user:password` from an Authorization header; `null` unless it is valid Basic in UTF-8. */
function credentialsIn(header: string | null): string | null {
  const encoded = /^basic +([A-Za-z0-9+/]+={0,2})$/i.exec(header ?? "")?.[1];
  if (encoded === undefined) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(encoded, "base64"));
  } catch {
    return null;
  }
}

/** @returns the error response for a request without the credentials, otherwise `undefined` */
export function requireCredentials(
  request: { readonly headers: Pick<Headers, "get"> },
  user: string,
  password: string,
): Response | undefined {
  if (credentialsIn(request.headers.get("authorization")) === `${user}:${password}`)
    return undefined;
  return refusal(401, "unauthorized", "Credentials are missing or wrong.", {
    "www-authenticate": challenge,
  });
}
