import { randomBytes } from "node:crypto";
import { minute } from "#domain/time/units.ts";
import type { Signer } from "#gateway/access/signer.ts";
import { newPairingCode } from "./pairing-code.ts";

/** How long a ticket and its code are valid, in milliseconds. */
export const codeLife = 10 * minute;

/** A waiting screen's ticket: signed by the gateway, which stores nothing until an admin enters the code. */
export interface PairingTicket {
  readonly id: string;
  readonly code: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

interface PairingTickets {
  create(): PairingTicket;
  /** The value of the ticket's cookie. */
  cookieOf(ticket: PairingTicket): string;
  /** `undefined` for a ticket that has expired or is invalid. */
  read(cookie: string): PairingTicket | undefined;
}

export function createPairingTickets(signer: Signer): PairingTickets {
  return {
    create: () => ({
      id: randomBytes(9).toString("base64url"),
      code: newPairingCode(),
      createdAt: Date.now(),
    }),
    cookieOf({ id, code, createdAt }) {
      const text = `${id}.${code}.${createdAt.toString(36)}`;
      return `${text}.${signer.sign("pairing", text)}`;
    },
    read(cookie) {
      const [, text = "", id = "", code = "", created = "", signature = ""] =
        /^(([\w-]{12})\.([A-Z0-9]{8})\.([0-9a-z]{1,11}))\.([\w-]{43})$/.exec(cookie) ?? [];
      if (text === "" || !signer.isRight("pairing", text, signature)) return undefined;
      const createdAt = Number.parseInt(created, 36);
      // Checks both directions, so that a clock that was set back does not prolong a ticket.
      return Math.abs(Date.now() - createdAt) < codeLife ? { id, code, createdAt } : undefined;
    },
  };
}
