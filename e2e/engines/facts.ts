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
  /** Whether everything has loaded that the page waits for. */
  readonly isComplete: boolean;
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
    if (!isInView(parent)) continue;
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
    isComplete:
      (!isApp || hasFrame) &&
      (openQuestions?.size ?? 0) === 0 &&
      (dataset.ready === undefined || main?.dataset.state !== "loading") &&
      document.querySelector("main [data-skeleton]") === null,
  };
}

/**
 * What a page shows once it no longer changes.
 * @param isIdle whether no page of the site is loading anything
 */
export async function readFacts(tab: Tab, isIdle: () => boolean): Promise<Facts> {
  let before = "";
  let calm = 0;
  return eventually("a page that no longer changes", async () => {
    const { isComplete, ...facts } = await tab.run(look, null);
    const now = JSON.stringify(facts);
    calm = isComplete && isIdle() && now === before ? calm + 1 : 0;
    before = now;
    return calm > 8 ? facts : undefined;
  });
}
