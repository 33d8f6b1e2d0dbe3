import { toInlineScript } from "./inline-script.ts";

declare global {
  interface Window {
    readonly translatedTexts?: {
      /** Shows the page's own words within `root`, as scripts need them that take that part over, until `release`. */
      hold(root: ParentNode): void;
      release(): void;
    };
  }
}

interface Translation {
  readonly own: Text;
  readonly words: string;
  readonly shown: Element;
}

/**
 * A script that keeps pages right while the browser translates them. Translators take texts out of the page and put
 * `<font>` elements in their place; React would then write into texts that nobody sees, and fail where it removes one
 * or puts something before it (facebook/react#11538). So each text comes back, empty, in front of its translation:
 * what React writes into it is seen, and translated in its turn, and whatever moves or removes it does so to its
 * translation. Assumption A185.
 */
export function keepTranslatedTexts(): string {
  return toInlineScript(keep);
}

/** Runs in the browser, as text. */
function keep(): void {
  const translations = new WeakMap<Node, Translation>();
  const waiting = new Map<Text, Translation>();
  let isHeld = false;
  function show(translation: Translation) {
    const { own, shown } = translation;
    translations.set(own, translation).set(shown, translation);
    own.after(shown);
    own.data = "";
  }
  function forget({ own, shown }: Translation) {
    shown.remove();
    translations.delete(own);
    translations.delete(shown);
  }
  function takeIn(own: Text, shown: Element) {
    shown.replaceWith(own);
    const translation = { own, words: own.data, shown };
    if (isHeld) waiting.set(own, translation);
    else show(translation);
  }
  function settle(translation: Translation) {
    const { own, words, shown } = translation;
    if (!own.isConnected) forget(translation);
    else if (!shown.isConnected) {
      forget(translation);
      if (own.data === "") own.data = words;
    } else if (own.nextSibling !== shown) own.after(shown);
  }
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      const { type, target, removedNodes } = record;
      const written = translations.get(target);
      if (type === "characterData" && written) forget(written);
      for (const node of removedNodes) {
        const known = translations.get(node);
        if (known) settle(known);
        if (known || !(node instanceof Text) || node.isConnected) continue;
        const shown = [
          ...record.addedNodes,
          record.previousSibling,
          record.nextSibling,
        ].find(
          (it) =>
            it instanceof Element &&
            it.localName === "font" &&
            it.parentNode === target &&
            !translations.has(it),
        );
        if (shown instanceof Element) takeIn(node, shown);
      }
    }
    observer.takeRecords();
  });
  observer.observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  Object.assign(window, {
    translatedTexts: {
      hold(root: ParentNode) {
        isHeld = true;
        for (const shown of root.querySelectorAll("font")) {
          const translation = translations.get(shown);
          if (!translation) continue;
          forget(translation);
          translation.own.data = translation.words;
          waiting.set(translation.own, translation);
        }
        observer.takeRecords();
      },
      release() {
        isHeld = false;
        for (const translation of waiting.values())
          if (
            translation.own.isConnected &&
            translation.own.data === translation.words
          )
            show(translation);
        waiting.clear();
        observer.takeRecords();
      },
    },
  });
}
