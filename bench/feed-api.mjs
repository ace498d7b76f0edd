// An API with one counting whose feed is as large as asked. It runs in its own process, so a busy client does not slow it
// down.
import { createServer } from "node:http";

const lines = Number(process.argv[2] ?? 1000);
const at = (minutes) => new Date(Date.UTC(2026, 0, 5, 6, minutes)).toISOString();
const warehouse = { name: "North", id: 7, code: "N", slug: "north" };

function line(n) {
  const isCounted = n % 3 !== 0;
  return JSON.stringify({
    id: n,
    updatedAt: at(n % 5000),
    startedAt: isCounted ? at(n % 5000) : null,
    finishedAt: isCounted ? at((n % 5000) + 3) : null,
    index: n,
    assignedUser: { id: n % 17, username: `user${n % 17}` },
    documentation: null,
    productStock: (n * 7919) % 1000,
    productLocationStock: (n * 7919) % 500,
    lotStock: 0,
    lotLocationStock: 0,
    costPrice: ((n * 104_729) % 10_000) / 100,
    countedStock: isCounted ? (n * 6151) % 1000 : null,
    difference: isCounted ? ((n * 31) % 7) - 3 : null,
    prevCountedStock: null,
    prevDifference: null,
    product: {
      id: `p${n}`,
      updatedAt: at(n % 700),
      code: `SKU-${n}`,
      warehouse: { name: warehouse.name, code: warehouse.code },
      costPrice: ((n * 104_729) % 10_000) / 100,
      stock: (n * 7919) % 1000,
      metrics: null,
      description: `Part ${(n * 2_654_435_761) % 99_991}, zinc plated`,
      packagingUnit: 12,
    },
    location: { id: `l${n % 977}`, code: `A-${n % 977}-03-2` },
    lot: null,
    productLocation: { stock: (n * 7919) % 500 },
    lotLocation: null,
    counting: { id: "a", startedAt: at(0), warehouse: { id: warehouse.id } },
    incident: null,
  });
}

const header = {
  id: "a",
  startedAt: at(0),
  endsAt: at(600),
  warehouse,
  active: false,
  participants: [],
  totalProducts: lines,
  totalProductsCounted: lines,
  totalProductsLeft: 0,
  totalDiscrepancies: 0,
  totalIncidents: 0,
};
const products = Array.from({ length: lines }, (_, n) => line(n));
const body = Buffer.from(
  `${JSON.stringify(header).slice(0, -1)},"products":[${products.join(",")}]}`,
);
createServer((_, outgoing) => {
  outgoing.writeHead(200, { "Content-Type": "application/json" });
  outgoing.end(body);
}).listen(0, "127.0.0.1", function listening() {
  console.log(`http://127.0.0.1:${this.address().port}`);
});
