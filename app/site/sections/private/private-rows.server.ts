import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { Gate } from "#app/domain/gate/gate.ts";
import { gateServerCopy } from "#app/site/gate/copy.ts";
import { nameLockedPrices } from "#app/site/gate/locked-prices.server.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { formatList } from "#app/site/page/format.ts";
import type { PrivateRow } from "./private-screen.tsx";

interface OpenedBy {
  readonly hidden: readonly Condition[];
  /** The prices of the hidden cars wait for questions, too. */
  readonly arePricesLocked: boolean;
}

/** What comes with the form, whichever cars are hidden: nothing of it is read from one of them (Assumption A303). */
export function listPrivateRows(
  profile: Pick<
    StoreProfile,
    "conditions" | "pricing" | "texts" | "vehicles" | "restrictions"
  >,
  { gate, language }: { readonly gate: Gate; readonly language: Language },
  { hidden, arePricesLocked }: OpenedBy,
): readonly PrivateRow[] {
  const t = createTranslator(gateServerCopy, profile.texts[language], language);
  const makes = hidden.includes("new") ? listCoveredMakes(profile) : [];
  const laterPrices = arePricesLocked
    ? null
    : nameLockedPrices(profile, gate, language);
  return [
    {
      icon: "wallet",
      title: t("row.price"),
      text: t(arePricesLocked ? "row.price.later" : "row.price.text"),
    },
    { icon: "car", title: t("row.cars"), text: t("row.cars.text") },
    ...(makes.length === 0
      ? []
      : [
          {
            icon: "shield" as const,
            title: t("row.warranty"),
            text: t("row.warranty.text", {
              makes: formatList(makes, language),
            }),
          },
        ]),
    ...(laterPrices === null
      ? []
      : [
          {
            icon: "lock" as const,
            title: t("row.others", { prices: laterPrices }),
            text: t("row.others.text"),
          },
        ]),
  ];
}

/** The makers' word on cars of today's years, as the profile has it. */
function listCoveredMakes({
  vehicles,
}: Pick<StoreProfile, "vehicles">): readonly string[] {
  const today = vehicles.factoryWarranties.filter(
    ({ modelYearTo }) => modelYearTo === null,
  );
  return [...new Set(today.map(({ make }) => make))];
}
