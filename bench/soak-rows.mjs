/**
 * Limits: growth of the heap as a share of the first sample, and numbers of additional listeners and detached nodes,
 * which vary with pending requests.
 */
const most = { growth: 0.05, more: 3 };

/** Additional sockets and timers that the gateway may have: those of pending requests. */
const pending = 12;

function rowOf(what, all, textOf, wanted, isGood) {
  return { what, value: all.map(textOf).join(", "), wanted, passed: all.every(isGood) };
}

const maxGrowth = `+${most.growth * 100} % at most`;

/** Memory of a page beyond that of a new page that shows the same. */
const beyondNew = (at, what) => at[what] - at.ofNew[what];

/** Growth of a page's memory: absolute or relative to a new page, whichever is less. */
const grown = (at, first, what) =>
  Math.min(at[what] - first[what], beyondNew(at, what) - beyondNew(first, what));

/**
 * A page's memory at each sample, and whether it stays flat: every later sample counts, not only the last. Heap,
 * listeners, nodes and workers depend on the countings of the moment, so they may grow as those of a new page do, which
 * vary by themselves.
 */
export function rowsOfPage(name, all, { state, loads, faults }) {
  const [first] = all;
  return [
    rowOf(
      `${name}: heap, and that of a page opened just then, MB`,
      all,
      ({ heap, ofNew }) => `${heap.toFixed(2)} (${ofNew.heap.toFixed(2)})`,
      `${maxGrowth}, a new page's aside`,
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
      // Browsers render controls with internal nodes, which are outside the document.
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
      // With an accelerated clock, figures may briefly be a minute old.
      wanted: "ready or stale, 1, 0",
      passed: /^(ready|stale)$/.test(state) && loads === 1 && faults.length === 0,
    },
  ];
}

/** The same for the gateway that serves them. */
export function rowsOfGateway(all) {
  return [
    rowOf(
      "gateway: heap, MB",
      all,
      ({ heap }) => heap.toFixed(2),
      maxGrowth,
      ({ heap }) => heap <= all[0].heap * (1 + most.growth),
    ),
    rowOf(
      "gateway: open sockets, timers and files",
      all,
      ({ open }) => open,
      `+${pending} at most`,
      ({ open }) => open <= all[0].open + pending,
    ),
  ];
}
