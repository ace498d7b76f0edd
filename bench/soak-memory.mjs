import { setTimeout as wait } from "node:timers/promises";

/** Samples are taken on the same page of the rotation: milliseconds before the first one, and between two. */
const samples = 12;
const [before, between] = [1500, 250];

/** Time to wait for memory that a closed page keeps for a return, in milliseconds. */
const timeoutMs = 25_000;

/** Maximum acceleration while sampling, so that a page of the rotation stays for some seconds. */
const slow = 2;

/**
 * Measures a page's memory after garbage collection: heap of the window and its workers, nodes and listeners. Must be
 * created before the page loads, because it accelerates the page's clock and listens for workers.
 * @param speed factor by which the page's timers run faster
 */
export async function openMemory(page, speed) {
  let defaultSpeed = speed;
  await page.addInitScript((times) => {
    window.countboardSpeed = times;
    for (const timer of ["setTimeout", "setInterval"]) {
      const own = window[timer];
      window[timer] = (run, wait = 0, ...args) => own(run, wait / window.countboardSpeed, ...args);
    }
  }, speed);
  const session = await page.context().newCDPSession(page);
  const workers = await openWorkers(session);
  await session.send("Performance.enable");
  const setSpeed = (times) =>
    page.evaluate((to) => {
      window.countboardSpeed = to;
    }, times);
  /** Waits until workers of closed and of future pages are gone; returns the number of pages in the rotation. */
  const settle = async () => {
    const until = Date.now() + timeoutMs;
    for (;;) {
      const { pages } = await page.evaluate(visiblePage);
      if (workers.count() <= pages || Date.now() > until) return pages;
      await wait(between);
    }
  };
  const sampleFirst = async () => {
    await page.waitForFunction(slowDownAtLast, Math.min(slow, defaultSpeed), { polling: 5 });
    await wait(before);
    await settle();
    const found = [];
    for (let time = 0; time < samples; time += 1) {
      await wait(between);
      const one = await look(page, session);
      if (one?.place === 1) found.push(one);
    }
    await setSpeed(defaultSpeed);
    return found;
  };
  return {
    /** Changes the speed of its clock. */
    setSpeed: (times) => {
      defaultSpeed = times;
      return setSpeed(times);
    },
    /** The minimum of several samples on the first page of the rotation: memory that cannot be freed. */
    measure: async () => {
      let found = [];
      // While the number of pages changes, another page than the first may be visible: sample again.
      while (found.length < samples / 2) found = await sampleFirst();
      // A worker may have started meanwhile whose counting is not rendered yet.
      const pages = await settle();
      const heaps = await workers.heaps();
      // One sample for all compared values: nodes and listeners vary with pending requests.
      const [least] = found.sort((a, b) => a.detached - b.detached || a.listeners - b.listeners);
      return {
        ...least,
        pages,
        samples: found.length,
        heap: Math.min(...found.map(({ heap }) => heap)),
        workers: heaps,
      };
    },
  };
}

/**
 * Slows the clock on the last page of the rotation, whose end is already scheduled, so that the first one stays longer.
 */
function slowDownAtLast(to) {
  const dots = [...document.querySelectorAll("footer [aria-hidden] > i")];
  const isLast = dots.length < 2 || dots.at(-1).hasAttribute("data-on");
  if (isLast) window.countboardSpeed = to;
  return isLast;
}

/** One sample after garbage collection; `null` when the page rendered again meanwhile. */
async function look(page, session) {
  await session.send("HeapProfiler.collectGarbage");
  const earlier = await page.evaluate(visiblePage);
  const { metrics } = await session.send("Performance.getMetrics");
  const { attached, place, pages } = await page.evaluate(visiblePage);
  if (earlier.attached !== attached || earlier.place !== place) return null;
  const all = Object.fromEntries(metrics.map(({ name: metric, value }) => [metric, value]));
  return {
    place,
    pages,
    attached,
    detached: all.Nodes - attached,
    nodes: all.Nodes,
    heap: all.JSHeapUsedSize / 1e6,
    listeners: all.JSEventListeners,
  };
}

/** The document's nodes, including pseudo-elements, and the visible page of the rotation. */
function visiblePage() {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
  let attached = 1;
  while (walker.nextNode()) {
    attached += 1;
    if (!(walker.currentNode instanceof Element)) continue;
    for (const pseudo of ["::before", "::after"]) {
      if (getComputedStyle(walker.currentNode, pseudo).content !== "none") attached += 1;
    }
  }
  const dots = [...document.querySelectorAll("footer [aria-hidden] > i")];
  const place = dots.findIndex((dot) => dot.hasAttribute("data-on"));
  return { attached, place: Math.max(0, place) + 1, pages: Math.max(1, dots.length) };
}

/** Workers have separate heaps, which a page's session reaches only by messages; a terminated one does not answer. */
async function openWorkers(session) {
  const ids = new Set();
  const answers = new Map();
  let last = 0;
  session.on("Target.attachedToTarget", ({ sessionId }) => ids.add(sessionId));
  session.on("Target.detachedFromTarget", ({ sessionId }) => {
    ids.delete(sessionId);
    for (const { of, resolve } of answers.values()) if (of === sessionId) resolve(null);
  });
  session.on("Target.receivedMessageFromTarget", ({ message }) => {
    const { id, result } = JSON.parse(message);
    answers.get(id)?.resolve(result);
    answers.delete(id);
  });
  await session.send("Target.setAutoAttach", {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  const ask = (sessionId, method) =>
    new Promise((resolve) => {
      last += 1;
      answers.set(last, { of: sessionId, resolve });
      const message = JSON.stringify({ id: last, method });
      session.send("Target.sendMessageToTarget", { sessionId, message }).catch(() => resolve(null));
    });
  const heapOf = async (id) => {
    await ask(id, "HeapProfiler.collectGarbage");
    const usage = await ask(id, "Runtime.getHeapUsage");
    return usage && usage.usedSize / 1e6;
  };
  return {
    count: () => ids.size,
    /** For each worker. */
    heaps: async () => (await Promise.all([...ids].map(heapOf))).filter((heap) => heap !== null),
  };
}
