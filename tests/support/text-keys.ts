import { globSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { CONSOLE_SPANISH } from "#app/console/console-spanish.ts";
import { WHOLE_SPANISH } from "#app/languages/server-spanish.server.ts";
import type { Copy, Sentence } from "#app/site/page/copy.ts";

const PROJECT = path.resolve(import.meta.dirname, "../..");

export interface TextKey {
  readonly key: string;
  readonly sentence: string;
  /** The same in Spanish; its two plural forms have a stroke between them where English has one sentence. */
  readonly spanish: string | null;
  readonly parts: readonly string[];
}

/** Every text key of the site with its sentence and the parts that are filled in, in alphabetical order. */
export async function listTextKeys(): Promise<readonly TextKey[]> {
  return readKeys(
    globSync("app/**/*copy.ts", { cwd: PROJECT }).filter(
      (it) =>
        !it.endsWith("site/page/copy.ts") && !it.startsWith("app/console/"),
    ),
    WHOLE_SPANISH,
  );
}

/** Those of the console, which no profile changes. */
export function listConsoleTextKeys(): Promise<readonly TextKey[]> {
  const files = globSync("app/console/**/copy.ts", { cwd: PROJECT });
  return readKeys(files, CONSOLE_SPANISH);
}

async function readKeys(
  files: readonly string[],
  translations: readonly Copy[],
): Promise<readonly TextKey[]> {
  // Several copies may share a namespace.
  const spanish = new Map(
    translations.flatMap(({ namespace, sentences }) =>
      Object.entries(sentences).map(
        ([name, sentence]) => [`${namespace}.${name}`, sentence] as const,
      ),
    ),
  );
  const keys: TextKey[] = [];
  for (const file of files) {
    const module: unknown = await import(
      pathToFileURL(path.join(PROJECT, file)).href
    );
    if (typeof module !== "object" || module === null) continue;
    for (const copy of Object.values(module))
      if (isCopy(copy)) keys.push(...listKeys(copy, spanish));
  }
  return keys.toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

function isCopy(value: unknown): value is Copy {
  return (
    typeof value === "object" &&
    value !== null &&
    "namespace" in value &&
    "sentences" in value
  );
}

function listKeys(
  { namespace, sentences }: Copy,
  spanish: ReadonlyMap<string, Sentence>,
): readonly TextKey[] {
  return Object.entries<Sentence>(sentences).flatMap(([name, sentence]) => {
    const key = `${namespace}.${name}`;
    const translated = spanish.get(key);
    const say = (form: "one" | "other") =>
      typeof translated === "object" ? translated[form] : (translated ?? null);
    if (typeof sentence === "string")
      return [
        toKey(
          key,
          sentence,
          typeof translated === "object"
            ? `${translated.one} / ${translated.other}`
            : say("other"),
          sentence,
        ),
      ];
    const { one, other } = sentence;
    return [
      toKey(`${key}.one`, one, say("one"), `${one}${other}`),
      toKey(`${key}.other`, other, say("other"), `${one}${other}`),
    ];
  });
}

function toKey(
  key: string,
  sentence: string,
  spanish: string | null,
  all: string,
): TextKey {
  const parts = [...all.matchAll(/\{(\w+)\}/g)].map(([, it = ""]) => it);
  return { key, sentence, spanish, parts: [...new Set(parts)] };
}
