import { formatDollars } from "#app/site/page/format.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Section } from "#app/site/sections/section.tsx";
import { renderPaymentLine } from "#app/site/vehicles/cards/vehicle-card.tsx";
import { formatFeeNote } from "#app/site/vehicles/cards/vehicle-cards.tsx";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { specialOffersCopy } from "./copy.ts";
import { MODELS_ID } from "./offer-jumps.tsx";
import type { OffersPageData } from "./offers-pages.server.ts";

type ModelOffers = NonNullable<NonNullable<OffersPageData["offers"]>["models"]>;

interface ModelCardsProps {
  readonly models: ModelOffers;
}

/** Spec §2, new-car offers by model: each at its lowest price, which is no saving and has no end. */
export function ModelCards({
  models: { models, others, more, address: all, scores },
}: ModelCardsProps) {
  const t = useTexts(specialOffersCopy);
  const tVehicles = useTexts(vehiclesCopy);
  const priceNote = formatFeeNote(tVehicles, useSite());
  return (
    <Section
      id={MODELS_ID}
      isOnSurface
      title={t("modelsTitle")}
      text={t("modelsText")}
      aside={<ArrowLink href={all}>{t("modelsAll")}</ArrowLink>}
    >
      <ModelList models={models} />
      {others.length > 0 && (
        <details className="show-more">
          <summary className="btn">{more}</summary>
          <ModelList models={others} />
        </details>
      )}
      <p className="models-all">
        <ArrowLink href={all}>{t("modelsAll")}</ArrowLink>
      </p>
      <p className="terms models-note">
        {priceNote} {t("modelsNote")}
        {scores !== null && ` ${t("modelsRate", { scores })}`}
      </p>
    </Section>
  );
}

function ModelList({ models }: { readonly models: ModelOffers["models"] }) {
  const t = useTexts(specialOffersCopy);
  const tVehicles = useTexts(vehiclesCopy);
  return (
    <ul className="models">
      {models.map(
        ({
          name,
          countText,
          price,
          carText,
          listText,
          illustration,
          address,
        }) => (
          <li key={name}>
            <img
              src={illustration}
              alt=""
              width={960}
              height={540}
              loading="lazy"
            />
            <h3 className="h4">{name}</h3>
            <p className="model-price">
              {price === null
                ? t("modelOnRequest")
                : t("modelFrom", { amount: formatDollars(price.dollars) })}
            </p>
            <div className="model-terms">
              {carText !== null && <p className="meta">{carText}</p>}
              {listText !== null && (
                <p className="meta model-list">{listText}</p>
              )}
              {price !== null &&
                price.payment !== null &&
                renderPaymentLine(price.payment, price.dollars, tVehicles)}
            </div>
            <p className="meta model-count">{countText}</p>
            <ArrowLink href={address}>
              {t("shop")}
              <span className="vh">: {name}</span>
            </ArrowLink>
          </li>
        ),
      )}
    </ul>
  );
}
