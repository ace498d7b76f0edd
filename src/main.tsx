import "#ui/letters.css";
import "#ui/tokens.css";
import "#ui/base.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter, matchPath, Route, Routes } from "react-router";
import { createQueryClient } from "#api/query-client.ts";
import { settingsQuery } from "#api/settings-query.ts";
import { firstMessagesQuery } from "#pages/first-messages-query.ts";
import { spokenAt } from "#pages/shared-search.ts";
import { NotFoundPage } from "./pages/not-found-page.tsx";
import { Root } from "./pages/root.tsx";
import { createRoutes } from "./routes.tsx";

// The browser has fetched the face ahead, and takes it up when a text first asks for it: too late for that text, which
// would be laid out twice. Where it cannot be had, texts stand in the next one.
document.fonts.load("1em Inter").catch(() => undefined);
const client = createQueryClient();
void client.prefetchQuery(settingsQuery);
const { language } = spokenAt(new URLSearchParams(location.search));
void client.prefetchQuery(firstMessagesQuery(language));
const routes = createRoutes(client);
// Where it cannot be had, the page says so.
routes
  .find(({ pattern }) => matchPath(pattern, location.pathname))
  ?.begin()
  .catch(() => undefined);
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root");
// A task of its own: to read all of the code and to draw in one go would hold the browser up.
setTimeout(() => {
  createRoot(root).render(
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
    </StrictMode>,
  );
});
