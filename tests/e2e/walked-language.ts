import {
  expect as base,
  type Browser,
  type Frame,
  type Locator,
} from "@playwright/test";
import {
  addLanguage,
  splitLanguage,
} from "#app/domain/address/printed-address.ts";
import { SITES } from "./sites.ts";
import {
  learnSpanish,
  toSpanish,
  toSpanishLabel,
  type Words,
} from "./spanish-words.ts";

/**
 * The journeys are written in English. A worker that walks them in Spanish opens each address below `/es`, and looks for
 * the Spanish words of every sentence that a journey names: what a page still says in English is not found.
 */
export type WalkedLanguage = "en" | "es";

let walked: WalkedLanguage = "en";

const ORIGINS = Object.values(SITES).map(({ origin }) => origin);
/** No page, and the same in every language. */
const NO_PAGE =
  /^\/(?:api|assets|feeds|photos|illustrations|sitemaps?|profile-pictures|console|design|language|healthz|readyz|metrics)(?:[/?.]|$)|^\/[\w-]+\.(?:txt|xml|webmanifest)$|^\/_/;

function toWalkedAddress(address: string): string {
  const origin = ORIGINS.find(
    (it) => address === it || address.startsWith(`${it}/`),
  );
  const path = address.slice(origin?.length ?? 0) || "/";
  if (!path.startsWith("/") || NO_PAGE.test(path)) return address;
  const plain = splitLanguage(path).address.replace(
    /(?<=[?&]returnTo=)[^&#]+/,
    (it) => encodeURIComponent(toWalkedAddress(decodeURIComponent(it))),
  );
  return (origin ?? "") + addLanguage(plain, walked);
}

function toWalkedWords<T>(words: T, isWhole = false): T | Words {
  return typeof words === "string" || words instanceof RegExp
    ? toSpanish(words, isWhole)
    : words;
}

type Method = (this: unknown, ...args: unknown[]) => unknown;

/** Changes what a method of Playwright's is given. */
function bend(
  owner: object,
  name: string,
  change: (args: unknown[]) => unknown[],
): void {
  const method: unknown = Reflect.get(owner, name);
  if (typeof method !== "function") throw new Error(`There is no ${name}.`);
  const bent: Method = function (...args) {
    return Reflect.apply(method, this, change(args));
  };
  Reflect.set(owner, name, bent);
}

interface Options {
  readonly exact?: boolean;
  readonly name?: Words;
  readonly hasText?: Words;
  readonly hasNotText?: Words;
}

const readOptions = (value: unknown): Options =>
  typeof value === "object" && value !== null ? value : {};

const bendText = ([text, options]: unknown[]) => [
  toWalkedWords(text, readOptions(options).exact),
  options,
];

function bendOptions([first, options]: unknown[]): unknown[] {
  const { name, hasText, hasNotText, exact } = readOptions(options);
  const changed = {
    ...readOptions(options),
    ...(name !== undefined && { name: toWalkedWords(name, exact) }),
    ...(hasText !== undefined && { hasText: toWalkedWords(hasText) }),
    ...(hasNotText !== undefined && { hasNotText: toWalkedWords(hasNotText) }),
  };
  return [first, changed];
}

/** Before the first page of a worker; every later one follows. */
export async function walkIn(
  language: WalkedLanguage,
  browser: Browser,
): Promise<void> {
  if (language === walked) return;
  await learnSpanish();
  walked = language;
  const context = await browser.newContext();
  const page = await context.newPage();
  const frame: Frame = Object.getPrototypeOf(page.mainFrame());
  const locator: Locator = Object.getPrototypeOf(page.locator("body"));
  await context.close();
  bend(frame, "goto", ([address, ...rest]) => [
    toWalkedAddress(String(address)),
    ...rest,
  ]);
  bend(frame, "waitForURL", ([address, ...rest]) => [
    typeof address === "string" ? toWalkedAddress(address) : address,
    ...rest,
  ]);
  for (const owner of [frame, locator]) {
    for (const name of ["getByText", "getByPlaceholder"])
      bend(owner, name, bendText);
    bend(owner, "getByLabel", ([label, options]) => [
      typeof label === "string"
        ? toSpanishLabel(label, readOptions(options).exact === true)
        : toWalkedWords(label),
      options,
    ]);
    bend(owner, "getByRole", bendOptions);
    bend(owner, "locator", bendOptions);
  }
  bend(locator, "filter", ([options]) => [bendOptions([null, options])[1]]);
  bend(locator, "selectOption", ([value, ...rest]) => [
    typeof value === "string" ? toOption(value) : value,
    ...rest,
  ]);
}

/** An option is chosen by the very words that it has. */
function toOption(value: string): string {
  const words = toSpanish(value, true);
  if (typeof words === "string") return words;
  const plain = words.source
    .replace(/^\^\\s\*\(\?:|\)\\s\*\$$/g, "")
    .split("|")[0];
  return (plain ?? value)
    .replaceAll("\\s+", " ")
    .replace(/\\([.*+?^${}()|[\]\\/])/g, "$1");
}

/** Playwright's questions, asked about the walked language. */
const QUESTIONS = {
  toHaveURL: (it: unknown) =>
    typeof it === "string" ? toWalkedAddress(it) : it,
  toHaveText: (it: unknown) =>
    Array.isArray(it)
      ? it.map((one) => toWalkedWords(one, true))
      : toWalkedWords(it, true),
  toContainText: (it: unknown) =>
    Array.isArray(it) ? it.map((one) => toWalkedWords(one)) : toWalkedWords(it),
  toHaveTitle: (it: unknown) => toWalkedWords(it, true),
  toHaveAccessibleName: (it: unknown) => toWalkedWords(it, true),
};

export const expect: typeof base = base.extend(
  Object.fromEntries(
    Object.entries(QUESTIONS).map(([name, change]) => [
      name,
      async function (
        this: { readonly isNot: boolean },
        received: object,
        expected: unknown,
        options?: object,
      ) {
        const asked = base(received);
        const question: unknown = Reflect.get(
          this.isNot ? asked.not : asked,
          name,
        );
        if (typeof question !== "function")
          throw new Error(`Nobody asks ${name} of it.`);
        const wanted = walked === "en" ? expected : change(expected);
        try {
          await Reflect.apply(question, asked, [wanted, options]);
          return { pass: !this.isNot, message: () => name };
        } catch (error) {
          const told = error instanceof Error ? error.message : String(error);
          return { pass: this.isNot, message: () => told };
        }
      },
    ]),
  ),
);
