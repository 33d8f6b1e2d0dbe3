import {
  expect as base,
  test,
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

/** Of any site that a journey starts, those of its own too; a lender's pages are in no language of the site's. */
const ORIGIN = /^http:\/\/localhost:\d+(?=[/?#]|$)/;
const LENDERS = Object.values(SITES).map(({ lenderOrigin }) => lenderOrigin);
/** No page, and the same in every language. */
const NO_PAGE =
  /^\/(?:api|assets|feeds|photos|illustrations|sitemaps?|profile-pictures|console|design|language|healthz|readyz|metrics)(?:[/?.]|$)|^\/[\w-]+\.(?:txt|xml|webmanifest)$|^\/_/;

function toWalkedAddress(address: string): string {
  const [origin = ""] = ORIGIN.exec(address) ?? [];
  const path = address.slice(origin.length) || "/";
  if (LENDERS.includes(origin) || !path.startsWith("/") || NO_PAGE.test(path))
    return address;
  const plain = splitLanguage(path).address.replace(
    /(?<=[?&]returnTo=)[^&#]+/,
    (it) => encodeURIComponent(toWalkedAddress(decodeURIComponent(it))),
  );
  return origin + addLanguage(plain, walked);
}

const AS_WRITTEN = new WeakSet<RegExp>();

/** For words that are the same on a page of either language, as the name of the other one is. */
export function asWritten(words: RegExp): RegExp {
  AS_WRITTEN.add(words);
  return words;
}

function toWalkedWords<T>(words: T, isWhole = false): T | Words {
  if (words instanceof RegExp && AS_WRITTEN.has(words)) return words;
  return typeof words === "string" || words instanceof RegExp
    ? toSpanish(words, isWhole)
    : words;
}

/** What a journey compares by itself: the words that the walked language has for it. */
export function toWalkedPattern(words: Words, isWhole = false): RegExp {
  const said = walked === "en" ? words : toSpanish(words, isWhole);
  if (said instanceof RegExp) return said;
  const plain = said.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  return new RegExp(isWhole ? `^\\s*${plain}\\s*$` : plain);
}

/** For whoever compares addresses. */
export const toWalkedPath = (path: string): string => toWalkedAddress(path);

/** What a visitor types, or reads of it, where no sentence of the site says the same in both languages. */
export const pickWalked = <T>(words: Readonly<Record<WalkedLanguage, T>>): T =>
  words[walked];

/** For a journey that has no Spanish: the report names it among the skipped ones, with the reason. */
export function needEnglish(reason: string): void {
  const { use } = test.info().project;
  test.skip("walkedLanguage" in use && use.walkedLanguage === "es", reason);
}

const LINKS = /(?<=\[href[$*^]?=)(["'])(\/[^"']*)\1/g;

function bendSelector([selector, options]: unknown[]): unknown[] {
  const bent =
    typeof selector === "string"
      ? selector.replace(
          LINKS,
          (_, quote: string, path: string) =>
            quote + toWalkedAddress(path) + quote,
        )
      : selector;
  return [bent, bendOptions([null, options])[1]];
}

/** What stands in a field is often what somebody typed; a sentence of so many words with a capital is the site's. */
const SENTENCE = /^\p{Lu}(?:\S+\s+){4}/u;

function toWalkedValue(value: unknown): unknown {
  const isSaid =
    value instanceof RegExp
      ? /\p{L}{3}/u.test(value.source)
      : typeof value === "string" && SENTENCE.test(value);
  return isSaid ? toWalkedWords(value, true) : value;
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
    bend(owner, "locator", bendSelector);
  }
  bend(locator, "filter", ([options]) => [bendOptions([null, options])[1]]);
  bend(locator, "selectOption", ([value, ...rest]) => [
    typeof value === "string" ? toOption(value) : value,
    ...rest,
  ]);
}

/** An option is chosen by the very words that it has, or by its value, which is no sentence. */
function toOption(value: string): string {
  if (!/^\p{Lu}|\s/u.test(value)) return value;
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
  toHaveValue: toWalkedValue,
  toHaveAccessibleName: (it: unknown) => toWalkedWords(it, true),
};

const asking: typeof base = base.extend(
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

const SAID = ["stringMatching", "stringContaining"];

export const expect: typeof base = new Proxy(asking, {
  get(target, key) {
    const own: unknown = Reflect.get(target, key);
    return walked !== "en" &&
      typeof own === "function" &&
      SAID.includes(String(key))
      ? (words: Words) => base.stringMatching(toWalkedPattern(words))
      : own;
  },
});
