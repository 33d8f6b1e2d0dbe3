import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";

type ProfilePart = keyof StoreProfile;

/** Parts without a file of their own are together in profile.json. */
export const PROFILE_JSON = "profile.json";

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
} as const satisfies Readonly<Record<string, ProfilePart>>;

export type PartFile = keyof typeof PART_FILES;

export function isPartFile(name: string): name is PartFile {
  return Object.hasOwn(PART_FILES, name);
}

/** These parts are Markdown files, in a folder each. */
export const MARKDOWN_FOLDERS = ["legal", "guides", "authors"] as const;

/** It says where a fault is: the file, and the key path inside it. */
export interface FilePlace {
  readonly file: string;
  readonly key: string;
}

export function getFilePlace(path: readonly (string | number)[]): FilePlace {
  const [part, ...rest] = path;
  const ownFile = Object.entries(PART_FILES).find(([, name]) => name === part);
  if (ownFile) return { file: ownFile[0], key: formatKey(rest) };
  if (part === "legal") return getLegalFilePlace(rest);
  if (part === "guides" || part === "authors") {
    const [slug, ...key] = rest;
    return { file: `${part}/${slug ?? ""}.md`, key: formatKey(key) };
  }
  return { file: PROFILE_JSON, key: formatKey(path) };
}

function getLegalFilePlace([name, language, ...key]: readonly (
  string | number
)[]): FilePlace {
  const ending = language === "es" ? ".es.md" : ".md";
  return { file: `legal/${name ?? ""}${ending}`, key: formatKey(key) };
}

/** Keys look like `departments.sales.phone` or `[2].timeZone`; names that are no words are put in brackets. */
function formatKey(path: readonly (string | number)[]): string {
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
