import { readFileSync } from "node:fs";
import path from "node:path";
import { PART_FILES } from "#app/adapters/config/profile-files.server.ts";
import { storeProfileSchema } from "#app/domain/store-profile/store-profile.ts";
import { listSchemaRows, type SchemaRow } from "./schema-rows.ts";
import { listTextKeys, type TextKey } from "./text-keys.ts";

/** File name → content of everything about profiles that is made from the code. */
export async function listProfileDocs(): Promise<
  Readonly<Record<string, string>>
> {
  const keys = await listTextKeys();
  return {
    "app/domain/profile-checks/text-keys.json": `${JSON.stringify(
      Object.fromEntries(keys.map(({ key, parts }) => [key, parts])),
    )}\n`,
    "app/domain/profile-edits/text-sentences.json": `${JSON.stringify(
      Object.fromEntries(
        keys.map(({ key, sentence, spanish }) => [
          key,
          { en: sentence, ...(spanish !== null && { es: spanish }) },
        ]),
      ),
    )}\n`,
    "docs/text-keys.md": describeTextKeys(keys),
    "docs/profile.md": describeProfile(),
  };
}

const INTRODUCTION = `# Text keys

Every sentence of the site, by the key under which \`texts.json\` of a profile replaces it: \`{ "en": { "home.heroTitle": "…" } }\`.
Below it, the same in Spanish. A word in braces is filled in. Made from the code by \`node scripts/make-profile-docs.mjs\`.
`;

function describeTextKeys(keys: readonly TextKey[]): string {
  const lines = keys.flatMap(({ key, sentence, spanish }) => [
    `- \`${key}\`: ${escapeSentence(sentence)}`,
    ...(spanish === null ? [] : [`  - es: ${escapeSentence(spanish)}`]),
  ]);
  return `${INTRODUCTION}\n${lines.join("\n")}\n`;
}

function escapeSentence(sentence: string): string {
  return sentence.replaceAll("\n", " ").replaceAll(/([<>*_])/g, "\\$1");
}

/** Where each part is seen, by its name. */
const SEEN: Readonly<Record<string, string>> = {
  storeGroup: "header, footer, /our-company, mails, JSON-LD, the catalogue",
  site: "titles and descriptions of all pages, the footer",
  stores:
    "/contact-us, /our-company, the home page, vehicle pages, JSON-LD, where leads go",
  map: "the map of all stores",
  theme:
    "colors, loading bar and logo of every page, mails, pictures of shared links",
  conditions: "which lists, menus and filters there are",
  pages: "which pages answer; menus, links and the sitemap follow",
  menus: "header and footer",
  restrictions: "what stays private until a visitor unlocks it",
  visitor: "how long a browser is remembered",
  pricing: "every price, its breakdown, estimates of taxes, trade offers",
  estimator: "payments on cards, vehicle pages and /auto-financing",
  vehicles:
    "vehicle pages: history report, certified program, factory warranty, photos",
  search: "lists, filters, sorting, the home page",
  seo: "titles, canonical links, pictures of shared links",
  autoFinancing: "the frames of /auto-financing",
  warranty:
    "/vehicle-protection-plans, the home page, vehicle pages, comparison",
  claims: "the home page, /our-company, /auto-financing, /sell-trade-my-car",
  scheduling: "times of test drives and service visits",
  serviceCenter: "/service",
  trade: "/sell-trade-my-car",
  promotions: "/special-offers, the home page, vehicle pages",
  ratings: "beside reviews, /our-company, JSON-LD",
  reviews: "the home page, /sell-trade-my-car, /service, /our-company",
  faqs: "questions on the page of their section, JSON-LD",
  home: "the home page: its parts and their order",
  staff: "/our-company/meet-our-team, /our-company, /service",
  leads: "where what visitors send goes, topics of /contact-us, consent words",
  consent: "the cookie banner",
  chat: "the chat button",
  alerts: "alerts about prices and new cars",
  console: "the mail that the console's people get each morning",
  toasts: "short messages over a page",
  tracking: "tags and conversions after consent",
  experiments: "versions of texts and settings (operations/experiments.md)",
  legal: "/legal",
  guides: "/shopping-guides",
  authors: "/authors",
  ownPages: "/pages, menus, the sitemap",
  texts: "every sentence (text-keys.md)",
};

/** Parts that are Markdown files, and their folders. */
const MARKDOWN_FOLDERS: Readonly<Record<string, string>> = {
  legal: "legal",
  guides: "guides",
  authors: "authors",
  ownPages: "pages",
};

const PROFILE_INTRODUCTION = `# The keys of a store profile

Each key with its type, what stands there when it is left out, and an example from \`profiles/franchise\`. A key without a
standard has to be given. \`<name>\` is a name of your own. Amounts that end in \`Cents\` are whole cents, times are written
\`"9:00 AM"\`, and text by language is \`{ "en": "…", "es": "…" }\`. \`npm run forecourt -- profile new\` writes a whole profile,
\`profile check\` names its mistakes. Made from the schema by \`node scripts/make-profile-docs.mjs\`.
`;

function describeProfile(): string {
  const files = Object.entries(PART_FILES);
  const sections = Object.entries(storeProfileSchema.entries).map(
    ([part, schema]) => {
      const file = files.find(([, name]) => name === part)?.[0];
      const folder = MARKDOWN_FOLDERS[part];
      const isMarkdown = folder !== undefined;
      const place = isMarkdown ? `${folder}/*.md` : (file ?? "profile.json");
      const rows = listSchemaRows(schema, file === undefined ? part : "");
      const example = isMarkdown ? undefined : readExample(file, part);
      return [
        `## \`${part}\` in \`${place}\``,
        "",
        `Seen on: ${findSeen(part)}.`,
        "",
        "| Key | Type | Left out | Example |",
        "| --- | --- | --- | --- |",
        ...rows.map((row) =>
          formatRow(row, file === undefined ? part : "", example),
        ),
        "",
      ].join("\n");
    },
  );
  return `${PROFILE_INTRODUCTION}\n${sections.join("\n")}`;
}

function readExample(file: string | undefined, part: string): unknown {
  const folder = path.resolve(import.meta.dirname, "../../profiles/franchise");
  const read: unknown = JSON.parse(
    readFileSync(path.join(folder, file ?? "profile.json"), "utf8"),
  );
  return file === undefined ? Reflect.get(Object(read), part) : read;
}

/** A part that nobody says anything of is one that nobody finds. */
function findSeen(part: string): string {
  const seen = SEEN[part];
  if (seen === undefined)
    throw new Error(
      `tests/support/profile-docs.ts does not say where ${part} is seen.`,
    );
  return seen;
}

const LONGEST_EXAMPLE = 60;

function formatRow(
  { key, type, standard }: SchemaRow,
  root: string,
  example: unknown,
): string {
  const shown = findExample(key.slice(root.length), example);
  const cells = [
    `\`${key === "" ? "(the whole file)" : key}\``,
    type,
    standard === null ? "" : shorten(standard),
    shown === undefined ? "" : shorten(JSON.stringify(shown) ?? ""),
  ];
  return `| ${cells.map((it) => it.replaceAll("|", "\\|")).join(" | ")} |`;
}

function shorten(json: string): string {
  return `\`${json.length > LONGEST_EXAMPLE ? `${json.slice(0, LONGEST_EXAMPLE)}…` : json}\``;
}

/** Of a list the first entry that has the key, of a record its first value. */
function findExample(key: string, example: unknown): unknown {
  const steps = key.match(/\[\]|<name>|[\w-]+/g) ?? [];
  let found = [example];
  for (const step of steps)
    found = found.flatMap((it): unknown[] => {
      if (typeof it !== "object" || it === null) return [];
      if (step === "[]") return Array.isArray(it) ? it : [];
      if (step === "<name>") return Object.values(it);
      return Object.hasOwn(it, step) ? [Reflect.get(it, step)] : [];
    });
  return found.find((it) => it !== null) ?? found[0];
}
