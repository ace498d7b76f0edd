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

/** Pixels of a code, two by two per unit. */
function rendered({ path, side }: QrPath) {
  const scale = 2;
  const width = side * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  const outlines = path
    .split("M")
    .filter(Boolean)
    .map((part) =>
      part
        .replace("Z", "")
        .split("L")
        .map((point) => point.split(" ").map(Number)),
    );
  for (let y = 0; y < width; y += 1) {
    const at = (y + 0.5) / scale;
    const crossings = outlines.flatMap((points) =>
      points.flatMap(([x0 = 0, y0 = 0], position) => {
        const [, y1 = 0] = points[(position + 1) % points.length] ?? [];
        return Math.min(y0, y1) <= at && at < Math.max(y0, y1) ? [x0] : [];
      }),
    );
    const ends = crossings.sort((one, other) => one - other).map((end) => end * scale);
    for (let position = 0; position + 1 < ends.length; position += 2) {
      for (let x = ends[position] ?? 0; x < (ends[position + 1] ?? 0); x += 1) {
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
      }
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
    ];
    for (const text of texts) {
      const [read] = await readBarcodes(rendered(qrPath(text)), { formats: ["QRCode"] });
      expect(read?.text).toBe(text);
    }
  });

  it("has a quiet zone", () => {
    const { path, side } = qrPath("https://countboard.example/screen");
    const places = path.match(/[\d.]+/g)?.map(Number) ?? [];
    expect(Math.min(...places)).toBe(quietZone);
    expect(Math.max(...places)).toBe(side - quietZone);
  });
});
