import type { FieldReader } from "#gateway/alerts/field-reader.ts";
import { isPrivateHost } from "./public-addresses.ts";
import type { MailTarget } from "./target.ts";

/** Recipients beyond this many belong into a list of the mail server. */
const maxRecipients = 50;

const securities = ["starttls", "tls", "none"] as const;

const usualPorts = { starttls: 587, tls: 465, none: 25 };

/** One address, such as `ops@example.com`, or a name with one: `Stock <stock@example.com>`. */
const mailbox =
  /^([^<>"',;:@\p{Cc}]+<[^\s<>"',;:@]+@[^\s<>"',;:@]+>|[^\s<>"',;:@]+@[^\s<>"',;:@]+)$/u;

/** Reads what a target of the kind mail has besides; `null` where any of it is wrong. */
export function readMailTarget(
  fields: FieldReader,
  mayBePrivate: boolean,
): Pick<MailTarget, "server" | "from" | "to"> | null {
  const host = readHost(fields, mayBePrivate);
  const security = fields.choice("security", securities, "starttls");
  const port = readPort(fields, usualPorts[security]);
  const login = readLogin(fields);
  const from = readMailbox(fields, "from", fields.value("from"));
  const to = readRecipients(fields);
  if (login && security === "none" && !mayBePrivate) {
    fields.fault(
      "its password would be sent without encryption: write starttls or tls as security.",
    );
    return null;
  }
  if (!host || port === null || login === null || !from || !to) return null;
  return { server: { host, port, security, login: login || null }, from, to };
}

function readHost(fields: FieldReader, mayBePrivate: boolean): string | null {
  const host = fields.text("host", "the name of the mail server");
  if (host === null) return null;
  if (!/^[a-z0-9_.:-]+$/i.test(host)) {
    fields.fault("its host is not the name of a server: write one such as smtp.example.com.");
    return null;
  }
  if (mayBePrivate || !isPrivateHost(host)) return host;
  fields.fault(
    "its host is on this machine or a private network: write private: true if it should be.",
  );
  return null;
}

function readPort(fields: FieldReader, fallback: number): number | null {
  const port = fields.value("port") ?? fallback;
  if (typeof port === "number" && Number.isInteger(port) && port > 0 && port < 65_536) return port;
  fields.fault("write a number from 1 to 65535 as port.");
  return null;
}

/** @returns `false` without one, `null` where it is wrong */
function readLogin(fields: FieldReader): MailTarget["server"]["login"] | false {
  const hasPassword = fields.has("passwordFile") || fields.has("passwordEnv");
  if (!fields.has("user") && !hasPassword) return false;
  const user = fields.text("user", "the name that signs in to the mail server");
  const password = fields.secret("password");
  return user === null || password === null ? null : { user, password };
}

function readRecipients(fields: FieldReader): readonly string[] | null {
  const written = fields.value("to");
  const list: readonly unknown[] = Array.isArray(written) ? written : [written];
  if (list.length === 0 || list.length > maxRecipients) {
    fields.fault(`write a list of 1 to ${maxRecipients} addresses as to.`);
    return null;
  }
  const found = list.map((one) => readMailbox(fields, "to", one));
  const right = found.filter((one) => one !== null);
  return right.length === found.length ? right : null;
}

function readMailbox(fields: FieldReader, name: string, written: unknown): string | null {
  if (typeof written === "string" && written.length <= 320 && mailbox.test(written)) return written;
  fields.fault(`write an address such as stock@example.com as ${name}.`);
  return null;
}
