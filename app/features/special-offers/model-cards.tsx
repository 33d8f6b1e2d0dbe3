import { Section } from "#app/site/sections/section.tsx";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
import { formatFeeNote } from "#app/site/vehicles/cards/vehicle-cards.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { specialOffersCopy } from "./copy.ts";
import type { ModelOffers } from "./special-offers-data.ts";

/** Spec §2, new-car offers by model: each card says what is in stock, from how much, and links to it. */
export function ModelCards({
  models: { models, all },
}: {
  readonly models: ModelOffers;
}) {
  const t = useTexts(specialOffersCopy);
  const tVehicles = useTexts(vehiclesCopy);
  const priceNote = formatFeeNote(tVehicles, useSite());
  return (
    <Section
      isOnSurface
      title={t("modelsTitle")}
      text={t("modelsText")}
      aside={<ArrowLink href={all.address}>{all.label}</ArrowLink>}
    >
      <ul className="models">
        {models.map(({ name, countText, priceText, illustration, shop }) => (
          <li key={name}>
            <img
              src={illustration}
              alt=""
              width={960}
              height={540}
              loading="lazy"
            />
            <h3 className="h4">{name}</h3>
            <p className="model-price">{priceText}</p>
            <p className="meta">{countText}</p>
            <ArrowLink href={shop.address}>
              {shop.label}
              <span className="vh">: {name}</span>
            </ArrowLink>
          </li>
        ))}
      </ul>
      <p className="terms models-note">
        {priceNote} {t("modelsNote")}
      </p>
    </Section>
  );
}
