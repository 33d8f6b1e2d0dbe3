import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { DAY_MS } from "#app/domain/time.ts";
import type { VisitorProfile } from "#app/domain/visitor/visitor-profile.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { yourDetailsCopy } from "./copy.ts";

/** A fact is something we keep that nobody types on this page. */
export interface KeptFact {
  readonly label: string;
  readonly value: string;
}

export function listKeptFacts(
  visitor: VisitorProfile,
  { texts, visitor: { profileDays }, stores }: StoreProfile,
  language: Language,
): readonly KeptFact[] {
  const t = createTranslator(yourDetailsCopy, texts[language], language);
  const date = new Intl.DateTimeFormat(language === "en" ? "en-US" : language, {
    dateStyle: "long",
    timeZone: stores[0]?.timeZone ?? "UTC",
  });
  const formatUntil = (atMs: number | null) =>
    atMs === null
      ? t("kept.closed")
      : t("kept.open", { date: date.format(atMs + profileDays * DAY_MS) });
  return [
    ...(visitor.phone === ""
      ? []
      : [
          {
            label: t("kept.phone"),
            value: t(
              visitor.phoneVerified
                ? "kept.phoneVerified"
                : "kept.phoneNotVerified",
            ),
          },
        ]),
    {
      label: t("kept.inventory"),
      value: formatUntil(visitor.unlockInventoryAtMs),
    },
    { label: t("kept.prices"), value: formatUntil(visitor.unlockPriceAtMs) },
    {
      label: t("kept.visitor"),
      value: visitor.uniqueUserId ?? t("kept.noVisitor"),
    },
    ...(visitor.financingSentAs === null
      ? []
      : [{ label: t("kept.financing"), value: t("kept.financingSent") }]),
  ];
}
