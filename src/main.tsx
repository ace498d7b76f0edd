import "@fontsource-variable/inter/opsz.css";
import "#ui/tokens.css";
import "#ui/base.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { createQueryClient } from "#api/query-client.ts";
import { createRoutes } from "./routes.tsx";

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
