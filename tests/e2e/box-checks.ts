import type { Page } from "@playwright/test";

interface TextBox {
  readonly words: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What lies over the page on purpose, and moves with the screen. */
const ABOVE_THE_PAGE =
  'dialog, .sticky-bar, .calc-now, .compare-tray, .toasts, .banner, a[href^="/chat"], a[href^="/es/chat"]';
/** A breadcrumb is shortened: the heading says all of it. Machines alone find the trap of a form. */
const LEFT_OUT = `.vh, .form-trap, .crumbs, svg, option, ${ABOVE_THE_PAGE}`;

/** Words that lie on other words. */
export function overlappingTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate((leftOut) => {
    /** Screen readers alone meet it. */
    const isClipped = (it: Element) =>
      getComputedStyle(it).clipPath === "inset(50%)" ||
      it.getBoundingClientRect().width <= 2;
    /** What is scrolled out of its box is not seen. */
    const listEdges = (it: Element | null): DOMRect[] =>
      it === null || it === document.body
        ? []
        : [
            ...(getComputedStyle(it).overflowX === "visible"
              ? []
              : [it.getBoundingClientRect()]),
            ...listEdges(it.parentElement),
          ];
    const boxes: TextBox[] = [];
    const texts = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      const words = texts.currentNode.textContent?.trim() ?? "";
      if (parent === null || words === "") continue;
      if (parent.closest(leftOut) !== null || isClipped(parent)) continue;
      if (parent.matches("details:not([open])")) continue;
      // On a phone the chips of a list pass under it, and it hides them.
      if (
        parent.matches(".chip--clear") &&
        getComputedStyle(parent).position === "sticky"
      )
        continue;
      if (
        !parent.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
        })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const edges = listEdges(parent);
      for (const { left, top, right, bottom, height } of range.getClientRects())
        // Letters leave room above and below them, which lines of a heading share.
        if (edges.every((it) => left < it.right && right > it.left))
          boxes.push({
            words,
            left: Math.max(left, ...edges.map((it) => it.left)),
            right: Math.min(right, ...edges.map((it) => it.right)),
            top: top + height / 5,
            bottom: bottom - height / 5,
          });
    }
    boxes.sort((one, other) => one.top - other.top);
    return boxes.flatMap((one, at) => {
      const found: string[] = [];
      for (let next = at + 1; next < boxes.length; next += 1) {
        const other = boxes[next];
        if (other === undefined || other.top > one.bottom - 2) break;
        if (other.left < one.right - 2 && other.right > one.left + 2)
          found.push(`${one.words.slice(0, 40)} | ${other.words.slice(0, 40)}`);
      }
      return found;
    });
  }, LEFT_OUT);
}

/** Words that stick out of what has an edge or a ground of its own. */
export function spilledTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isBox = (it: Element): boolean => {
      const { backgroundColor, borderLeftWidth, borderRightWidth, display } =
        getComputedStyle(it);
      if (display === "inline" || display === "contents") return false;
      return (
        !/, 0\)$|^transparent$/.test(backgroundColor) ||
        (borderLeftWidth !== "0px" && borderRightWidth !== "0px")
      );
    };
    const spilled: string[] = [];
    const texts = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (parent === null || texts.currentNode.textContent?.trim() === "")
        continue;
      if (!parent.checkVisibility() || parent.closest(".vh, svg, option"))
        continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const box = range.getBoundingClientRect();
      for (
        let it: Element | null = parent;
        it !== null && it !== document.body;
        it = it.parentElement
      ) {
        // What scrolls or is shortened by dots is met by other rules.
        if (getComputedStyle(it).overflowX !== "visible") break;
        if (!isBox(it)) continue;
        const edge = it.getBoundingClientRect();
        if (box.right > edge.right + 1 || box.left < edge.left - 1) {
          spilled.push(parent.outerHTML.slice(0, 120));
          break;
        }
      }
    }
    return spilled;
  });
}

/** Pictures that are pulled out of shape, and logos that leave their box. */
export function misfitPictures(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((it) => it.checkVisibility() && it.complete)
      .filter((it) => {
        const { width, height, top, bottom, right } =
          it.getBoundingClientRect();
        if (it.closest(".logo") !== null) {
          const bar = it.closest("header, footer")?.getBoundingClientRect();
          const isInside =
            bar !== undefined &&
            top >= bar.top &&
            bottom <= bar.bottom &&
            right <= bar.right;
          if (!isInside || height < 24 || width < 12) return true;
        }
        if (it.naturalWidth === 0 || width === 0) return false;
        if (getComputedStyle(it).objectFit !== "fill") return false;
        const ratio = it.naturalWidth / it.naturalHeight / (width / height);
        return ratio < 0.97 || ratio > 1.03;
      })
      .map((it) => it.outerHTML.slice(0, 160)),
  );
}
