import { Icon } from "#app/ui/icon.tsx";
import type { PresentedPrice } from "#app/domain/gate/present-vehicle.ts";
import { UnlockLink } from "#app/site/gate/unlock-link.tsx";
import { unbroken } from "#app/site/texts/unbroken.ts";
import type { Translate } from "#app/site/texts/copy.ts";
import { formatCents, formatDollars } from "#app/site/texts/format.ts";
import { useTexts } from "#app/site/texts/use-texts.ts";
import { vehiclesCopy, type VehiclesText } from "./copy.ts";
import { stickerCopy, type StickerText } from "./sticker-copy.ts";

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
  const t = useTexts(stickerCopy);
  const tVehicles = useTexts(vehiclesCopy);
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
          <ShownPrice
            price={price}
            dropDays={dropDays}
            t={t}
            tVehicles={tVehicles}
          />
        ) : (
          <>
            <p className="buy-price buy-price--words">
              {price.state === "locked" && <Icon name="lock" size={24} />}
              {tVehicles(
                price.state === "locked" ? "lockedTitle" : "onRequestTitle",
              )}
            </p>
            <p className="terms">
              {t(wordsOf(price), { phone: unbroken(phoneText) })}
            </p>
            {price.state === "locked" && price.key === "contact" && (
              <UnlockLink className="btn btn--block sticker-unlock">
                {t("sticker.unlock")}
              </UnlockLink>
            )}
          </>
        )}
      </div>
    </div>
  );
}

type Shown = Extract<PresentedPrice, { readonly state: "shown" }>;

function wordsOf(price: Exclude<PresentedPrice, Shown>): StickerText {
  if (price.state === "on-request") return "sticker.onRequest";
  return price.key === "terms" ? "sticker.lockedTerms" : "sticker.locked";
}

function headText(price: PresentedPrice): StickerText {
  return price.state === "shown" && price.excludedDocumentFeeCents !== null
    ? "sticker.titleWithoutFee"
    : "sticker.title";
}

function ShownPrice({
  price,
  dropDays,
  t,
  tVehicles,
}: {
  readonly price: Shown;
  readonly dropDays: number;
  readonly t: Translate<StickerText>;
  readonly tVehicles: Translate<VehiclesText>;
}) {
  return (
    <>
      <p className="buy-price">
        <span className="price">{formatDollars(price.totalDollars)}</span>
        {price.oldTotalDollars !== null && (
          <span className="was">
            <span className="vh">{tVehicles("was")} </span>
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
} as const satisfies Record<Shown["lines"][number]["kind"], StickerText>;
