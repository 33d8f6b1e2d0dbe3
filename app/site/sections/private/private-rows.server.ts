import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { gateServerCopy } from "#app/site/gate/copy.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import type { PrivateRow } from "./private-screen.tsx";

/**
 * What comes with the form itself, whichever cars are hidden: nothing of it is read from one of them (Assumption A303).
 * Prices that wait for questions are none of it, whether of these cars or of others.
 */
export function listPrivateRows(
  { texts }: Pick<StoreProfile, "texts">,
  { language }: { readonly language: Language },
  arePricesLocked: boolean,
): readonly PrivateRow[] {
  const t = createTranslator(gateServerCopy, texts[language], language);
  const rows = [
    ["price", "wallet"],
    ["cars", "car"],
    ["store", "pin"],
  ] as const;
  return rows
    .filter(([row]) => row !== "price" || !arePricesLocked)
    .map(([row, icon]) => ({
      icon,
      title: t(`row.${row}`),
      text: t(`row.${row}.text`),
    }));
}
