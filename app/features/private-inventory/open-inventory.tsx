import { useAddress } from "#app/site/page/use-address.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { VehicleCards } from "#app/site/vehicles/cards/vehicle-cards.tsx";
import { YOUR_DETAILS_PATH } from "#app/site/visitor/details-address.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { privateInventoryCopy } from "./copy.ts";
import type { PrivateInventoryPageData } from "./private-inventory.server.ts";

/** What stands there once contact details are known. */
export function OpenInventory({
  page: { termsAddress, inventoryAddress, opened },
}: {
  readonly page: PrivateInventoryPageData;
}) {
  const toAddress = useAddress();
  const t = useTexts(privateInventoryCopy);
  if (opened === null) return null;
  const { what, cards, lists, lockedPrices } = opened;
  // Cars are what whoever unlocked them came for; where prices alone were private, the questions are.
  const isTermsFirst = termsAddress !== null && what === "terms";
  const ways = [
    ...lists,
    ...(lists.some(({ href }) => href === inventoryAddress)
      ? []
      : [{ label: t("browse"), href: inventoryAddress }]),
  ];
  const terms = termsAddress !== null && (
    <LinkButton look={isTermsFirst ? "main" : "plain"} href={termsAddress}>
      {t("finishTerms")}
    </LinkButton>
  );
  return (
    <div className="wrap opened">
      <h1 className="h1">{t(`openTitle.${what}`)}</h1>
      <p className="lead">
        {lockedPrices === null
          ? t(`openText.${what}`)
          : t("openTextLocked", { prices: lockedPrices })}
      </p>
      <p className="btn-row">
        {isTermsFirst && terms}
        {ways.map(({ label, href }, at) => (
          <LinkButton
            key={href}
            look={at === 0 && !isTermsFirst ? "main" : "plain"}
            href={href}
          >
            {label}
          </LinkButton>
        ))}
        {!isTermsFirst && terms}
        <a href={toAddress(YOUR_DETAILS_PATH)}>{t("yourDetails")}</a>
      </p>
      {cards.length > 0 && (
        <section className="opened-cars">
          <h2 className="h3">
            {t(what === "cars" ? "newest.cars" : "newest.prices")}
          </h2>
          <VehicleCards vehicles={cards} layout="row" />
        </section>
      )}
    </div>
  );
}
