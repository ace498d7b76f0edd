import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { refuseAtReload } from "./reload.ts";

const api = {
  COUNTING_API_URL: "https://api.example.com",
  COUNTING_API_CLIENT_ID: "id",
  COUNTING_API_CLIENT_SECRET: "secret",
};
const passcode = { ACCESS: "passcode", ACCESS_PASSCODE: "warehouse" };

function reload(current: Record<string, string>, next: Record<string, string>): void {
  const read = (env: Record<string, string>) => readConfig(env, () => "");
  refuseAtReload(read(current), read(next));
}

test("refuses what opens access or shows demo data", () => {
  expect(() => reload({ ...api, ...passcode }, api)).toThrow(/^ACCESS becomes open/);
  expect(() => reload({ ...api, ...passcode }, passcode)).toThrow(/^COUNTING_API_URL is missing/);
  expect(() => reload({ ...api, ...passcode }, {})).toThrow(/^ACCESS .*\nCOUNTING_API_URL/);
});

test("takes what closes access, or shows figures of the API", () => {
  reload({}, { ...api, ...passcode });
  reload({}, {});
  reload({ ...api, ...passcode }, { ...api, ...passcode, TIME_ZONE: "UTC" });
});
