import type { Copy } from "#app/site/page/copy.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";

/** A language's words besides English: a browser fetches those of its page alone. */
export const DICTIONARIES: Readonly<
  Record<Exclude<Language, "en">, () => Promise<readonly Copy[]>>
> = {
  es: async () => (await import("./spanish.ts")).SPANISH,
};
