import type { Language } from "#contract/languages.ts";

/** What every target has. */
interface CommonTarget {
  /** As rules and digests name it. */
  readonly name: string;
  readonly language: Language;
  /** IANA zone of the times in its messages; `null` for the gateway's. */
  readonly timeZone: string | null;
  /** Whether it gets amounts at cost. */
  readonly getsCosts: boolean;
  /** Whether it gets the names of people. */
  readonly getsNames: boolean;
  /** Whether its host may be on this machine or a private network. */
  readonly mayBePrivate: boolean;
}

/** An address that gets the message as JSON, signed after the Standard Webhooks specification. */
export interface WebhookTarget extends CommonTarget {
  readonly kind: "webhook";
  readonly url: URL;
  /** Base64, with or without the prefix `whsec_`. */
  readonly secret: string;
}

/** An incoming webhook of Slack or Microsoft Teams, whose address is a secret itself. */
export interface ChatTarget extends CommonTarget {
  readonly kind: "slack" | "teams";
  readonly url: URL;
}

/** People who get a mail each. */
export interface MailTarget extends CommonTarget {
  readonly kind: "mail";
  readonly server: {
    readonly host: string;
    readonly port: number;
    /** `tls` from the first byte, `starttls` before anything else is said, or `none`. */
    readonly security: "tls" | "starttls" | "none";
    readonly login: { readonly user: string; readonly password: string } | null;
  };
  readonly from: string;
  readonly to: readonly string[];
}

export type Target = WebhookTarget | ChatTarget | MailTarget;

/** The host of a target, which is all of its address that is ever shown. */
export function hostOf(target: Target): string {
  return target.kind === "mail" ? target.server.host : target.url.host;
}
