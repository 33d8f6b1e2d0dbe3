import type { Page } from "@playwright/test";
import { expect } from "./walked-language.ts";

/** What is wrong with the mark of the focus once the page has come to rest. */
export function lastingFault(page: Page): Promise<string | null> {
  return faultAtRest(() => focusFault(page));
}

/** A part that is still gliding to its place is no fault: what counts is where it comes to rest. */
export async function faultAtRest(
  findFault: () => Promise<string | null>,
): Promise<string | null> {
  let fault: string | null = null;
  try {
    await expect
      .poll(
        async () => {
          fault = await findFault();
          return fault;
        },
        { timeout: 20_000 },
      )
      .toBeNull();
  } catch {
    return fault;
  }
  return null;
}

/** What is wrong with the mark of the focus: none, pale, thin or covered. */
function focusFault(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body)
      return null;
    const name = focused.outerHTML.slice(0, 80);
    // A hidden field shows its focus on its label.
    const box = focused.closest(".vh")?.nextElementSibling ?? focused;
    // The link of a card marks the whole card, a round button its circle, a search the box that holds its button too.
    const marked = [
      box,
      box.parentElement,
      focused.matches("button, summary")
        ? focused.querySelector(".icon")
        : null,
      focused.matches("h3 a") ? focused.closest("article") : null,
      focused.matches("input") ? focused.closest(".search") : null,
    ]
      .filter((it) => it !== null)
      .flatMap((it) => {
        const style = getComputedStyle(it);
        const width =
          style.outlineStyle === "none" ? 0 : parseFloat(style.outlineWidth);
        // Drawn inside, it stands on the part's own ground.
        const isInside = parseFloat(style.outlineOffset) <= -width;
        const ground = findGroundColor(isInside ? it : it.parentElement);
        return width < 2 ? [] : [{ color: style.outlineColor, ground }];
      });
    const [mark] = [...marked, ...thumbMarks(focused)];
    if (mark === undefined) return `no mark: ${name}`;
    const ratio = contrast(readColor(mark.color), mark.ground);
    if (ratio < 3) return `${ratio.toFixed(1)} to 1: ${name}`;
    const { left, top, width, height } = box.getBoundingClientRect();
    const middle = Math.min(height, 24) / 2;
    const hit = document.elementFromPoint(left + width / 2, top + middle);
    const isSeen =
      hit === null ||
      box.contains(hit) ||
      hit.contains(box) ||
      hit.closest("a, label, .opt, article") ===
        box.closest("a, label, .opt, article");
    return isSeen ? null : `covered by ${hit.outerHTML.slice(0, 60)}: ${name}`;

    /** A slider shows its focus on its thumb, which only the rules tell of. */
    function thumbMarks(it: HTMLElement) {
      const thumb = "::-webkit-slider-thumb";
      return [...document.styleSheets]
        .flatMap(({ cssRules }) => rulesIn(cssRules))
        .flatMap(({ selectorText, style }) => {
          const [, px, color] =
            /^(\d)px solid var\((--[\w-]+)\)$/.exec(style.outline) ?? [];
          const isOfIt = selectorText
            .split(",")
            .some((one) => one.endsWith(thumb) && isMatch(it, one));
          return color !== undefined && Number(px) >= 2 && isOfIt
            ? [
                {
                  color: getComputedStyle(it).getPropertyValue(color),
                  ground: findGroundColor(it.parentElement),
                },
              ]
            : [];
        });
      function isMatch(element: Element, selector: string): boolean {
        return element.matches(selector.trim().slice(0, -thumb.length));
      }
    }
    function rulesIn(rules: CSSRuleList): readonly CSSStyleRule[] {
      return [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule] : []),
        ...(rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : []),
      ]);
    }
    function readColor(text: string): readonly number[] {
      const canvas = new OffscreenCanvas(1, 1).getContext("2d");
      if (canvas === null) return [0, 0, 0, 0];
      canvas.fillStyle = text;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    }
    function findGroundColor(it: Element | null): readonly number[] {
      if (it === null) return [255, 255, 255, 255];
      const color = readColor(getComputedStyle(it).backgroundColor);
      return (color[3] ?? 0) > 200 ? color : findGroundColor(it.parentElement);
    }
    function contrast(one: readonly number[], other: readonly number[]) {
      const [high = 0, low = 0] = [light(one), light(other)].toSorted(
        (a, b) => b - a,
      );
      return (high + 0.05) / (low + 0.05);
    }
    function light(color: readonly number[]) {
      const [r = 0, g = 0, b = 0] = color.map((value) => {
        const share = value / 255;
        return share <= 0.04045
          ? share / 12.92
          : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    }
  });
}
