import { type Gate, toListGate } from "#app/domain/gate/gate.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { capitalize, formatList } from "#app/site/page/format.ts";
import { gateServerCopy } from "./copy.ts";

/** It begins a sentence: "Used prices", or "Prices" where all are locked; null where none is. */
export function nameLockedPrices(
  { conditions, texts }: Pick<StoreProfile, "conditions" | "texts">,
  gate: Gate,
  language: Language,
): string | null {
  const t = createTranslator(gateServerCopy, texts[language], language);
  const { lockedPriceGroups } = toListGate(gate);
  const locked = conditions.filter((it) => lockedPriceGroups.includes(it));
  if (locked.length === 0) return null;
  if (locked.length === conditions.length) return t("lockedPrices.all");
  const groups = formatList(
    locked.map((it) => t(`group.${it}`)),
    language,
  );
  return capitalize(t("lockedPrices", { groups }));
}
