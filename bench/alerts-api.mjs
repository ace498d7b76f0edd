// An API with many active counts, which counts its requests at `/asked` and changes one count at `/change`. It runs in its
// own process, so that its work is not taken for the gateway's.
import { createServer } from "node:http";
import { apiLine } from "./api-line.mjs";

const [counts, lines] = process.argv.slice(2).map(Number);
const hour = 3_600_000;
const began = Date.now() - 4 * hour;
const at = (ms) => new Date(ms).toISOString();
const counted = Math.floor(lines * 0.6);
let changed = 0;
let asked = { lists: 0, counts: 0 };

function line(n, isChanged) {
  const isCounted = n < counted;
  const finished = began + (n / counted) * 4 * hour;
  return JSON.stringify(
    apiLine(n, {
      began: at(began),
      updatedAt: at(began),
      startedAt: isCounted ? at(finished - 60_000) : null,
      finishedAt: isCounted ? at(finished) : null,
      stock: 10,
      costPrice: 10,
      countedStock: isCounted ? 10 : null,
      difference: isCounted ? (n === 0 && isChanged ? 5000 : 0) : null,
      description: `Part ${n}, zinc plated`,
    }),
  );
}

const header = (n) => ({
  id: `c${n}`,
  startedAt: at(began),
  endsAt: at(began + 8 * hour),
  warehouse: { name: `North ${n % 10}`, id: 7 + (n % 10), code: `N-${n % 10}`, slug: "north" },
  active: true,
  participants: [],
  totalProducts: lines,
  totalProductsCounted: counted,
  totalProductsLeft: lines - counted,
  totalDiscrepancies: n === 0 ? changed : 0,
  totalIncidents: 0,
});
const bodies = [false, true].map((isChanged) =>
  Array.from({ length: lines }, (_, n) => line(n, isChanged)).join(","),
);

createServer((incoming, outgoing) => {
  const { pathname } = new URL(incoming.url, "http://localhost");
  const answer = (text) => {
    outgoing.writeHead(200, { "Content-Type": "application/json" });
    outgoing.end(text);
  };
  if (pathname === "/asked") {
    answer(JSON.stringify(asked));
    asked = { lists: 0, counts: 0 };
    return;
  }
  if (pathname === "/change") {
    changed += 1;
    answer("{}");
    return;
  }
  const [, id] = /\/countings\/c(\d+)$/.exec(pathname) ?? [];
  if (id === undefined) {
    asked.lists += 1;
    const items = Array.from({ length: counts }, (_, n) => header(n));
    answer(JSON.stringify({ items, meta: { total: counts } }));
    return;
  }
  asked.counts += 1;
  const isChanged = id === "0" && changed > 0;
  answer(
    `${JSON.stringify(header(Number(id))).slice(0, -1)},"products":[${bodies[Number(isChanged)]}]}`,
  );
}).listen(0, "127.0.0.1", function listening() {
  console.log(`http://127.0.0.1:${this.address().port}`);
});
