import { errorName } from "#gateway/folder/error-name.ts";
import { NoConnection, ProxyRefusal } from "#gateway/upstream/connection/no-connection.ts";
import type { Outcome } from "./outbox-state.ts";
import type { PostAnswer } from "./post.ts";
import { PrivateAddress } from "./public-addresses.ts";
import { readRetryAfter } from "./retry.ts";

/** What a target's status says about every later attempt of the same message. */
const refusals: Readonly<Record<number, string>> = {
  400: "The target answered 400: it does not understand the message. Check that its kind is right.",
  410: "The target answered 410: its address is gone. Make a new one, and write it into the file.",
  413: "The target answered 413: the message is too long for it.",
  422: "The target answered 422: it does not understand the message. Check that its kind is right.",
};

const advice: Readonly<Record<number, string>> = {
  401: "it wants other credentials. Check its secret",
  403: "it wants other credentials. Check its address and its secret",
  404: "there is nothing at its address. Check the address",
  429: "it gets too many messages",
};

/** What an answer means for the message. */
export function outcomeOf({ status, retryAfter }: PostAnswer, now: number): Outcome {
  if (status >= 200 && status < 300) return { kind: "delivered" };
  const refusal = refusals[status];
  if (refusal !== undefined) return { kind: "refused", error: refusal };
  const error =
    status >= 300 && status < 400
      ? `The target answered ${status}: it leads to another address, which is not followed. Write the address that it leads to.`
      : `The target answered ${status}${advice[status] ? `: ${advice[status]}` : ""}.`;
  return { kind: "failed", error, retryAfter: readRetryAfter(retryAfter, now) };
}

const reasons: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: "The target's certificate has expired.",
  DEPTH_ZERO_SELF_SIGNED_CERT:
    "The target's certificate is signed by itself: name its certificate in NODE_EXTRA_CA_CERTS.",
  EAUTH: "The mail server refuses the user or the password.",
  ECONNREFUSED: "The target refuses connections.",
  ECONNRESET: "The target closed the connection.",
  EAI_AGAIN: "The name of the target's host cannot be looked up at the moment.",
  EENVELOPE: "The mail server refuses the sender or a recipient.",
  ENOTFOUND: "The target's host does not exist. Check its name.",
  ERR_TLS_CERT_ALTNAME_INVALID: "The target's certificate is for another host.",
  ESOCKET: "The connection to the mail server failed.",
  ETIMEDOUT: "The target did not answer in time.",
  SELF_SIGNED_CERT_IN_CHAIN:
    "The target's certificate is from an authority that is not known: name its certificate in NODE_EXTRA_CA_CERTS.",
  TimeoutError: "The target did not answer in time.",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    "The target's certificate is from an authority that is not known: name its certificate in NODE_EXTRA_CA_CERTS.",
};

/** Why no answer came, as one sentence without an address. */
export function failureOf(error: unknown): Outcome {
  return { kind: "failed", error: sentenceOf(error), retryAfter: null };
}

function sentenceOf(error: unknown): string {
  if (error instanceof PrivateAddress) return `The target is not reached. ${error.message}`;
  if (error instanceof ProxyRefusal)
    return `The proxy answered ${error.status} on the way to the target.`;
  if (error instanceof NoConnection) return "The proxy on the way to the target cannot be reached.";
  // Errors of the web platform have a number as their code.
  const name = error instanceof DOMException ? error.name : errorName(error);
  return reasons[name] ?? `The connection to the target failed (${name}).`;
}
