import type { ClaimWords } from "./price-claim-words.ts";

/** What the vehicles of a page cost, by VIN, in whole dollars; `pageVin` is the one that the page is about. */
export interface KnownPrices {
  readonly totals: Readonly<Record<string, number>>;
  readonly pageVin: string | null;
  /** Of the page's language. */
  readonly words: ClaimWords;
}

export interface ClaimReport {
  /** Monthly figures and down payments that were found. */
  readonly claims: readonly string[];
  /** Vehicles whose most prominent price was compared. */
  readonly priced: readonly string[];
  readonly faults: readonly string[];
}

/**
 * Reads what anybody sees of a page. Faults are payments and down payments without their terms in the same card,
 * section, panel or table, and vehicles whose largest price is below their advertised total. Runs in the page:
 * everything that it uses stands within it.
 */
export function readClaims({
  totals,
  pageVin,
  words: {
    claim: CLAIM,
    band: BAND,
    filters,
    noPrice,
    term: TERM,
    loan: LOAN,
    lease: LEASE,
    amount: AMOUNT,
  },
}: KnownPrices): ClaimReport {
  const SCOPE =
    "article, section, aside, table, dialog, form, li:has(h2, h3, h4), [aria-roledescription=slide]";
  /** A filter for payments says what it counts with; the amount is another for every car. */
  const FILTERS = `[aria-label="${filters}"]`;
  /** What ends a sentence; a bar stands between two of them. */
  const BLOCK =
    "p, div, li, dt, dd, td, th, h1, h2, h3, h4, label, option, legend, summary, button, section, article";
  const FILTER_NAME =
    "a, button, label, legend, option, summary, h1, nav, title";

  const seenElements = new Map<Element, boolean>();
  const isSeen = (element: Element): boolean => {
    const known = seenElements.get(element);
    if (known !== undefined) return known;
    const { width, height } = element.getBoundingClientRect();
    const isVisible =
      element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: false,
      }) &&
      // What is there for screen readers alone is a pixel large.
      width > 1 &&
      height > 1 &&
      !element.closest(".vh, script, style, noscript, template");
    seenElements.set(element, isVisible);
    return isVisible;
  };

  /** The words of an element, without those of the cards within it, and where each stands. */
  const read = (root: Element) => {
    const card = root.closest("article");
    const parts: { start: number; element: Element }[] = [];
    let text = "";
    let last: Element | null = null;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      const words = textContent?.replaceAll(/\s+/g, " ").trim() ?? "";
      if (element === null || words === "" || !isSeen(element)) continue;
      if (element.closest("article") !== card) continue;
      parts.push({ start: text.length, element });
      const block = element.closest(BLOCK);
      text += `${block === last ? "" : "| "}${words} `;
      last = block;
    }
    const elementAt = (at: number) =>
      parts.findLast(({ start }) => start <= at)?.element ?? root;
    return { text, elementAt };
  };

  const isPanel = (element: Element): boolean => {
    const style = getComputedStyle(element);
    const hasBorder = [style.borderTopWidth, style.borderBottomWidth].every(
      (width) => parseFloat(width) > 0,
    );
    const isPage = element.matches("html, body, main");
    return !isPage && (hasBorder || style.boxShadow !== "none");
  };

  /** Where a claim's terms may stand: its own paragraph, and the next card, section or table around it, else a panel. */
  const listPlaces = (element: Element): readonly Element[] => {
    let around = element.closest(SCOPE);
    for (
      let panel: Element | null = element;
      around === null && panel !== null;
      panel = panel.parentElement
    )
      if (isPanel(panel)) around = panel;
    return [element.closest("p"), around].filter((it) => it !== null);
  };

  const claims: string[] = [];
  const priced: string[] = [];
  const faults: string[] = [];
  const roots = [document.body, ...document.querySelectorAll("article")];

  const missingIn = (place: Element): string => {
    const { text } = read(place);
    const lacks = (terms: Readonly<Record<string, RegExp>>) =>
      Object.keys(terms).filter((name) => !terms[name]?.test(text));
    const isLease = LEASE["the word lease"]?.test(text);
    const ofLoan = lacks(
      place.closest(FILTERS) ? { term: TERM, APR: LOAN["APR"] ?? TERM } : LOAN,
    );
    const ofLease = lacks(LEASE);
    if (ofLoan.length === 0) return "";
    if (!isLease) return ofLoan.join(", ");
    if (LOAN["APR"]?.test(text)) return "a lease without an APR";
    return ofLease.join(", ");
  };

  for (const root of roots) {
    const { text, elementAt } = read(root);
    const bands = [...text.matchAll(BAND)].filter((band) =>
      elementAt(band.index).closest(FILTER_NAME),
    );
    for (const claim of text.matchAll(CLAIM)) {
      const isBand = bands.some(
        (band) =>
          claim.index >= band.index &&
          claim.index < band.index + band[0].length,
      );
      if (isBand) continue;
      claims.push(claim[0]);
      const places = listPlaces(elementAt(claim.index));
      const missing = places.map((place) => missingIn(place));
      if (places.length === 0)
        faults.push(`"${claim[0]}" stands in no card, section, panel or table`);
      else if (!missing.includes(""))
        faults.push(`"${claim[0]}" lacks ${missing.at(-1)}`);
    }
  }

  const comparePrices = (root: Element, vin: string) => {
    const total = totals[vin];
    if (total === undefined) return;
    const { text, elementAt } = read(root);
    const figures = [...text.matchAll(AMOUNT)]
      .filter(
        ({ index, 0: { length } }) => !noPrice.test(text.slice(index + length)),
      )
      .map((it) => ({
        words: it[0],
        dollars: Number(it[0].replaceAll(/[$, ]/g, "")),
        size: parseFloat(getComputedStyle(elementAt(it.index)).fontSize),
      }));
    if (figures.length === 0) return;
    priced.push(vin);
    const largest = Math.max(...figures.map(({ size }) => size));
    for (const { words, dollars, size } of figures)
      if (size === largest && dollars < total)
        faults.push(
          `${vin} costs $${total}, but its largest price is ${words}`,
        );
  };
  for (const card of document.querySelectorAll("article")) {
    const vins = [...card.querySelectorAll("a[href]")].map(
      (link) =>
        /\/([A-HJ-NPR-Z\d]{17})$/.exec(link.getAttribute("href") ?? "")?.[1],
    );
    const vin = vins.find((it) => it !== undefined);
    if (vin !== undefined) comparePrices(card, vin);
  }
  const main = document.querySelector("main");
  if (pageVin !== null && main !== null) comparePrices(main, pageVin);
  return { claims, priced, faults };
}
