import { createHmac, timingSafeEqual } from "node:crypto";

/** Signs texts, so that nobody else can make or change them. */
export interface Signer {
  /** @param purpose keeps what was signed for one use from being taken for another */
  sign(purpose: string, text: string): string;
  /** Takes as long for a nearly right signature as for a wrong one. */
  isRight(purpose: string, text: string, signature: string): boolean;
}

/** @param key gateways that share it take each other's signatures */
export function createSigner(key: Buffer): Signer {
  const sign = (purpose: string, text: string) =>
    createHmac("sha256", key).update(`${purpose}\n${text}`).digest("base64url");
  return {
    sign,
    isRight: (purpose, text, signature) => isSame(signature, sign(purpose, text)),
  };
}

/** Whether two texts are the same, in a time that tells nothing of where they differ. */
export function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
