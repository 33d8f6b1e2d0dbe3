import { WHOLE_SPANISH } from "#app/languages/server-spanish.server.ts";

/** The Spanish sentences by the names of text keys: `list.cars.one`. */
export function createDictionary(): ReadonlyMap<string, string> {
  const entries = WHOLE_SPANISH.flatMap(({ namespace, sentences }) =>
    Object.entries(sentences).flatMap(([key, sentence]) => {
      const name = `${namespace}.${key}`;
      return typeof sentence === "string"
        ? [[name, sentence] as const]
        : Object.entries(sentence).flatMap(([form, text]) => [
            [`${name}.${form}`, text] as const,
            [name, text] as const,
          ]);
    }),
  );
  return new Map(entries);
}
