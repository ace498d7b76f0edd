import "#ui/tokens.css";
import "#ui/base.css";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { createQueryClient } from "#api/query-client.ts";
import { settingsQuery } from "#api/settings-query.ts";
import { startPartReload } from "#hooks/part-reload.ts";
import { loadMessages } from "#messages/languages.ts";
import { routeAt } from "#routes.ts";
import { languageAt } from "#search-params/shared-search.ts";
import { accessKey } from "#storage/stored-access.ts";
import { basePath, ownAddress } from "#transport/base-path.ts";
import { CurrentPage, createLazyPages } from "./lazy-pages.tsx";
import { preloadOnIntent } from "./preload-on-intent.ts";
import { Root } from "./root.tsx";
import { openStartView } from "./start-view.ts";
import { keepTranslatedTexts } from "./translated-texts.ts";

startPartReload();
keepTranslatedTexts();
const client = createQueryClient(() => location.reload());
watchAccess(client);
const pages = createLazyPages(client);
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root");
const page = (
  <StrictMode>
    <QueryClientProvider client={client}>
      <BrowserRouter basename={basePath || "/"}>
        <Root>
          <CurrentPage pages={pages} />
        </Root>
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>
);
// A transition renders in slices, so that the browser stays responsive.
const render = () => startTransition(() => createRoot(root).render(page));

async function start(): Promise<void> {
  await openStartView(client.prefetchQuery(settingsQuery));
  void loadMessages(languageAt(new URLSearchParams(location.search)).language, "common");
  const opened = routeAt(ownAddress(location.href).pathname);
  const preloading = pages.find(({ route }) => route === opened)?.preload();
  preloadOnIntent(client, pages);
  // A page whose code fails to load renders its error.
  await Promise.resolve(preloading).then(render, render);
}

void start();

/**
 * Asks the gateway for the access again when it may have ended unnoticed: in another tab, or while the page was in the
 * browser's history. Figures of a finished counting are not requested again by themselves.
 */
function watchAccess(client: QueryClient): void {
  const check = () => void client.invalidateQueries(settingsQuery);
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) check();
  });
  window.addEventListener("storage", ({ key }) => {
    if (key === accessKey || key === null) check();
  });
}
