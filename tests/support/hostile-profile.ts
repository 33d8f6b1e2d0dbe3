import { readdirSync } from "node:fs";
import { join } from "node:path";
import { profileVariant, type ProfileVariant } from "./profile-variant.ts";

/** In every text that visitors read: an element, a way out of an attribute and of a script, and text that runs backwards. */
const HOSTILE =
  "</script><script>window.hacked=1</script><img src=x onerror=hacked()>\"'`${hacked}&amp;\u202Eevil\u202C\u2028";

/** What a visitor reads; addresses, identifiers and choices keep to their forms. */
const PROSE: ReadonlySet<string> = new Set([
  "en",
  "es",
  "text",
  "reviewerName",
  "firstName",
  "lastName",
  "name",
  "legalName",
  "addressLine1",
  "city",
]);

/** A dealership in which everything that a profile may say freely carries hostile markup. */
export function hostileProfile(base: string): ProfileVariant {
  const folder = join(import.meta.dirname, "..", "..", "profiles", base);
  const spoil = (content: string) =>
    JSON.stringify(JSON.parse(content, spoiled), null, 1);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return profileVariant(base, {
    ...Object.fromEntries(
      files
        // The names of experiments are identifiers.
        .filter((it) => it.endsWith(".json") && it !== "experiments.json")
        .map((it) => [it, spoil]),
    ),
    "texts.json": () => {
      const texts = Object.fromEntries(OVERRIDDEN.map((key) => [key, HOSTILE]));
      return JSON.stringify({ en: texts, es: texts });
    },
    ...Object.fromEntries(
      files
        .filter((it) => it.endsWith(".md"))
        .map((it) => [it, spoiledMarkdown]),
    ),
  });
}

/** Texts of the site that a profile may word differently; several of them stand in attributes and in the head. */
const OVERRIDDEN = [
  "home.heroTitle",
  "homeHead.description",
  "homeHead.documentTitle",
  "shell.openMenu",
  "contact.title",
  "contact.topicPlaceholder",
  "service.promise.price.text",
  "sections.reviews",
  "notFound.title",
];

function spoiled(key: string, value: unknown): unknown {
  return typeof value === "string" && PROSE.has(key) ? value + HOSTILE : value;
}

function spoiledMarkdown(content: string): string {
  const head = content.replace(
    /^(?:title|summary|role): .*$/gm,
    (line) => line + HOSTILE,
  );
  return `${head}\n\n${HOSTILE}\n\n[a way in](javascript:hacked())\n\n<iframe src="javascript:hacked()"></iframe>\n`;
}
