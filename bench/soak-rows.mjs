/**
 * What is wanted at most: so much more heap, as a share of that at first, and so many more listeners and detached
 * nodes, which come and go with questions under way.
 */
const most = { growth: 0.05, more: 3 };

/** Sockets and timers that the gateway may have more than at first: those of the requests that are under way. */
const underWay = 12;

function rowOf(what, all, textOf, wanted, isGood) {
  return { what, value: all.map(textOf).join(", "), wanted, passed: all.every(isGood) };
}

const wantedGrowth = `+${most.growth * 100} % at most`;

/** What a page keeps that one opened just then, which shows the same, does not. */
const beyondNew = (at, what) => at[what] - at.ofNew[what];

/** How much more a page keeps than at first: by itself or beyond a new page, whichever is less. */
const grown = (at, first, what) =>
  Math.min(at[what] - first[what], beyondNew(at, what) - beyondNew(first, what));

/**
 * What a page keeps at each moment, and whether it is flat: every later moment counts, and not the last alone. How much
 * there is to show goes with what is counted just then, and so do heap, listeners, nodes and workers: they may
 * grow as those of a new page do, which in turn vary by themselves.
 */
export function rowsOfPage(name, all, { state, loads, faults }) {
  const [first] = all;
  return [
    rowOf(
      `${name}: heap, and that of a page opened just then, MB`,
      all,
      ({ heap, ofNew }) => `${heap.toFixed(2)} (${ofNew.heap.toFixed(2)})`,
      `${wantedGrowth}, a new page's aside`,
      (at) => grown(at, first, "heap") <= first.heap * most.growth,
    ),
    rowOf(
      `${name}: listeners, and those of a page opened just then`,
      all,
      ({ listeners, ofNew }) => `${listeners} (${ofNew.listeners})`,
      `+${most.more} at most, a new page's aside`,
      (at) => grown(at, first, "listeners") <= most.more,
    ),
    rowOf(
      // Browsers draw controls by nodes of their own, which are outside the page, too.
      `${name}: nodes, those outside the page, and a new page's`,
      all,
      ({ nodes, detached, ofNew }) => `${nodes} (${detached}, ${ofNew.detached})`,
      `+${most.more} outside it at most, a new page's aside`,
      (at) => grown(at, first, "detached") <= most.more,
    ),
    rowOf(
      `${name}: workers, each one's heap, MB`,
      all,
      ({ workers }) => `${workers.length} (${workers.map((heap) => heap.toFixed(1)).join(" ")})`,
      "one per page at most",
      ({ workers, pages }) => workers.length <= pages,
    ),
    {
      what: `${name}: its state, loads and faults`,
      value: [state, loads, faults.length, faults[0] ?? ""].join(" ").trim(),
      // In a hurry figures may be a minute old for a moment.
      wanted: "ready or stale, 1, 0",
      passed: /^(ready|stale)$/.test(state) && loads === 1 && faults.length === 0,
    },
  ];
}

/** The same of the gateway that serves them. */
export function rowsOfGateway(all) {
  return [
    rowOf(
      "gateway: heap, MB",
      all,
      ({ heap }) => heap.toFixed(2),
      wantedGrowth,
      ({ heap }) => heap <= all[0].heap * (1 + most.growth),
    ),
    rowOf(
      "gateway: open sockets, timers and files",
      all,
      ({ open }) => open,
      `+${underWay} at most`,
      ({ open }) => open <= all[0].open + underWay,
    ),
  ];
}
