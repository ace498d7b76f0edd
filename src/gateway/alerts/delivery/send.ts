import { failureOf, outcomeOf } from "./answers.ts";
import { sendMail } from "./mail.ts";
import type { Send } from "./outbox.ts";
import type { OutboxMessage } from "./outbox-state.ts";
import { post } from "./post.ts";
import { slackText } from "./slack-text.ts";
import type { ChatTarget, Target, WebhookTarget } from "./target.ts";
import { teamsText } from "./teams-text.ts";
import { signedWebhook } from "./webhook.ts";

/** How long a target may take, in milliseconds. */
const answerMs = 15_000;

interface SenderParts {
  /** The company's proxy on the way to an address; `null` for a direct connection. */
  readonly proxyFor: (url: URL) => URL | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly timeoutMs?: number;
}

/** How to send a message to a target. */
export function senderFor(target: Target, parts: SenderParts): Send {
  const { proxyFor, now, timeoutMs = answerMs } = parts;
  if (target.kind === "mail") {
    return (message, signal) => sendMail(target, message, { signal, timeoutMs });
  }
  const { url, mayBePrivate } = target;
  const proxy = proxyFor(url);
  return async (message, signal) => {
    try {
      const written = write(target, message, now());
      const answer = await post({ url, proxy, mayBePrivate, ...written }, { signal, timeoutMs });
      return outcomeOf(answer, now());
    } catch (error) {
      return failureOf(error);
    }
  };
}

function write(target: WebhookTarget | ChatTarget, message: OutboxMessage, now: number) {
  if (target.kind === "webhook") return signedWebhook(message, target.secret, now);
  const { letter } = message;
  return {
    headers: { "Content-Type": "application/json" },
    body: target.kind === "slack" ? slackText(letter) : teamsText(letter),
  };
}
