import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
import { formatVehicleAlt } from "#app/site/vehicles/cards/vehicle-alt.ts";
import { WordsField } from "#app/site/search/words-field.tsx";
import { homeCopy } from "./copy.ts";
import { HeroSticker } from "./hero-sticker.tsx";
import type { FeaturedVehicle, HomeView } from "./home-view.ts";

const PICTURE = { width: 1300, height: 510 };

/** The search field stands beside a car that is for sale, with its whole price on it. */
export function Hero({ page }: { readonly page: HomeView }) {
  const { isDocumentFeeIncluded } = useSite();
  const t = useTexts(homeCopy);
  return (
    <section className="hero">
      <div className="wrap">
        <div className="hero-copy">
          <h1>{t("heroTitle")}</h1>
          <p className="lead">
            {t(isDocumentFeeIncluded ? "heroText" : "heroTextWithoutFee")}
          </p>
          <WordsField id="home-search" action={page.pages.inventory} />
          {page.suggestions.length > 0 && (
            <p className="try">
              {t("try")}{" "}
              {page.suggestions.map(({ words, address }) => (
                <a key={address} href={address}>
                  {words}
                </a>
              ))}
            </p>
          )}
        </div>
        {page.featured !== null && <HeroCar vehicle={page.featured} />}
        <div className="hero-floor" />
      </div>
    </section>
  );
}

function HeroCar({ vehicle }: { readonly vehicle: FeaturedVehicle }) {
  const t = useTexts(vehiclesCopy);
  const isPriced = vehicle.price.state === "shown";
  return (
    <>
      {/* First, as it stands above the car. */}
      {vehicle.price.state === "shown" && (
        <HeroSticker vehicle={vehicle} price={vehicle.price} />
      )}
      <a
        className={isPriced ? "hero-car hero-car--priced" : "hero-car"}
        href={vehicle.address}
      >
        <img
          src={vehicle.illustration}
          alt={formatVehicleAlt(t, vehicle.name, vehicle.color, true)}
          {...PICTURE}
          fetchPriority="high"
        />
      </a>
    </>
  );
}
