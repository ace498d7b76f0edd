import { createHmac, timingSafeEqual } from "node:crypto";

/** Signs texts so that only holders of the key can make or change them. */
export interface Signer {
  /** @param purpose keeps a text signed for one use from being accepted for another */
  sign(purpose: string, text: string): string;
  /** Compares signatures in constant time. */
  isRight(purpose: string, text: string, signature: string): boolean;
}

/** @param key gateways that share it accept each other's signatures */
export function createSigner(key: Buffer): Signer {
  const sign = (purpose: string, text: string) =>
    createHmac("sha256", key).update(`${purpose}\n${text}`).digest("base64url");
  return {
    sign,
    isRight: (purpose, text, signature) => isSame(signature, sign(purpose, text)),
  };
}

/** Compares two texts in constant time. */
export function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
