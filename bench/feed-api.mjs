// An API with one counting whose feed is as large as asked. It runs in its own process, so a busy client does not slow it
// down.
import { createServer } from "node:http";
import { apiLine } from "./api-line.mjs";

const lines = Number(process.argv[2] ?? 1000);
const at = (minutes) => new Date(Date.UTC(2026, 0, 5, 6, minutes)).toISOString();

function line(n) {
  const isCounted = n % 3 !== 0;
  return JSON.stringify(
    apiLine(n, {
      began: at(0),
      updatedAt: at(n % 5000),
      startedAt: isCounted ? at(n % 5000) : null,
      finishedAt: isCounted ? at((n % 5000) + 3) : null,
      stock: (n * 7919) % 1000,
      costPrice: ((n * 104_729) % 10_000) / 100,
      countedStock: isCounted ? (n * 6151) % 1000 : null,
      difference: isCounted ? ((n * 31) % 7) - 3 : null,
      description: `Part ${(n * 2_654_435_761) % 99_991}, zinc plated`,
    }),
  );
}

const header = {
  id: "a",
  startedAt: at(0),
  endsAt: at(600),
  warehouse: { name: "North", id: 7, code: "N", slug: "north" },
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
