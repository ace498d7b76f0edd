/**
 * Keeps pages right that a browser translates. A translator puts `<font>` elements in the place of text nodes that React
 * holds: React would write new figures into nodes that are no longer visible, and fail to remove them. Each text that
 * React is about to change is therefore put back first, with those beside it, since a translator may spread a sentence
 * over several; it then translates the new text.
 */

/** The text that each translation replaced. */
const originals = new WeakMap<Node, Node>();

/** The translation of each replaced text. */
const translations = new WeakMap<Node, ChildNode>();

function isTranslation(node: Node | null): node is HTMLElement {
  return node?.nodeName === "FONT";
}

/** Puts an original text back, where a translator has replaced it or wrapped it. */
function restore(text: Node): void {
  let place: ChildNode | undefined = translations.get(text);
  for (let at = text.parentNode; isTranslation(at); at = at.parentNode) place = at;
  const parent = place?.parentNode;
  if (!place || !parent) return;
  place.replaceWith(text);
  for (const sibling of [...parent.childNodes]) {
    const original = originals.get(sibling);
    if (original) sibling.replaceWith(original);
  }
}

/** Notes the texts that a translator has replaced; returns whether it works on the page. */
function noteTranslations(records: readonly MutationRecord[]): boolean {
  let hasFound = false;
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const text of removedNodes) {
      if (text.nodeType !== Node.TEXT_NODE) continue;
      const near = [...addedNodes, previousSibling, nextSibling].filter(isTranslation);
      const translation = near.find((font) => !originals.has(font));
      if (!translation) continue;
      originals.set(translation, text);
      translations.set(text, translation);
    }
    for (const node of addedNodes) hasFound ||= isTranslation(node);
  }
  return hasFound;
}

/** Puts texts back before React changes them. */
function restoreBeforeChanges(): void {
  const own = Node.prototype;
  const { appendChild, insertBefore, removeChild } = own;
  const value = Object.getOwnPropertyDescriptor(own, "nodeValue");
  Object.assign(own, {
    appendChild(this: Node, child: Node) {
      restore(child);
      return appendChild.call(this, child);
    },
    insertBefore(this: Node, child: Node, before: Node | null) {
      restore(child);
      if (before) restore(before);
      return insertBefore.call(this, child, before?.parentNode === this ? before : null);
    },
    removeChild(this: Node, child: Node) {
      restore(child);
      // A translator may have removed it altogether.
      return child.parentNode === this ? removeChild.call(this, child) : child;
    },
  });
  Object.defineProperty(own, "nodeValue", {
    ...value,
    set(this: Node, text: string | null) {
      if (this.nodeType === Node.TEXT_NODE) restore(this);
      value?.set?.call(this, text);
    },
  });
}

/** Watches for a translator; a page that nothing translates stays as it is. */
export function keepTranslatedTexts(): void {
  let isGuarded = false;
  new MutationObserver((records) => {
    if (!noteTranslations(records) || isGuarded) return;
    isGuarded = true;
    restoreBeforeChanges();
  }).observe(document.documentElement, { childList: true, subtree: true });
}
