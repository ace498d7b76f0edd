import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const src = fileURLToPath(new URL("..", import.meta.url));

/** Layers that run in browsers. */
const page = /^(api|app|components|hooks|layout|lines|pages|slices|search-params|transport|ui)\//;

/** Code that handles addresses as browsers have them, which include the base path. */
const handlesAddresses = [
  "transport/base-path.ts",
  // The gateway sends the link's whole path.
  "components/access/share-text.ts",
  // Compares a link with the page's address.
  "app/preload-on-intent.ts",
];

const addresses = /\blocation\.(?:origin|host|pathname)\b|\bfetch\(["'`]\/|\bhref="\//;

it("leaves the base path to the transport and the router", () => {
  const files = readdirSync(src, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => page.test(file) && /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file))
    .filter((file) => addresses.test(readFileSync(join(src, file), "utf8")));
  expect(files.sort()).toEqual([...handlesAddresses].sort());
});
