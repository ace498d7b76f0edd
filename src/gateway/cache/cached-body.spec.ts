import { createHash } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { Bytes } from "#gateway/http/body.ts";
import { bodyOf } from "#gateway/testing/gateway.ts";
import { type Coding, cacheBody } from "./cached-body.ts";

async function bytesOf(body: Bytes): Promise<Buffer> {
  return Buffer.from(await new Response(body).arrayBuffer());
}

const plain = async (body: Bytes, coding: Coding) => {
  const bytes = await bytesOf(body);
  return String(coding === "gzip" ? gunzipSync(bytes) : bytes);
};

/** Hardly compressible, and larger than a body sent in one piece. */
const large = Array.from({ length: 40_000 }, (_, n) =>
  createHash("md5").update(`${n}`).digest("hex"),
).join("\n");

describe("a cached body", () => {
  test.each(["gzip", "identity"] as const)("is the same for all readers as %s", async (coding) => {
    const parts = large.match(/[\s\S]{1,70001}/g) ?? [];
    const answer = cacheBody(bodyOf(parts));
    const early = plain(answer.read(coding), coding);
    await answer.completed;
    expect(await early).toBe(large);
    expect(await plain(answer.read(coding), coding)).toBe(large);
    expect(answer.atOnce(coding)).toBeUndefined();
    expect(await answer.completed).toBe(createHash("sha256").update(large).digest("hex"));
    expect(answer.bytes()).toBeLessThan(large.length);
  });

  test("that is small is available in one piece, compressed only once", async () => {
    const answer = cacheBody(bodyOf(["small"]));
    expect(answer.atOnce("gzip")).toBeUndefined();
    await answer.completed;
    expect(String(answer.atOnce("identity"))).toBe(String(new TextEncoder().encode("small")));
    expect(answer.atOnce("gzip")).toBe(answer.atOnce("gzip"));
  });

  test.each(["gzip", "identity"] as const)(
    "that breaks off fails after its received part, as %s",
    async (coding) => {
      const answer = cacheBody(bodyOf(["begun", " and"], "fail"));
      await expect(answer.completed).rejects.toThrow("reset");
      const reader = answer.read(coding).getReader();
      let seen = Buffer.alloc(0);
      const rest = async (): Promise<void> => {
        const { value } = await reader.read();
        seen = Buffer.concat([seen, value ?? Buffer.alloc(0)]);
        await rest();
      };
      await expect(rest()).rejects.toThrow("reset");
      const text = coding === "gzip" ? gunzipSync(seen, { finishFlush: 2 }) : seen;
      expect("begun and".startsWith(String(text))).toBe(true);
      expect(answer.isComplete()).toBe(false);
    },
  );

  test("in many small pieces takes no more memory than in one", async () => {
    const bytes = gzipSync(large.slice(0, 200_000));
    const left = Array.from(bytes, (byte) => Uint8Array.of(byte));
    const answer = cacheBody(bodyOf(["0"]), () => left.splice(0));
    await answer.completed;
    const reader = answer.read("gzip").getReader();
    let pieces = 0;
    while (!(await reader.read()).done) pieces += 1;
    expect(pieces).toBe(Math.ceil(bytes.length / 65_536));
  });

  test("that inflates to much more is inflated in small steps", async () => {
    const bomb = gzipSync(Buffer.alloc(30_000_000));
    const pieces = [bomb];
    const answer = cacheBody(bodyOf(["0"]), () => pieces.splice(0));
    await answer.completed;
    const reader = answer.read("identity").getReader();
    let [bytes, largest] = [0, 0];
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      bytes += value.byteLength;
      largest = Math.max(largest, value.byteLength);
    }
    expect(bytes).toBe(30_000_000);
    expect(largest).toBeLessThanOrEqual(64 * 1024);
  });
});
