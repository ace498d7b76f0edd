import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { WarehouseBy } from "#contract/access.ts";
import {
  type Catalog,
  catalogName,
  emptyCatalog,
  readCatalog,
} from "#gateway/history/archive/catalog.ts";

/** A version of the catalog. */
export interface KnownCatalog extends Omit<Catalog, "schema"> {
  /** Ids of the warehouses with an identifier; of all for `null`. A warehouse has the identifiers of its latest counting. */
  warehousesOf(identifier: string | null, by: WarehouseBy): readonly number[];
}

/**
 * Reads the catalog of a folder again whenever it was replaced.
 * @returns a function that fails as `readCatalog`; a folder without a catalog is empty
 */
export function createCatalogReader(folder: string): () => Promise<KnownCatalog> {
  let known = { mark: "", catalog: withWarehouses(emptyCatalog) };
  return async () => {
    const found = await stat(join(folder, catalogName)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return null;
      throw error;
    });
    const mark = found === null ? "" : `${found.ino} ${found.mtimeMs} ${found.size}`;
    if (mark !== known.mark) {
      const catalog = found === null ? emptyCatalog : await readCatalog(folder);
      known = { mark, catalog: withWarehouses(catalog) };
    }
    return known.catalog;
  };
}

function withWarehouses(catalog: Omit<Catalog, "schema">): KnownCatalog {
  const latest = new Map<number, Catalog["countings"][number]>();
  for (const counting of catalog.countings) {
    const other = latest.get(counting.warehouse);
    const isLater = other === undefined || startOf(counting) >= startOf(other);
    if (isLater) latest.set(counting.warehouse, counting);
  }
  return {
    ...catalog,
    warehousesOf(identifier, by) {
      const found = [...latest].filter(([id, { code, slug }]) => {
        return identifier === null || identifier === { id: String(id), code, slug }[by];
      });
      return found.map(([id]) => id).sort((a, b) => a - b);
    },
  };
}

function startOf({ started_at }: { readonly started_at: string }): number {
  return Date.parse(started_at);
}
