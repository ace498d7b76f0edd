import { expect, test } from "../fixtures.ts";
import { startEngines } from "./start-engines.ts";
import type { Engine } from "./tab.ts";

test("engines that start are closed when another does not start", {
  tag: "@engines",
}, async () => {
  const closed: string[] = [];
  const engine = (name: Engine["name"]): Engine => ({
    name,
    version: "1",
    newTab: () => Promise.reject(new Error("It has no tabs")),
    close: async () => void closed.push(name),
  });
  const missing = Promise.reject(new Error("Firefox is not there"));
  const late = new Promise<Engine>((resolve) => setImmediate(resolve, engine("webkit")));
  const starting = [Promise.resolve(engine("chromium")), missing, late];
  await expect(startEngines(starting)).rejects.toThrow("Firefox is not there");
  expect(closed).toEqual(["chromium", "webkit"]);

  const all = [engine("chromium"), engine("firefox")];
  expect(await startEngines(all.map((one) => Promise.resolve(one)))).toEqual(all);
  expect(closed).toHaveLength(2);
});
