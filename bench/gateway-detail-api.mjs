// An API with countings of 66 MB each. It runs in its own process, so a busy client does not slow it down.
import { createServer } from "node:http";

const size = 66_000_000;
/** Delay before the API answers, in milliseconds. */
const thinking = 100;

/** The JSON of a counting, in pieces as a server would send them. */
function detail() {
  const line = (n) =>
    JSON.stringify({
      id: n,
      index: n,
      updatedAt: new Date(Date.UTC(2026, 0, 5, 6) + n * 977).toISOString(),
      startedAt: new Date(Date.UTC(2026, 0, 5, 6) + n * 971).toISOString(),
      finishedAt: n % 3 === 0 ? null : new Date(Date.UTC(2026, 0, 5, 7) + n * 953).toISOString(),
      assignedUser: { id: n % 17, username: `user${n % 17}` },
      productStock: (n * 7919) % 1000,
      costPrice: ((n * 104_729) % 10_000) / 100,
      countedStock: (n * 6151) % 1000,
      difference: ((n * 31) % 7) - 3,
      product: { id: `p${n}`, code: `SKU-${n}`, description: `Part ${(n * 2654435761) % 99991}` },
      location: { id: `l${n % 977}`, code: `A-${n % 977}` },
    });
  const pieces = [Buffer.from('{"id":"a","products":[')];
  let bytes = pieces[0].length;
  for (let n = 0; bytes < size; ) {
    const piece = Buffer.from(
      Array.from({ length: 150 }, () => `${n === 0 ? "" : ","}${line(n++)}`).join(""),
    );
    pieces.push(piece);
    bytes += piece.length;
  }
  pieces.push(Buffer.from("]}"));
  return pieces;
}

async function send(outgoing, pieces) {
  outgoing.writeHead(200, { "Content-Type": "application/json" });
  await new Promise((resolve) => setTimeout(resolve, thinking));
  for (const piece of pieces) {
    if (outgoing.destroyed) return;
    if (!outgoing.write(piece)) await new Promise((resolve) => outgoing.once("drain", resolve));
  }
  outgoing.end();
}

const pieces = detail();
const server = createServer((_, outgoing) => send(outgoing, pieces));
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}`));
