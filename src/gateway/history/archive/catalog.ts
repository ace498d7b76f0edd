import { join } from "node:path";
import * as v from "valibot";
import { errorName } from "#gateway/folder/error-name.ts";
import { readRegularFile } from "#gateway/folder/regular-file.ts";
import { replaceFile } from "#gateway/folder/replace-file.ts";
import { schemaVersion } from "#gateway/history/schema.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const fileSchema = v.object({
  /** Below the folder, with slashes. */
  path: v.string(),
  rows: count,
  bytes: count,
  warehouse: v.number(),
  /** `2026-11`. */
  month: v.string(),
});

const instant = v.string();

const countingSchema = v.object({
  // The columns of the file with the headers.
  counting: v.string(),
  warehouse: v.number(),
  code: v.string(),
  warehouse_name: v.string(),
  slug: v.string(),
  started_at: instant,
  ends_at: instant,
  last_finish: v.nullable(instant),
  lines: count,
  counted: count,
  discrepancies: count,
  incidents: count,
  broken: count,
  read_at: instant,
  header: v.string(),
  /** Path of the file with its lines; `null` for a counting without lines. */
  file: v.nullable(v.string()),
  /** Differs when the body has changed since. */
  body: v.string(),
});

/**
 * What the archive has. Readers use the files that it names and no others: it is replaced atomically, and files that it
 * no longer names stay for a while for the questions that are being answered.
 */
const catalogSchema = v.object({
  /** Of the columns. */
  schema: v.literal(schemaVersion),
  /** Increases with every change. */
  version: count,
  /** Number for the name of the next file; no number is used twice. */
  next: count,
  /** The files with lines; each has whole countings. */
  files: v.array(fileSchema),
  /** The file with the headers, below the folder; `null` while there are none. */
  countingsFile: v.nullable(v.object({ path: v.string(), bytes: count })),
  countings: v.array(countingSchema),
});

export type Catalog = v.InferOutput<typeof catalogSchema>;
export type CatalogFile = Catalog["files"][number];
export type CatalogCounting = Catalog["countings"][number];

export const emptyCatalog: Omit<Catalog, "schema"> = {
  version: 0,
  next: 1,
  files: [],
  countingsFile: null,
  countings: [],
};

export const catalogName = "catalog.json";

/** Why a catalog cannot be used. */
export class CatalogFault extends Error {
  override readonly name = "CatalogFault";
  /** `missing`: there is none. `other-version`: another version of Countboard wrote it. */
  readonly kind: "missing" | "damaged" | "other-version";

  constructor(kind: CatalogFault["kind"], cause?: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}

/**
 * Reads the catalog of a folder.
 * @throws CatalogFault; the system's error when it cannot be read
 */
export async function readCatalog(folder: string): Promise<Catalog> {
  let text: string;
  try {
    text = (await readRegularFile(join(folder, catalogName))).toString("utf8");
  } catch (error) {
    throw errorName(error) === "ENOENT" ? new CatalogFault("missing", error) : error;
  }
  try {
    const content: unknown = JSON.parse(text);
    const { schema } = v.parse(v.object({ schema: v.number() }), content);
    if (schema !== schemaVersion) throw new CatalogFault("other-version");
    return v.parse(catalogSchema, content);
  } catch (error) {
    throw error instanceof CatalogFault ? error : new CatalogFault("damaged", error);
  }
}

/** Replaces the catalog atomically. */
export function writeCatalog(folder: string, catalog: Omit<Catalog, "schema">): Promise<void> {
  return replaceFile(
    join(folder, catalogName),
    JSON.stringify({ schema: schemaVersion, ...catalog }),
  );
}
