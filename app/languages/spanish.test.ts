import { expect, test } from "vitest";
import type { Sentence } from "#app/site/page/copy.ts";
import { listTextKeys } from "#tests/support/text-keys.ts";
import { WHOLE_SPANISH } from "./server-spanish.server.ts";

/** These have their Spanish beside them, because every page asks its question in both languages. */
const IN_BOTH_LANGUAGES = /^consent(?:Spanish)?\./;
/** Sentences that leave out what the Spanish has no need of. */
const SUPERFLUOUS: Readonly<Record<string, readonly string[]>> = {
  "specialOffers.carsAll": ["count"],
};

const spanish = new Map<string, Sentence>(
  WHOLE_SPANISH.flatMap(({ namespace, sentences }) =>
    Object.entries(sentences).map(([key, sentence]): [string, Sentence] => [
      `${namespace}.${key}`,
      sentence,
    ]),
  ),
);

function listPlaces(sentence: Sentence): readonly string[] {
  const text = Object.values(
    typeof sentence === "string" ? [sentence] : sentence,
  ).join();
  return [
    ...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, it = ""]) => it)),
  ].sort();
}

const english = (await listTextKeys()).filter(
  ({ key }) => !IN_BOTH_LANGUAGES.test(key),
);

test("every sentence of the site is there in Spanish, and none besides", () => {
  const names = new Set(
    english.map(({ key }) =>
      spanish.has(key) ? key : key.replace(/\.(?:one|other)$/, ""),
    ),
  );
  expect(names.size).toBeGreaterThan(2_000);
  expect([...names].filter((it) => !spanish.has(it))).toEqual([]);
  expect([...spanish.keys()].filter((it) => !names.has(it))).toEqual([]);
});

test("a Spanish sentence has the places of the English one, and no others", () => {
  const faults = english.flatMap(({ key, parts }) => {
    const name = spanish.has(key) ? key : key.replace(/\.(?:one|other)$/, "");
    const wanted = parts
      .filter((it) => !SUPERFLUOUS[name]?.includes(it))
      .toSorted();
    const found = listPlaces(spanish.get(name) ?? "").filter(
      (it) => !SUPERFLUOUS[name]?.includes(it),
    );
    return found.join() === wanted.join()
      ? []
      : [`${key}: ${wanted.join()} ≠ ${found.join()}`];
  });
  expect(faults).toEqual([]);
});

test("a question begins as Spanish begins it, and nobody is spoken to as a friend", () => {
  const faults = [...spanish].flatMap(([key, sentence]) =>
    Object.values(typeof sentence === "string" ? [sentence] : sentence)
      .filter(
        (text) =>
          (text.match(/\?/g) ?? []).length !==
            (text.match(/¿/g) ?? []).length ||
          (text.match(/!/g) ?? []).length !== (text.match(/¡/g) ?? []).length ||
          /\b(?:tú|tus|tuyo|contigo|vosotros|puedes|quieres|tienes|haz)\b/i.test(
            text,
          ),
      )
      .map((text) => `${key}: ${text}`),
  );
  expect(faults).toEqual([]);
});
