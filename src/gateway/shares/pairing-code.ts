import { randomInt } from "node:crypto";

/** Letters and digits that are not mistaken for one another when read from across a room or aloud. */
const alphabet = "ACDEFGHJKMNPQRTWXY34679";

/** Random signs of a code; a check sign follows them. */
const randomSigns = 7;

/** A random code: 23^7 of them are possible, so a code is not guessed and two screens hardly ever share one. */
export function newPairingCode(): string {
  const values = Array.from({ length: randomSigns }, () => randomInt(alphabet.length));
  return [...values, checkValue(values)].map((value) => alphabet[value]).join("");
}

/** The code in a text that a person typed, with or without spaces; `undefined` when its check sign is wrong. */
export function parsePairingCode(text: string): string | undefined {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, "");
  const values = Array.from(code.slice(0, randomSigns + 1), (sign) => alphabet.indexOf(sign));
  const check = values.pop();
  if (code.length !== randomSigns + 1 || values.includes(-1)) return undefined;
  return check === checkValue(values) ? code : undefined;
}

/**
 * Makes the sum of all values, each times its position from the end, divisible by the size of the alphabet. That size
 * is a prime, so one wrong sign or two swapped ones always change the remainder.
 */
function checkValue(values: readonly number[]): number {
  const sum = values.reduce((total, value, index) => total + value * (randomSigns + 1 - index), 0);
  return (alphabet.length - (sum % alphabet.length)) % alphabet.length;
}
