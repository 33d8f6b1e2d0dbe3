import type { Position } from "./json-positions.server.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";

export const PROFILE_JSON = "profile.json";

/** Our own book of prices, which `valuation fit` writes. It is no part of the profile's settings. */
export const VALUATION_BOOK = "valuation-book.json";

/** These parts have a file of their own; the others are in profile.json. */
export const PART_FILES = {
  "stores.json": "stores",
  "pages.json": "pages",
  "restrictions.json": "restrictions",
  "menus.json": "menus",
  "pricing.json": "pricing",
  "estimator.json": "estimator",
  "search.json": "search",
  "warranty.json": "warranty",
  "service-center.json": "serviceCenter",
  "trade.json": "trade",
  "promotions.json": "promotions",
  "reviews.json": "reviews",
  "faqs.json": "faqs",
  "staff.json": "staff",
  "leads.json": "leads",
  "texts.json": "texts",
  "experiments.json": "experiments",
} as const satisfies Readonly<Record<string, keyof StoreProfile>>;

export function isPartFile(name: string): name is keyof typeof PART_FILES {
  return Object.hasOwn(PART_FILES, name);
}

/** These parts are Markdown files, in a folder each. */
export const MARKDOWN_FOLDERS = [
  "legal",
  "guides",
  "authors",
  "pages",
] as const;

/** Parts that are a list of files, and the folders of these. */
const ARTICLE_FOLDERS: ReadonlyMap<string, string> = new Map([
  ["guides", "guides"],
  ["authors", "authors"],
  ["ownPages", "pages"],
]);

export type Path = readonly (string | number)[];

interface FilePlace {
  readonly file: string;
  /** An empty path means the whole file. */
  readonly key: string;
}

export interface StoreProfileFault extends FilePlace {
  readonly message: string;
  /** The path inside the file. */
  readonly path?: Path;
  /** The mistake itself, inside a longer text. */
  readonly words?: string;
  /** It is known once the file was looked into. */
  readonly at?: Position;
}

/** A fault reads like `stores.json:214:12: [2].zip: must be a ZIP code, as in 60505`. */
export function formatStoreProfileFault({
  file,
  key,
  message,
  at,
}: StoreProfileFault): string {
  const place = at === undefined ? file : `${file}:${at.line}:${at.column}`;
  return [place, key, message].filter((part) => part !== "").join(": ");
}

/** The path is one inside the whole profile, whose parts name its guides and authors. */
export function toStoreProfileFault(
  path: Path,
  message: string,
  parts: object,
  words?: string,
): StoreProfileFault {
  return {
    ...getFilePlace(nameArticle(path, parts)),
    message,
    ...(words !== undefined && { words }),
  };
}

function getFilePlace(path: Path): FilePlace & { readonly path: Path } {
  const [part, ...rest] = path;
  const ownFile = Object.entries(PART_FILES).find(([, name]) => name === part);
  if (ownFile) return { file: ownFile[0], key: formatKey(rest), path: rest };
  if (part === "legal") return getLegalFilePlace(rest);
  const articles = ARTICLE_FOLDERS.get(String(part));
  if (articles !== undefined) {
    const [slug, ...words] = rest;
    const isSpanish = words[0] === "es";
    const key = isSpanish ? words.slice(1) : words;
    return {
      file: `${articles}/${slug ?? ""}${isSpanish ? ".es.md" : ".md"}`,
      key: formatKey(key),
      path: key,
    };
  }
  return { file: PROFILE_JSON, key: formatKey(path), path };
}

function getLegalFilePlace([name, language, ...key]: Path) {
  const ending = language === "es" ? ".es.md" : ".md";
  return {
    file: `legal/${name ?? ""}${ending}`,
    key: formatKey(key),
    path: key,
  };
}

/** Keys look like `departments.sales.phone` or `[2].timeZone`; names that are no words are put in brackets. */
function formatKey(path: Path): string {
  return path
    .map((step, at) =>
      typeof step === "number"
        ? `[${step}]`
        : /^\w+$/.test(step)
          ? `${at > 0 ? "." : ""}${step}`
          : `["${step}"]`,
    )
    .join("");
}

/** Guides and authors are named by their file, not by a position. */
function nameArticle(path: Path, parts: object): Path {
  const [part, position, ...rest] = path;
  if (part === undefined || !ARTICLE_FOLDERS.has(String(part))) return path;
  const slug = getAt(parts, [part, position ?? "", "slug"]);
  return typeof slug === "string" ? [part, slug, ...rest] : path;
}

function getAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      typeof inner === "object" && inner !== null
        ? Reflect.get(inner, step)
        : undefined,
    value,
  );
}

export function removeAt(value: unknown, path: Path): void {
  const holder = getAt(value, path.slice(0, -1));
  const last = path.at(-1);
  if (typeof holder === "object" && holder !== null && last !== undefined) {
    Reflect.deleteProperty(holder, last);
  }
}
