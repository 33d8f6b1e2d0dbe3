import { LANGUAGES } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { buildFault, type ProfileFault } from "./profile-fault.ts";
import textKeys from "./text-keys.json" with { type: "json" };

/** What each sentence of the site fills in, by its key; scripts/make-profile-docs.mjs writes the list. */
const PARTS: Readonly<Record<string, readonly string[]>> = textKeys;

/** A text that replaces none, and a part that its sentence does not fill. */
export function* listTextKeyFaults({
  texts,
}: StoreProfile): Iterable<ProfileFault> {
  for (const language of LANGUAGES)
    for (const [name, text] of Object.entries(texts[language])) {
      const key = ["texts", language, name];
      // A text that states a payment has its disclosure behind its own key.
      const base = name.replace(/\.disclosure$/, "");
      const parts = Object.hasOwn(PARTS, base) ? PARTS[base] : undefined;
      if (parts === undefined) {
        yield buildFault(
          key,
          "is no text key of the site; docs/text-keys.md lists them",
        );
        continue;
      }
      for (const [said, part = ""] of text.matchAll(/(?<!\$)\{(\w+)\}/g))
        if (!parts.includes(part))
          yield buildFault(
            key,
            `has an unknown part ${said}; this text ${parts.length === 0 ? "has none" : `knows ${parts.map((it) => `{${it}}`).join(", ")}`}`,
            said,
          );
    }
}
