import type { FieldReader } from "#gateway/alerts/field-reader.ts";
import { isPrivateHost } from "./public-addresses.ts";

/** Names of parameters whose value is a secret, in the addresses of most services. */
const tokenNames =
  /^(.*[_-])?(access[_-]?key|api[_-]?key|auth|code|key|pass(word)?|secret|sig(nature)?|token)$/i;

interface AddressRules {
  /** Whether http: is allowed. */
  readonly allowsHttp: boolean;
  readonly mayBePrivate: boolean;
}

/**
 * Reads the address of a webhook from the file itself, where it may not be a secret.
 * @returns `null` where it is missing or wrong
 */
export function readAddress(fields: FieldReader, rules: AddressRules): URL | null {
  const text = fields.text("url", "the address that gets the messages");
  const url = text === null ? null : readUrl(fields, text, rules);
  if (url === null) return null;
  if (hasToken(url)) {
    fields.fault(
      "its url has a token in it, which logs of servers and proxies would record: leave it out. The secret signs each message instead.",
    );
    return null;
  }
  return url;
}

/**
 * Reads the address of a chat's webhook, which is a secret itself, from the file or the variable that the target names.
 * @returns `null` where it is missing or wrong
 */
export function readSecretAddress(fields: FieldReader, rules: AddressRules): URL | null {
  if (fields.has("url")) {
    fields.fault(
      "its url lets everybody who reads it write into the channel: write the address into a file of its own, and name that with urlFile.",
    );
    return null;
  }
  const text = fields.secret("url");
  return text === null ? null : readUrl(fields, text, rules);
}

function readUrl(
  fields: FieldReader,
  text: string,
  { allowsHttp, mayBePrivate }: AddressRules,
): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    fields.fault(
      "its address is not an https: URL: write one such as https://hooks.example.com/countboard.",
    );
    return null;
  }
  let isRight = true;
  const wrong = (sentence: string) => {
    isRight = false;
    fields.fault(sentence);
  };
  if (url.protocol === "http:" && !allowsHttp) {
    wrong(
      "its address is not encrypted, so that everybody on the way reads the messages: write https:, or allowHttp: true.",
    );
  }
  if (url.username !== "" || url.password !== "") {
    wrong("its address has a user or a password in it, which logs would record: leave them out.");
  }
  if (!mayBePrivate && isPrivateHost(url.hostname)) {
    wrong("its host is on this machine or a private network: write private: true if it should be.");
  }
  return isRight ? url : null;
}

function hasToken(url: URL): boolean {
  return [...url.searchParams.keys()].some((name) => tokenNames.test(name));
}
