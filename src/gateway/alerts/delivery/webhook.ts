import { Webhook } from "standardwebhooks";
import type { OutboxMessage } from "./outbox-state.ts";

/** The headers and the body of a signed webhook. */
interface SignedWebhook {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Writes a message as a webhook of the Standard Webhooks specification.
 * @param now the moment of the attempt in milliseconds since 1970, since receivers refuse old signatures
 */
export function signedWebhook(message: OutboxMessage, secret: string, now: number): SignedWebhook {
  const { id, kind, rule, counting, at, letter } = message;
  const body = JSON.stringify({
    type: `countboard.${kind}`,
    timestamp: new Date(at).toISOString(),
    data: { rule, counting, ...letter },
  });
  const signedAt = new Date(now);
  return {
    headers: {
      "Content-Type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now / 1000)),
      "webhook-signature": new Webhook(secret).sign(id, signedAt, body),
    },
    body,
  };
}
