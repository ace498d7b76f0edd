import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { createTransport } from "nodemailer";
import { failureOf } from "./answers.ts";
import { mailText } from "./mail-text.ts";
import type { OutboxMessage, Outcome } from "./outbox-state.ts";
import { isPrivateAddress, isPrivateHost, PrivateAddress } from "./public-addresses.ts";
import type { MailTarget } from "./target.ts";

interface MailOptions {
  readonly signal: AbortSignal;
  /** Time for each step of the conversation, in milliseconds. */
  readonly timeoutMs: number;
}

/** Sends a message as one mail to all recipients. It never rejects. */
export async function sendMail(
  target: MailTarget,
  { id, letter }: OutboxMessage,
  { signal, timeoutMs }: MailOptions,
): Promise<Outcome> {
  const { server, from, to } = target;
  try {
    const address = await addressOf(target);
    const transport = createTransport({
      host: address,
      port: server.port,
      secure: server.security === "tls",
      requireTLS: server.security === "starttls",
      ignoreTLS: server.security === "none",
      ...(isIP(server.host) === 0 && { tls: { servername: server.host } }),
      ...(server.login && { auth: { user: server.login.user, pass: server.login.password } }),
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const leave = () => transport.close();
    signal.addEventListener("abort", leave, { once: true });
    try {
      await transport.sendMail({
        from,
        to: [...to],
        ...mailText(letter),
        // The same at every attempt, so that mail programs can tell a repeat.
        messageId: `<${id.replaceAll(/[^\w.+-]/g, "")}@countboard>`,
        headers: { "Auto-Submitted": "auto-generated" },
      });
      return { kind: "delivered" };
    } finally {
      signal.removeEventListener("abort", leave);
      transport.close();
    }
  } catch (error) {
    // An answer such as 550 would be the same tomorrow, unless it is about the sign-in.
    const status = error instanceof Error && "responseCode" in error ? error.responseCode : 0;
    const isFinal = typeof status === "number" && status >= 550 && status < 560;
    const outcome = failureOf(error);
    return isFinal && outcome.kind === "failed"
      ? { kind: "refused", error: `The mail server answered ${status}. ${outcome.error}` }
      : outcome;
  }
}

/** The address to connect to, found once, so that the one that is checked is the one that is used. */
async function addressOf({ server, mayBePrivate }: MailTarget): Promise<string> {
  if (mayBePrivate) return server.host;
  if (isPrivateHost(server.host)) throw new PrivateAddress();
  const found = await lookup(server.host, { all: true });
  if (found.some(({ address }) => isPrivateAddress(address))) throw new PrivateAddress();
  return found[0]?.address ?? server.host;
}
