import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listTextKeys } from "#tests/support/text-keys.ts";
import { startTestSite } from "#tests/support/test-site.ts";
import { SITES } from "./sites.ts";

const BASE = join(import.meta.dirname, "../../profiles/franchise");

const ACCENTS: Readonly<Record<string, string>> = {
  a: "ä",
  e: "ë",
  i: "ï",
  o: "ö",
  u: "ü",
  A: "Ä",
  E: "Ë",
  I: "Ï",
  O: "Ö",
  U: "Ü",
};
const VOWEL = /[aeiou]/gi;
/** Of every word so much is added, as German and Finnish do. */
const LONGER = 0.35;

/** English in a language that nobody speaks: every vowel has its mark, and every word is longer by a third. */
function toLonger(text: string): string {
  return text.replace(/\{\w+\}|[A-Za-z’]+/g, (word) => {
    if (word.startsWith("{")) return word;
    const marked = word.replace(VOWEL, (it) => ACCENTS[it] ?? it);
    // The last vowel is drawn out.
    const more = "ë".repeat(Math.round(word.length * LONGER));
    return marked.slice(0, -1) + more + marked.slice(-1);
  });
}

/** A word of the longer language. */
export const isLonger = (text: string): boolean => /[äëïöü]/i.test(text);

function toLongerTexts(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(toLongerTexts);
  const entries = Object.entries(value);
  const isLocalized =
    entries.length === 2 && "en" in value && typeof value.en === "string";
  if (isLocalized && "es" in value)
    return { ...value, es: toLonger(String(value.en)) };
  return Object.fromEntries(
    entries.map(([key, inner]) => [key, toLongerTexts(inner)]),
  );
}

/** The place of the second language is the longer one's: a profile may word every sentence of the site anew. */
export async function openLongerSite(parallelIndex: number) {
  const folder = mkdtempSync(join(tmpdir(), "longer-language-"));
  cpSync(BASE, folder, { recursive: true });
  for (const file of globSync("*.json", { cwd: folder })) {
    if (file === "texts.json") continue;
    const path = join(folder, file);
    const content: unknown = JSON.parse(readFileSync(path, "utf8"));
    writeFileSync(path, JSON.stringify(toLongerTexts(content)));
  }
  const texts = JSON.parse(readFileSync(join(folder, "texts.json"), "utf8"));
  const keys = (await listTextKeys()).filter(
    ({ key, sentence }) =>
      !key.startsWith("consentSpanish.") && sentence !== "",
  );
  const es = {
    ...Object.fromEntries(
      keys.map(({ key, sentence }) => [key, toLonger(sentence)]),
    ),
    ...Object.fromEntries(
      Object.entries<string>(texts.en).map(([key, it]) => [key, toLonger(it)]),
    ),
  };
  writeFileSync(
    join(folder, "texts.json"),
    JSON.stringify({ en: texts.en, es }),
  );
  const port = Number(new URL(SITES.open.origin).port) + 40 + parallelIndex;
  const origin = `http://localhost:${port}`;
  const site = await startTestSite({
    port,
    nowMs: Date.now(),
    variables: {
      PROFILE: folder,
      SITE_URL: origin,
      TRUSTED_HOSTS: `localhost:${port}`,
      TRUST_PROXY: "1",
    },
  });
  return {
    origin,
    vehicles: site.vehicles,
    async stop() {
      await site.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
