import { expect, test } from "vitest";
import { newPairingCode, parsePairingCode } from "./pairing-code.ts";

const alphabet = "ACDEFGHJKMNPQRTWXY34679";
const codes = Array.from({ length: 200 }, newPairingCode);

test("a code is read as people type it", () => {
  for (const code of codes) {
    expect(code).toMatch(/^[A-Z0-9]{8}$/);
    expect(parsePairingCode(code)).toBe(code);
    expect(parsePairingCode(` ${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`)).toBe(code);
    expect(parsePairingCode(`${code.slice(0, 4)}-${code.slice(4)}`)).toBe(code);
  }
  expect(new Set(codes).size).toBe(codes.length);
});

test("every single wrong character is detected", () => {
  for (const code of codes) {
    for (let index = 0; index < code.length; index += 1) {
      for (const character of alphabet.replace(code[index] ?? "", "")) {
        const typed = code.slice(0, index) + character + code.slice(index + 1);
        expect(parsePairingCode(typed)).toBeUndefined();
      }
    }
  }
});

test("every swap of two neighbouring characters is detected", () => {
  for (const code of codes) {
    for (let index = 1; index < code.length; index += 1) {
      const [left = "", right = ""] = code.slice(index - 1, index + 1);
      if (left === right) continue;
      const typed = code.slice(0, index - 1) + right + left + code.slice(index + 1);
      expect(parsePairingCode(typed)).toBeUndefined();
    }
  }
});

test.each(["", "A", "AAAAAAAAA", "0OIL1BS5", "💥💥💥💥", "x".repeat(16_000)])(
  "%.20s is no code",
  (text) => {
    expect(parsePairingCode(text)).toBeUndefined();
  },
);
