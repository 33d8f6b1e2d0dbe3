import type { PresentedPrice } from "#app/domain/gate/present-vehicle.ts";
import { hasAddOns } from "#app/domain/price/advertised-price.ts";
import { DRAWINGS_FOLDER } from "#app/domain/illustration/drawings-folder.ts";
import { UnlockLink } from "#app/site/gate/unlock-link.tsx";
import {
  formatAmount,
  formatCents,
  formatUnbroken,
} from "#app/site/page/format.ts";
import {
  getSelectedStore,
  type SiteView,
  useSite,
} from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
import { formatVehicleAlt } from "#app/site/vehicles/cards/vehicle-name.ts";
import { KeptLedger } from "#app/site/vehicles/sticker/kept-ledger.tsx";
import { stickerCopy } from "#app/site/vehicles/sticker/sticker-copy.ts";
import { sayStickerLine } from "#app/site/vehicles/sticker/sticker-line.ts";
import { WordsField } from "#app/site/search/words-field.tsx";
import { type HomeText, homeCopy } from "#app/features/home/copy.ts";
import type { HomePageData } from "./home.server.ts";

type FeaturedVehicle = NonNullable<HomePageData["featured"]>;

const PICTURE = { width: 1300, height: 510 };

export function Hero({ page }: { readonly page: HomePageData }) {
  const site = useSite();
  const t = useTexts(homeCopy);
  const isLocked = page.lockedPrices === "all";
  return (
    <section className="hero">
      <div className="wrap">
        <div className="hero-copy">
          <h1>
            {t(page.lockedPrices === "none" ? "heroTitle" : "heroTitleLocked")}
          </h1>
          <p className="lead">{t(chooseLead(page, site))}</p>
          <WordsField
            id="home-search"
            action={page.pages.inventory}
            panelOpens="focused"
          />
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
        {page.featured === null && isLocked && <PrivateSticker />}
        <div className="hero-floor" />
      </div>
    </section>
  );
}

/** A hero that promises prices stands where prices are shown. */
function chooseLead(
  { lockedPrices, waitsForTerms }: HomePageData,
  { isDocumentFeeIncluded }: Pick<SiteView, "isDocumentFeeIncluded">,
): HomeText {
  if (waitsForTerms) return "heroTextTerms";
  if (lockedPrices === "all") return "heroTextLocked";
  if (lockedPrices === "some") return "heroTextSomeLocked";
  return isDocumentFeeIncluded ? "heroText" : "heroTextWithoutFee";
}

function HeroCar({ vehicle }: { readonly vehicle: FeaturedVehicle }) {
  const t = useTexts(vehiclesCopy);
  const { price } = vehicle;
  return (
    <>
      {/* First, as it stands above the car. */}
      {price.state === "shown" ? (
        <HeroSticker vehicle={vehicle} price={price} />
      ) : (
        <KeptSticker vehicle={vehicle} price={price} />
      )}
      <a
        className="hero-car hero-car--priced"
        data-body={vehicle.bodystyle}
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

type ShownPrice = Extract<PresentedPrice, { readonly state: "shown" }>;

interface HeroStickerProps<Price> {
  readonly vehicle: FeaturedVehicle;
  readonly price: Price;
}

function StickerHead({ vehicle }: { readonly vehicle: FeaturedVehicle }) {
  return (
    <div className="sticker-head">
      <a href={vehicle.address}>{vehicle.name}</a>
      {vehicle.stockNumber !== null && <span>{vehicle.stockNumber}</span>}
    </div>
  );
}

/** A price that is private, or not given, leaves no hole where the sticker stands. */
function KeptSticker({
  vehicle,
  price,
}: HeroStickerProps<Exclude<PresentedPrice, ShownPrice>>) {
  const t = useTexts(stickerCopy);
  const tVehicles = useTexts(vehiclesCopy);
  const phone = formatUnbroken(getSelectedStore(useSite()).phoneText);
  const isLocked = price.state === "locked";
  const isForTerms = isLocked && price.key === "terms";
  return (
    <div className="sticker">
      <StickerHead vehicle={vehicle} />
      <div className="sticker-body">
        {isLocked ? (
          <KeptLedger says="total" />
        ) : (
          <p className="h3">{tVehicles("onRequestTitle")}</p>
        )}
        <p className="terms">
          {t(
            isForTerms
              ? "sticker.lockedTerms"
              : isLocked
                ? "sticker.locked"
                : "sticker.onRequest",
            { phone },
          )}
        </p>
        {isLocked && (
          <UnlockLink className="btn btn--ink btn--block" asks={price.key}>
            {t(isForTerms ? "sticker.finishTerms" : "sticker.unlock")}
          </UnlockLink>
        )}
      </div>
    </div>
  );
}

/** Where every car is private, the sticker says how to see them. */
function PrivateSticker() {
  const t = useTexts(homeCopy);
  return (
    <>
      <div className="sticker">
        <div className="sticker-head">
          <span>{t("heroPrivate")}</span>
        </div>
        <div className="sticker-body">
          <p className="terms">{t("heroPrivateText")}</p>
          <UnlockLink className="btn btn--ink btn--block">
            {t("heroUnlock")}
          </UnlockLink>
        </div>
      </div>
      <div className="hero-car">
        <img
          src={`${DRAWINGS_FOLDER}suvs-navy-8-hero.svg`}
          alt=""
          {...PICTURE}
          fetchPriority="high"
        />
      </div>
    </>
  );
}

/** The window sticker of the car in the picture shows every line, then the total. */
function HeroSticker({ vehicle, price }: HeroStickerProps<ShownPrice>) {
  const t = useTexts(stickerCopy);
  return (
    <div className="sticker">
      <StickerHead vehicle={vehicle} />
      <div className="sticker-body">
        <dl className="ledger ledger--s">
          {price.lines.map(({ kind, name, cents }, at) => (
            <div key={at}>
              <dt>{sayStickerLine({ kind, name }, t)}</dt>
              <dd>{formatCents(cents)}</dd>
            </div>
          ))}
          {!hasAddOns(price) && (
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
            <dd>{formatAmount(price.totalCents)}</dd>
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
