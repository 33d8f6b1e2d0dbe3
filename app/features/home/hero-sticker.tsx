import type { PresentedPrice } from "#app/domain/gate/present-vehicle.ts";
import { formatCents, formatDollars } from "#app/site/page/format.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { stickerCopy } from "#app/site/vehicles/price/sticker-copy.ts";
import type { FeaturedVehicle } from "./home-view.ts";

interface HeroStickerProps {
  readonly vehicle: FeaturedVehicle;
  readonly price: Extract<PresentedPrice, { readonly state: "shown" }>;
}

/** This is the window sticker of the car in the picture; it shows every line, then the total. */
export function HeroSticker({ vehicle, price }: HeroStickerProps) {
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
            <dd>{formatDollars(price.totalDollars)}</dd>
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
