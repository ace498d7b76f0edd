import { expect, test } from "vitest";
import { readPublicUrl } from "./public-url.ts";
import { SettingsReader } from "./settings-reader.ts";

function read(PUBLIC_URL: string, BASE_PATH = "") {
  const settings = new SettingsReader({ PUBLIC_URL, BASE_PATH }, () => "");
  return { url: readPublicUrl(settings), faults: settings.faults };
}

test.each([
  ["", "", null],
  ["https://counts.example.com", "", "https://counts.example.com"],
  ["https://counts.example.com/", "", "https://counts.example.com"],
  ["HTTPS://Counts.example.com:8443", "", "https://counts.example.com:8443"],
  ["http://10.0.0.5:4173", "", "http://10.0.0.5:4173"],
  ["https://intranet.example.com", "/stock", "https://intranet.example.com/stock"],
  ["https://intranet.example.com/stock/", "/stock", "https://intranet.example.com/stock"],
])("%s with base path '%s' is %s", (text, basePath, url) => {
  expect(read(text, basePath)).toEqual({ url, faults: [] });
});

test.each([
  ["counts.example.com", /not the address/],
  ["ftp://counts.example.com", /not the address/],
  ["https://user:canary@counts.example.com", /not the address/],
  ["https://counts.example.com/?canary", /not the address/],
  ["https://counts.example.com/#canary", /not the address/],
  ["https://counts.example.com/other", /another path than BASE_PATH/],
])("%s is refused", (text, fault) => {
  const { url, faults } = read(text);
  expect(url).toBeNull();
  expect(faults).toEqual([expect.stringMatching(fault)]);
  expect(faults.join()).not.toContain("canary");
});
