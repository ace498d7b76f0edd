// The floor: a bare Hono handler that sends prepared bytes, in its own process.
import { readFileSync } from "node:fs";
import { serve } from "@hono/node-server";
import { Hono } from "hono";

const [file = ""] = process.argv.slice(2);
const { headers, body } = JSON.parse(readFileSync(file, "utf8"));
const bytes = new Uint8Array(Buffer.from(body, "base64"));
const app = new Hono();
app.get("/api/v1/countings", (context) => context.body(bytes, 200, headers));
serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) =>
  console.log(`http://127.0.0.1:${port}`),
);
