import { eventually, type Tab } from "./tab.ts";

/** What a page shows, in words and figures that every engine must agree on. */
export interface Facts {
  readonly address: string;
  readonly state: string;
  readonly title: string;
  /** Each figure's name, machine value and text. */
  readonly figures: readonly string[];
  /** Every text that is visible, in the page's order. */
  readonly texts: readonly string[];
}

interface Look extends Facts {
  /** What the page still waits for, in words. */
  readonly missing: readonly string[];
}

function look(): Look {
  const { dataset } = document.documentElement;
  const main = document.querySelector("main");
  const plain = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();
  // How many rows are rendered beyond the window, or cut by its edge, differs.
  const isInView = (element: Element | null) => {
    const { top = 0, bottom = 0 } = element?.closest('[role="row"]')?.getBoundingClientRect() ?? {};
    return top >= 0 && bottom <= innerHeight;
  };
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent, textContent } = node;
    const text = plain(textContent);
    if (text === "" || parent?.matches("script, noscript, style")) continue;
    // A hint opens once the pointer has rested, which engines judge by their own.
    if (parent?.closest("[data-hint]") || !isInView(parent)) continue;
    if (parent?.checkVisibility({ visibilityProperty: true })) texts.push(text);
  }
  const all = document.querySelectorAll<HTMLDataElement>("data[data-figure]");
  const figures = [...all]
    .filter(isInView)
    .map((data) => `${data.dataset.figure} = ${data.value} (${plain(data.textContent)})`);
  const hasFrame = document.querySelector("html[data-ready], html[data-complete]") !== null;
  // Pages of the gateway have no scripts, or few.
  const isApp = document.querySelector("#root") !== null;
  // The site adds them to its pages: questions that workers have not answered yet.
  const { openQuestions } = window as { openQuestions?: ReadonlySet<string> };
  return {
    address: location.pathname + location.search + location.hash,
    state: main?.dataset.state ?? "",
    title: document.title,
    figures,
    texts,
    missing: [
      ...(isApp && !hasFrame ? ["its frame"] : []),
      ...(dataset.ready !== undefined && main?.dataset.state === "loading" ? ["its content"] : []),
      ...(document.querySelector("main [data-skeleton]") ? ["a part of its content"] : []),
      ...(document.querySelector('main[aria-busy="true"], main [aria-busy="true"]')
        ? ["the end of its work"]
        : []),
      ...[...(openQuestions ?? [])].map((question) => `the answer of a worker to ${question}`),
    ],
  };
}

/**
 * What a page shows once it no longer changes.
 * @param loading what pages of the site are loading, or have just loaded
 */
export async function readFacts(tab: Tab, loading: () => readonly string[]): Promise<Facts> {
  let before = "";
  let calm = 0;
  return eventually("a page that no longer changes", async () => {
    const { missing, ...facts } = await tab.run(look, null);
    const waitsFor = [...missing, ...loading()];
    const now = JSON.stringify(facts);
    calm = waitsFor.length === 0 && now === before ? calm + 1 : 0;
    before = now;
    if (calm > 8) return facts;
    throw new Error(waitsFor.length === 0 ? "it changes" : `it waits for ${waitsFor.join(", ")}`);
  });
}
