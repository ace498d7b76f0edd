import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { beforeAll, describe, expect, it } from "vitest";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { type QrPath, qrPath, quietZone } from "./qr-path.ts";

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
  // Otherwise it would be downloaded.
  const overrides = { wasmBinary: new Uint8Array(readFileSync(file)).buffer };
  await prepareZXingModule({ overrides, fireImmediately: true });
});

/** Pixels of a code, four by four per square. */
function rendered({ path, side }: QrPath) {
  const scale = 4;
  const width = side * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, left, top, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let y = Number(top) * scale; y < (Number(top) + 1) * scale; y += 1) {
      const start = (y * width + Number(left) * scale) * 4;
      for (let at = start; at < start + Number(run) * scale * 4; at += 4) data.fill(0, at, at + 3);
    }
  }
  return { data, width, height: width, colorSpace: "srgb" } as ImageData;
}

describe("qrPath", () => {
  it("is decoded to its text", async () => {
    const texts = [
      "https://countboard.example/screen?warehouse=7&distance=5&diagonal=55&theme=dark",
      "http://192.168.1.20:4173/share/^029%20~x",
      `https://countboard.example/share/${"aZ9-_".repeat(60)}`,
      "https://lager.example/bestände?lang=de",
      `https://countboard.example/${"x".repeat(1600)}`,
    ];
    for (const text of texts) {
      const [read] = await readBarcodes(rendered(qrPath(text)), { formats: ["QRCode"] });
      expect(read?.text).toBe(text);
    }
  });

  it("has a quiet zone", () => {
    const { path, side } = qrPath("https://countboard.example/screen");
    const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((run) => run.slice(1).map(Number));
    expect(Math.min(...runs.flatMap(([x = 0, y = 0]) => [x, y]))).toBe(quietZone);
    expect(Math.max(...runs.flatMap(([x = 0, y = 0, run = 0]) => [x + run, y + 1]))).toBe(
      side - quietZone,
    );
  });

  it("fails for a text that no code can hold", () => {
    expect(() => qrPath("x".repeat(3000))).toThrow();
  });
});
