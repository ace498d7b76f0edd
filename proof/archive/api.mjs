// Countings as the API has them, and their answers to the process of the archive.
import { writeFile } from "node:fs/promises";

const start = Date.parse("2026-10-01T06:00:00.000Z");
const hour = 3_600_000;

/** Countings of two warehouses in one month, so that their files are merged. */
export class Api {
  headers = new Map();
  sizes = new Map();
  /** Whether it answers. */
  isAway = false;
  /** Codes of the first products of each counting, instead of the usual ones. */
  codes = [];

  constructor(countings, lines) {
    for (let at = 0; at < countings; at += 1) {
      const id = `c/${at}`;
      this.sizes.set(id, lines + (at % 7));
      this.headers.set(id, header(id, at, this.sizes.get(id)));
    }
  }

  /** The counting has other lines now. */
  change(id) {
    const before = this.headers.get(id);
    this.sizes.set(id, this.sizes.get(id) + 1);
    const totalIncidents = before.totalIncidents + 1;
    this.headers.set(id, { ...before, totalIncidents, totalProducts: this.sizes.get(id) });
  }

  /** The counting is counted again, and may change until it has ended. */
  reopen(id) {
    this.headers.set(id, { ...this.headers.get(id), active: true });
  }

  /** What the archive should have of it stays the same. */
  remove(id) {
    this.headers.delete(id);
  }

  /** What the archive should have: the sum of the lines' ids by counting. */
  expected() {
    return new Map(
      [...this.sizes].map(([id, size]) => [id, { lines: size, sum: ((size - 1) * size) / 2 }]),
    );
  }

  async answer(request) {
    if (this.isAway) {
      return { isRead: false, code: "upstream-unavailable", detail: "It is away.", retryAfter: 0 };
    }
    if (request.kind === "list") {
      const items = [...this.headers.values()];
      return {
        isRead: true,
        text: JSON.stringify({ items, meta: { total: items.length } }),
        fetchedAt: Date.now(),
      };
    }
    const products = Array.from({ length: this.sizes.get(request.counting) }, (_, id) =>
      line(id, this.codes[id]),
    );
    try {
      await writeFile(
        request.file,
        JSON.stringify({ ...this.headers.get(request.counting), products }),
      );
    } catch (error) {
      return { isRead: false, code: "folder", detail: error.code, retryAfter: 0 };
    }
    return { isRead: true, text: "", fetchedAt: Date.now() };
  }
}

function header(id, at, size) {
  return {
    id,
    startedAt: new Date(start + at * hour).toISOString(),
    endsAt: new Date(start + (at + 8) * hour).toISOString(),
    warehouse: { id: at % 2, name: "W", code: `W${at % 2}`, slug: `w${at % 2}` },
    active: false,
    participants: [],
    totalProducts: size,
    totalProductsCounted: size,
    totalProductsLeft: 0,
    totalDiscrepancies: 0,
    totalIncidents: 0,
  };
}

function line(id, code = `P-${id}`) {
  const instant = new Date(start + id * 1000).toISOString();
  return {
    id,
    updatedAt: instant,
    startedAt: instant,
    finishedAt: instant,
    index: id,
    assignedUser: { id: id % 5, username: null },
    documentation: null,
    productStock: 1,
    productLocationStock: 1,
    lotStock: 0,
    lotLocationStock: 0,
    costPrice: 2.5,
    countedStock: 1,
    difference: id % 9 === 0 ? 1 : 0,
    prevCountedStock: null,
    prevDifference: null,
    product: {
      id: code,
      updatedAt: instant,
      code,
      warehouse: { name: "W", code: "W" },
      costPrice: 2.5,
      stock: 1,
      metrics: null,
      description: `Product ${id % 100}`,
      packagingUnit: 1,
    },
    location: { id: `A-${id % 50}`, code: `A-${id % 50}` },
    lot: null,
    productLocation: { stock: 1 },
    lotLocation: null,
    counting: { id: "c", startedAt: instant, warehouse: { id: 0 } },
    incident: null,
  };
}
