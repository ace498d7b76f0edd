import { expect, it } from "vitest";
import { withKeptUnits } from "./with-kept-units.ts";

it("keeps numbers with their units, and both parts of a duration", () => {
  expect(withKeptUnits("Will finish about 07:15, 5 h 32 min late")).toBe(
    "Will finish about 07:15, 5\u00a0h\u00a032\u00a0min late",
  );
  expect(withKeptUnits("fertig gegen 02:30, 1 d 7 h zu spät")).toBe(
    "fertig gegen 02:30, 1\u00a0d\u00a07\u00a0h zu spät",
  );
});

it("leaves other words free to break", () => {
  expect(withKeptUnits("All counted. 187 discrepancies are undocumented")).toBe(
    "All counted. 187 discrepancies are undocumented",
  );
});
