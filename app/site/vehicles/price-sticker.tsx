import { Icon } from "#app/ui/icon.tsx";
import type { PresentedPrice } from "#app/domain/gate/present-vehicle.ts";
import { unbroken } from "#app/site/texts/unbroken.ts";
import type { Translate } from "#app/site/texts/copy.ts";
import { formatCents, formatDollars } from "#app/site/texts/format.ts";
import { useTexts } from "#app/site/texts/use-texts.ts";
import { vehiclesCopy, type VehiclesText } from "./copy.ts";

interface PriceStickerProps {
  readonly price: PresentedPrice;
  readonly stockNumber: string | null;
  /** Days that a price drop looks back. */
  readonly dropDays: number;
  /** Whom to ask when no price is shown. */
  readonly phoneText: string;
}

/** The window sticker: one total and every line it is the sum of. */
export function PriceSticker({
  price,
  stockNumber,
  dropDays,
  phoneText,
}: PriceStickerProps) {
  const t = useTexts(vehiclesCopy);
  return (
    <div className="sticker buy">
      <div className="sticker-head">
        <span>{t(headText(price))}</span>
        <span>
          {stockNumber !== null && t("sticker.stock", { stock: stockNumber })}
        </span>
      </div>
      <div className="sticker-body">
        {price.state === "shown" ? (
          <ShownPrice price={price} dropDays={dropDays} t={t} />
        ) : (
          <>
            <p className="buy-price buy-price--words">
              {price.state === "locked" && <Icon name="lock" size={24} />}
              {t(price.state === "locked" ? "lockedTitle" : "onRequestTitle")}
            </p>
            <p className="terms">
              {t(
                price.state === "locked"
                  ? "sticker.locked"
                  : "sticker.onRequest",
                { phone: unbroken(phoneText) },
              )}
            </p>
          </>
        )}
      </div>
    </div>
  );
}

type Shown = Extract<PresentedPrice, { readonly state: "shown" }>;

function headText(price: PresentedPrice): VehiclesText {
  return price.state === "shown" && price.excludedDocumentFeeCents !== null
    ? "sticker.titleWithoutFee"
    : "sticker.title";
}

function ShownPrice({
  price,
  dropDays,
  t,
}: {
  readonly price: Shown;
  readonly dropDays: number;
  readonly t: Translate<VehiclesText>;
}) {
  return (
    <>
      <p className="buy-price">
        <span className="price">{formatDollars(price.totalDollars)}</span>
        {price.oldTotalDollars !== null && (
          <span className="was">
            <span className="vh">{t("was")} </span>
            <s>{formatDollars(price.oldTotalDollars)}</s>
          </span>
        )}
      </p>
      {price.dropDollars > 0 && (
        <p className="drop-note">
          <Icon name="arrow-down" size={16} />
          {t("sticker.drop", {
            amount: formatDollars(price.dropDollars),
            days: dropDays,
          })}
        </p>
      )}
      <dl className="ledger ledger--s">
        {price.lines.map(({ kind, name, cents }, at) => (
          <div key={at}>
            <dt>{name ?? t(LINE_TEXTS[kind])}</dt>
            <dd>{formatCents(cents)}</dd>
          </div>
        ))}
        {!price.lines.some(({ kind }) => kind === "add-on") && (
          <div>
            <dt>{t("sticker.addOns")}</dt>
            <dd>{t("sticker.noAddOns")}</dd>
          </div>
        )}
        {price.totalCents % 100 !== 0 && (
          <div>
            <dt>{t("sticker.total")}</dt>
            <dd>{formatCents(price.totalCents)}</dd>
          </div>
        )}
      </dl>
      <p className="terms">
        {price.excludedDocumentFeeCents === null
          ? t("sticker.taxes")
          : t("sticker.feeExtra", {
              fee: formatCents(price.excludedDocumentFeeCents),
            })}
      </p>
    </>
  );
}

const LINE_TEXTS = {
  vehicle: "sticker.vehicle",
  "add-on": "sticker.addOns",
  "document-fee": "sticker.documentFee",
} as const satisfies Record<Shown["lines"][number]["kind"], VehiclesText>;
