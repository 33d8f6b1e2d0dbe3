import { globSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Copy, Sentence } from "#app/site/page/copy.ts";

const PROJECT = path.resolve(import.meta.dirname, "../..");

export interface TextKey {
  readonly key: string;
  readonly sentence: string;
  readonly parts: readonly string[];
}

/** Every text key of the site with its sentence and the parts that are filled in, in alphabetical order. */
export async function listTextKeys(): Promise<readonly TextKey[]> {
  const files = globSync("app/**/*copy.ts", { cwd: PROJECT }).filter(
    (it) => !it.endsWith("site/page/copy.ts"),
  );
  const keys: TextKey[] = [];
  for (const file of files) {
    const module: unknown = await import(
      pathToFileURL(path.join(PROJECT, file)).href
    );
    if (typeof module !== "object" || module === null) continue;
    for (const copy of Object.values(module))
      if (isCopy(copy)) keys.push(...listKeys(copy));
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

function listKeys({ namespace, sentences }: Copy): readonly TextKey[] {
  return Object.entries<Sentence>(sentences).flatMap(([name, sentence]) => {
    const key = `${namespace}.${name}`;
    if (typeof sentence === "string") return [toKey(key, sentence, sentence)];
    const { one, other } = sentence;
    return [
      toKey(`${key}.one`, one, `${one}${other}`),
      toKey(`${key}.other`, other, `${one}${other}`),
    ];
  });
}

function toKey(key: string, sentence: string, all: string): TextKey {
  const parts = [...all.matchAll(/\{(\w+)\}/g)].map(([, it = ""]) => it);
  return { key, sentence, parts: [...new Set(parts)] };
}
