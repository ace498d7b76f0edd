import { setTimeout as wait } from "node:timers/promises";

/** Looks at what a page keeps, all at the same page of the rotation: milliseconds before them and between. */
const looks = 12;
const [before, between] = [1500, 250];

/** How long, in milliseconds, is waited for what a page that has just gone keeps for whoever comes back to it. */
const longest = 25_000;

/** How many times as fast as it is time passes meanwhile at most, so that pages stay for some seconds. */
const slow = 2;

/**
 * Opens what a page keeps after collection: the heap of its window and of its workers, nodes and listeners. To be
 * opened before the page is loaded: it sees to it that time passes fast there, and listens for workers.
 * @param speed how many times as fast as it is time passes for the page's timers
 */
export async function openKept(page, speed) {
  let usual = speed;
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
  /** Waits until workers whose page has gone, or is still to come, are no more; gives how many pages there are. */
  const settle = async () => {
    const until = Date.now() + longest;
    for (;;) {
      const { pages } = await page.evaluate(shownNow);
      if (workers.count() <= pages || Date.now() > until) return pages;
      await wait(between);
    }
  };
  const lookAtFirst = async () => {
    await page.waitForFunction(slowDownAtLast, Math.min(slow, usual), { polling: 5 });
    await wait(before);
    await settle();
    const found = [];
    for (let time = 0; time < looks; time += 1) {
      await wait(between);
      const one = await look(page, session);
      if (one?.place === 1) found.push(one);
    }
    await setSpeed(usual);
    return found;
  };
  return {
    /** Lets time pass at another speed from now on. */
    setSpeed: (times) => {
      usual = times;
      return setSpeed(times);
    },
    /** The least of many looks at the first page of the rotation: what stays when all has gone that can go. */
    measure: async () => {
      let found = [];
      // Where pages come or go just then, another one than the first may stay: then once more.
      while (found.length < looks / 2) found = await lookAtFirst();
      // While they were looked for, one may have begun whose counting is not drawn yet.
      const pages = await settle();
      const heaps = await workers.heaps();
      // One look for all that is set against another: nodes and listeners come and go with what is asked just then.
      const [least] = found.sort((a, b) => a.detached - b.detached || a.listeners - b.listeners);
      return {
        ...least,
        pages,
        looks: found.length,
        heap: Math.min(...found.map(({ heap }) => heap)),
        workers: heaps,
      };
    },
  };
}

/** Slows time down at the last page of the rotation, whose end is set already: the first one then stays for long. */
function slowDownAtLast(to) {
  const dots = [...document.querySelectorAll("footer [aria-hidden] > i")];
  const isLast = dots.length < 2 || dots.at(-1).hasAttribute("data-on");
  if (isLast) window.countboardSpeed = to;
  return isLast;
}

/** One sample after garbage collection; `null` when the page rendered again meanwhile. */
async function look(page, session) {
  await session.send("HeapProfiler.collectGarbage");
  const earlier = await page.evaluate(shownNow);
  const { metrics } = await session.send("Performance.getMetrics");
  const { attached, place, pages } = await page.evaluate(shownNow);
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

/** The nodes of the document, those drawn before and after elements among them, and which page it shows. */
function shownNow() {
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

/** Workers have heaps of their own, which a page's session reaches by messages alone; one that has ended says nothing. */
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
    /** Of each worker. */
    heaps: async () => (await Promise.all([...ids].map(heapOf))).filter((heap) => heap !== null),
  };
}
