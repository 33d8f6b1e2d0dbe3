import type { Page, Route } from "@playwright/test";
import { splitLanguage } from "#app/domain/address/printed-address.ts";
import { createSeededChance } from "#app/domain/seeded-chance.ts";

type Random = () => number;

/** What a shopper may do on some page; the weight is its share of all that can be done there. */
interface Deed {
  readonly name: string;
  readonly weight: number;
  readonly on: RegExp;
  /** False where there is nothing to do it with. */
  do(page: Page, random: Random): Promise<boolean>;
}

const LIST = /^\/search-vehicles/;
const CAR = /-vehicle\//;
const ESTIMATE = /^\/payment-estimate\//;
const ANY = /^\//;
/** The filters in reach: those of an open drawer, else those beside the list. */
const FILTERS =
  "dialog[open] .facet, body:not(:has(dialog[open])) .rail .facet";

const press = (
  name: string,
  weight: number,
  on: RegExp,
  selector: string,
): Deed => ({
  name,
  weight,
  on,
  do: (page, random) => pressOne(page, selector, random),
});

const OPTION: Deed = press(
  "option",
  8,
  LIST,
  `:is(${FILTERS}) a:is(.opt, .tile, .swatch)`,
);

const DEEDS: readonly Deed[] = [
  OPTION,
  press("chip", 1, LIST, ".chips--applied a"),
  press("clear all", 0.3, LIST, ".chip--clear"),
  press("more cars", 0.7, LIST, ".load-more"),
  press("page", 0.5, LIST, ".pager nav a"),
  press("card", 2, LIST, ".list-results article .car-name a"),
  press("open drawer", 2, LIST, ".list-bar-filters"),
  press("close drawer", 1, LIST, "dialog[open] .drawer-foot button"),
  press("heart or tick", 1.5, ANY, "[form=garage]"),
  press("compare", 0.7, LIST, ".compare-tray a"),
  press("saved cars", 0.4, ANY, "header a[href$='/saved-vehicles']"),
  press("row of the page", 2, /^\/(compare|saved-vehicles)/, "main a[href]"),
  press("neighbor", 2, CAR, ".list-place .icon-btn"),
  press("similar car", 1, CAR, "main article .car-name a"),
  press("back to the list", 1, CAR, ".list-back"),
  press("choice of terms", 6, CAR, ".calc label:has(> input[type=radio])"),
  press("choice of terms", 8, ESTIMATE, ".calc label:has(> input[type=radio])"),
  press("whole estimate", 1, CAR, ".calc-open"),
  press("back to the car", 1, ESTIMATE, ".estimate-back"),
  press("pictures", 1, CAR, ".gallery .icon-btn, .thumbs a, .enlarge"),
  press("close pictures", 3, CAR, "dialog.full-screen .icon-btn"),
  {
    name: "order",
    weight: 1,
    on: LIST,
    do: (page, random) =>
      page.evaluate((at) => {
        const select = document.querySelector<HTMLSelectElement>("#sort");
        if (select === null) return false;
        select.selectedIndex = Math.floor(at * select.options.length);
        return select.dispatchEvent(new Event("change", { bubbles: true }));
      }, random()),
  },
  {
    name: "range",
    weight: 1,
    on: LIST,
    do: (page, random) =>
      page.evaluate(
        ([end, amount]) => {
          const field = document.querySelector<HTMLInputElement>(
            `:is(dialog[open], .rail) input[name=price_${end < 0.5 ? "min" : "max"}]`,
          );
          if (field === null) return false;
          // As typed: React asks the prototype's own setter whether a value is another.
          Object.getOwnPropertyDescriptor(
            HTMLInputElement.prototype,
            "value",
          )?.set?.call(field, String(5000 + Math.floor(amount * 60) * 1000));
          field.dispatchEvent(new Event("input", { bubbles: true }));
          field.form?.requestSubmit();
          return true;
        },
        [random(), random()] as const,
      ),
  },
  {
    name: "words",
    weight: 0.5,
    on: LIST,
    do: (page, random) =>
      page.evaluate(
        (words) => {
          const field = document.querySelector<HTMLInputElement>(
            ".list-head input[name=words]",
          );
          if (field === null) return false;
          field.value = words;
          field.form?.requestSubmit();
          return true;
        },
        pick(["awd", "red", "under 25k", "honda", "hybrid suv"], random) ?? "",
      ),
  },
  {
    name: "slider of terms",
    weight: 3,
    on: /-vehicle\/|^\/payment-estimate\//,
    do: (page, random) =>
      page.evaluate(
        ([which, share]) => {
          const sliders = [
            ...document.querySelectorAll<HTMLInputElement>(
              ".calc input[type=range]",
            ),
          ];
          const slider = sliders[Math.floor(which * sliders.length)];
          if (slider === undefined) return false;
          const span = Number(slider.max) - Number(slider.min);
          // React asks the prototype's own setter whether a value is another.
          Object.getOwnPropertyDescriptor(
            HTMLInputElement.prototype,
            "value",
          )?.set?.call(
            slider,
            String(Number(slider.min) + Math.floor(share * 20) * (span / 20)),
          );
          slider.dispatchEvent(new Event("input", { bubbles: true }));
          return true;
        },
        [random(), random()] as const,
      ),
  },
  {
    name: "Back",
    weight: 2.5,
    on: ANY,
    do: (page) => step(page, -1),
  },
  {
    name: "Forward",
    weight: 1,
    on: ANY,
    do: (page) => step(page, 1),
  },
];

/** Never off the site: the history of a tab begins before it. */
function step(page: Page, by: -1 | 1): Promise<boolean> {
  return page.evaluate((distance) => {
    const { navigation } = window;
    const at = (navigation.currentEntry?.index ?? 0) + distance;
    const entry = navigation.entries()[at];
    const origin = entry?.url === null ? null : URL.parse(entry?.url ?? "");
    if (origin?.origin !== location.origin) return false;
    history.go(distance);
    return true;
  }, by);
}

/** A press as quick as a finger: it waits for nothing, and what is pressed need not be in sight. */
function pressOne(
  page: Page,
  selector: string,
  random: Random,
): Promise<boolean> {
  return page.evaluate(
    ([query, at]) => {
      const found = [...document.querySelectorAll<HTMLElement>(query)].filter(
        (it) =>
          it.getClientRects().length > 0 &&
          !(it instanceof HTMLAnchorElement && it.origin !== location.origin),
      );
      const element = found[Math.floor(at * found.length)];
      if (element === undefined) return false;
      element.click();
      return true;
    },
    [selector, random()] as const,
  );
}

function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[Math.floor(random() * list.length)];
}

export interface RandomVisit {
  /** What was done, in order, for whoever has to find out why. */
  readonly done: readonly string[];
  /** Answers that are still on their way. */
  countOpen(): number;
}

interface Journey {
  readonly seed: number;
  readonly presses: number;
  /** Presses on filters alone, which must all be in the address at the end. */
  readonly isRow: boolean;
}

/** Answers take 0 to 600 ms, and what is done is 50 to 500 ms apart. */
export async function shopAtRandom(
  page: Page,
  { seed, presses, isRow }: Journey,
): Promise<RandomVisit> {
  const random = createSeededChance(seed);
  const latencies = createSeededChance(seed + 1);
  let open = 0;
  await page.route(/\.data(\?|$)|payment-panel/, async (route) => {
    open += 1;
    await answerLater(route, latencies() * 600);
    open -= 1;
  });
  const done: string[] = [];
  for (let at = 0; at < presses; at += 1) {
    const name = await doOne(page, random, isRow ? [OPTION] : DEEDS);
    done.push(name);
    await pause(50 + random() * 450);
  }
  return { done, countOpen: () => open };
}

async function answerLater(route: Route, ms: number): Promise<void> {
  await pause(ms);
  // What asked for it may be gone.
  await route.continue().catch(() => {});
}

async function doOne(
  page: Page,
  random: Random,
  deeds: readonly Deed[],
): Promise<string> {
  const { address } = splitLanguage(new URL(page.url()).pathname);
  const possible = deeds.filter(({ on }) => on.test(address));
  let left = random() * possible.reduce((sum, it) => sum + it.weight, 0);
  const deed = possible.find((it) => (left -= it.weight) < 0) ?? possible[0];
  if (deed === undefined) return "nothing";
  try {
    const isDone = await deed.do(page, random);
    return isDone ? deed.name : `no ${deed.name}`;
  } catch (error) {
    // A page that goes while it is asked.
    if (String(error).includes("context was destroyed")) return deed.name;
    throw error;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
