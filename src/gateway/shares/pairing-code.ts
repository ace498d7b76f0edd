import { randomInt } from "node:crypto";

/** Letters and digits that are not confused when read from a distance or aloud. */
const alphabet = "ACDEFGHJKMNPQRTWXY34679";

/** Random characters of a code; a check character follows. */
const randomLength = 7;

/** A random code. With 23^7 possible codes, guessing is impractical and collisions are rare. */
export function newPairingCode(): string {
  const values = Array.from({ length: randomLength }, () => randomInt(alphabet.length));
  return [...values, checkValue(values)].map((value) => alphabet[value]).join("");
}

/** The code in a typed text, with or without spaces; `undefined` when its check character is wrong. */
export function parsePairingCode(text: string): string | undefined {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, "");
  const values = Array.from(code.slice(0, randomLength + 1), (character) =>
    alphabet.indexOf(character),
  );
  const check = values.pop();
  if (code.length !== randomLength + 1 || values.includes(-1)) return undefined;
  return check === checkValue(values) ? code : undefined;
}

/**
 * Makes the sum of all values, each times its position from the end, divisible by the size of the alphabet. That size
 * is a prime, so one wrong character or two swapped ones always change the remainder.
 */
function checkValue(values: readonly number[]): number {
  const sum = values.reduce((total, value, index) => total + value * (randomLength + 1 - index), 0);
  return (alphabet.length - (sum % alphabet.length)) % alphabet.length;
}
