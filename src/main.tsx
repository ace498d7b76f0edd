import "#ui/letters.css";
import "#ui/tokens.css";
import "#ui/base.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { createQueryClient } from "#api/query-client.ts";
import { createRoutes } from "./routes.tsx";

// The browser has fetched the face ahead, and takes it up when a text first asks for it: too late for that text, which
// would be laid out twice. Where it cannot be had, texts stand in the next one.
document.fonts.load("1em Inter").catch(() => undefined);
const client = createQueryClient();
const router = createBrowserRouter(createRoutes(client));
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root");
// A task of its own: to read all of the code and to draw in one go would hold the browser up.
setTimeout(() => {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
});
