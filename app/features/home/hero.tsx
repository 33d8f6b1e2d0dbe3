import type { PresentedPrice } from "#app/domain/gate/present-vehicle.ts";
import { formatCents } from "#app/site/page/format.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
import { formatVehicleAlt } from "#app/site/vehicles/cards/vehicle-name.ts";
import { stickerCopy } from "#app/site/vehicles/price/sticker-copy.ts";
import { WordsField } from "#app/site/search/words-field.tsx";
import { homeCopy } from "./copy.ts";
import type { HomePageData } from "./home.server.ts";

type FeaturedVehicle = NonNullable<HomePageData["featured"]>;

const PICTURE = { width: 1300, height: 510 };

export function Hero({ page }: { readonly page: HomePageData }) {
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

interface HeroStickerProps {
  readonly vehicle: FeaturedVehicle;
  readonly price: Extract<PresentedPrice, { readonly state: "shown" }>;
}

/** The window sticker of the car in the picture shows every line, then the total. */
function HeroSticker({ vehicle, price }: HeroStickerProps) {
  const t = useTexts(stickerCopy);
  const hasAddOns = price.lines.some(({ kind }) => kind === "add-on");
  return (
    <div className="sticker">
      <div className="sticker-head">
        <a href={vehicle.address}>{vehicle.name}</a>
        {vehicle.stockNumber !== null && <span>{vehicle.stockNumber}</span>}
      </div>
      <div className="sticker-body">
        <dl className="ledger ledger--s">
          {price.lines.map(({ kind, name, cents }, at) => (
            <div key={at}>
              <dt>{name ?? t(LINE_TEXTS[kind])}</dt>
              <dd>{formatCents(cents)}</dd>
            </div>
          ))}
          {!hasAddOns && (
            <div>
              <dt>{t("sticker.addOns")}</dt>
              <dd>{t("sticker.noAddOns")}</dd>
            </div>
          )}
          <div className="total">
            <dt>
              {t(
                price.excludedDocumentFeeCents === null
                  ? "sticker.title"
                  : "sticker.titleWithoutFee",
              )}
            </dt>
            <dd>{formatCents(price.totalCents)}</dd>
          </div>
        </dl>
        <p className="terms">
          {price.excludedDocumentFeeCents === null
            ? t("sticker.taxes")
            : t("sticker.feeExtra", {
                fee: formatCents(price.excludedDocumentFeeCents),
              })}
        </p>
      </div>
    </div>
  );
}

const LINE_TEXTS = {
  vehicle: "sticker.vehicle",
  "add-on": "sticker.addOns",
  "document-fee": "sticker.documentFee",
} as const;
