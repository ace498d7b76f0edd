import { readXlsx } from "hucre/xlsx";
import { readSheet } from "read-excel-file/node";
import { expect, it } from "vitest";
import { hour } from "#domain/time/units.ts";
import { neverAborted } from "#testing/connected-store.ts";
import type { Cell } from "./sheet.ts";
import { writeXlsx } from "./xlsx-writer.ts";

const options = {
  sheet: {
    name: "Product <lines>",
    columns: [{ title: "Finished", isInstant: true }, { title: "Location" }],
  },
  format: { separators: "comma", timeZone: "America/Sao_Paulo" },
  signal: neverAborted(),
} as const;

/** The time in the zone, three hours behind. */
const inZone = (instant: Date) => new Date(instant.getTime() - 3 * hour);

/** Endless blocks, which report when the consumer stops. */
async function* endless(eachBlock: (block: number) => void, onEnd: () => void) {
  try {
    for (let block = 0; ; block += 1) {
      eachBlock(block);
      await new Promise(setImmediate);
      yield Array.from({ length: 50 }, (): Cell[] => [new Date(), `${Math.random()}`]);
    }
  } finally {
    onEnd();
  }
}

async function written(...rows: readonly Cell[][]): Promise<Buffer> {
  async function* blocks() {
    for (const row of rows) yield [row];
  }
  const { file } = await writeXlsx(blocks(), options);
  return Buffer.from(await file.arrayBuffer());
}

it("keeps instants to the millisecond in the zone, and writes those outside the calendar as text", async () => {
  const instants = ["2026-03-02T12:34:56.789Z", "2026-03-02T23:59:59.999Z"].map(
    (text) => new Date(text),
  );
  const old = new Date("1899-12-31T12:00:00Z");
  const file = await written(...instants.map((instant) => [instant, null]), [old, "=1+1"]);
  const [, ...rows] = await readSheet(file);
  expect(rows).toEqual([
    ...instants.map((instant) => [inZone(instant), null]),
    [old.toISOString(), "=1+1"],
  ]);
});

it("freezes the titles and names the sheet", async () => {
  const { sheets } = await readXlsx(await written([null, "A-1"]), { readStyles: true });
  expect(sheets).toMatchObject([{ name: options.sheet.name, freezePane: { rows: 1 } }]);
  expect(sheets[0]?.rows).toEqual([
    ["Finished (America/Sao_Paulo)", "Location"],
    [null, "A-1"],
  ]);
});

it("fails like its rows", async () => {
  const broken = new Error("no such line");
  const blocks = endless(
    (block) => {
      if (block === 3) throw broken;
    },
    () => undefined,
  );
  await expect(writeXlsx(blocks, options)).rejects.toBe(broken);
});

it("requests no more rows once it is aborted", async () => {
  const controller = new AbortController();
  let ended = false;
  const blocks = endless(
    (block) => {
      if (block === 3) controller.abort();
    },
    () => {
      ended = true;
    },
  );
  const file = writeXlsx(blocks, { ...options, signal: controller.signal });
  await expect(file).rejects.toMatchObject({ name: "AbortError" });
  await expect.poll(() => ended).toBe(true);
});
