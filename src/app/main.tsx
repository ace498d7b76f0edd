import "#ui/tokens.css";
import "#ui/base.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter, matchPath, Route, Routes } from "react-router";
import { createQueryClient } from "#api/query-client.ts";
import { settingsQuery } from "#api/settings-query.ts";
import { firstMessagesQuery } from "#hooks/first-messages-query.ts";
import { spokenAt } from "#search-params/shared-search.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { Root } from "./root.tsx";
import { createRoutes } from "./routes.tsx";

const client = createQueryClient();
void client.prefetchQuery(settingsQuery);
const { language } = spokenAt(new URLSearchParams(location.search));
void client.prefetchQuery(firstMessagesQuery(language));
const routes = createRoutes(client);
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root");
const page = (
  <StrictMode>
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <Root>
          <Routes>
            {routes.map(({ pattern, Page }) => (
              <Route key={pattern} path={pattern} element={<Page />} />
            ))}
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Root>
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>
);
// In turns: to draw all of it in one go would hold the browser up.
const draw = () => startTransition(() => createRoot(root).render(page));
const opened = routes.find(({ pattern }) => matchPath(pattern, location.pathname));
// Where its code cannot be had, what is drawn says so.
void Promise.resolve(opened?.begin()).then(draw, draw);
