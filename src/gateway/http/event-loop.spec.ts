import { expect, test } from "vitest";
import { yieldToEventLoop } from "./event-loop.ts";

/** Works for a millisecond of the processor at each step, in as many steps. */
async function work(steps: number, onStep = () => {}): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await yieldToEventLoop();
    const end = performance.now() + 1;
    while (performance.now() < end);
    onStep();
  }
}

test("short work passes long work that began before it", async () => {
  const ended: string[] = [];
  const all = [60, 60, 60].map((steps, index) =>
    work(steps).then(() => ended.push(`long ${index}`)),
  );
  await work(2).then(() => ended.push("short"));
  await Promise.all(all);
  expect(ended[0]).toBe("short");
});

test("equally long works end close to each other", async () => {
  const steps = [0, 0, 0];
  const works = steps.map((_, index) =>
    work(60, () => {
      steps[index] = (steps[index] ?? 0) + 1;
    }),
  );
  await Promise.race(works);
  expect(Math.min(...steps)).toBeGreaterThan(40);
  await Promise.all(works);
});

test("other work runs while many work", async () => {
  let isOver = false;
  const works = Promise.all([work(40), work(40), work(40)]).then(() => {
    isOver = true;
  });
  let turns = 0;
  while (!isOver) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    turns += 1;
  }
  await works;
  expect(turns).toBeGreaterThan(10);
});
