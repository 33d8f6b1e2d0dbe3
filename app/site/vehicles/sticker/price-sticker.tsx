import type { ReactNode } from "react";
import type { PresentedPrice } from "#app/domain/gate/present-vehicle.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import { UnlockLink } from "#app/site/gate/unlock-link.tsx";
import type { Translate } from "#app/site/page/copy.ts";
import {
  formatAmount,
  formatCents,
  formatUnbroken,
  formatWholeDollars,
} from "#app/site/page/format.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
import type { BuyerDoor } from "#app/site/vehicles/price/buyer-door.ts";
import { CountedPrice } from "./counted-price.tsx";
import { DoorLedger } from "./door-ledger.tsx";
import { KeptLedger } from "./kept-ledger.tsx";
import { OldPrice } from "#app/site/vehicles/price/old-price.tsx";
import { stickerCopy, type StickerText } from "./sticker-copy.ts";
import { StickerLedger } from "./sticker-ledger.tsx";

interface PricedVehicle {
  readonly condition: Condition;
  readonly price: PresentedPrice;
  readonly stockNumber: string | null;
  /** A fall of the price counts this long. */
  readonly priceDropDays: number;
  /** It includes what the visitor's state charges; null while the price is not shown. */
  readonly outTheDoor: BuyerDoor | null;
}

/** Where the sticker comes by itself, it brings what else it needs of the vehicle. */
export interface StickerVehicle extends PricedVehicle {
  readonly storeId: string;
}

interface PriceStickerProps {
  readonly vehicle: PricedVehicle;
  /** A visitor who is shown no price calls it. */
  readonly phoneText: string;
  readonly id?: string;
  /** Where the vehicle's page is, on any other page. */
  readonly pageAddress?: string;
  /** Whoever thinks in months reads the children, the payment, before the total. */
  readonly isMonthly?: boolean;
  /** Consequences of a shown price stand under its lines. */
  readonly children?: ReactNode;
}

type Shown = Extract<PresentedPrice, { readonly state: "shown" }>;
type T = Translate<StickerText>;

/** The sticker shows one total, to the cent, and every line that it is the sum of (Assumption A161). */
export function PriceSticker({
  vehicle,
  phoneText,
  id,
  pageAddress = "",
  isMonthly = false,
  children,
}: PriceStickerProps) {
  const t = useTexts(stickerCopy);
  const { price, stockNumber } = vehicle;
  const title = t(findTitle(price));
  return (
    <div
      className={isMonthly ? "sticker buy is-monthly" : "sticker buy"}
      id={id}
    >
      <div className="sticker-head">
        <span>{isMonthly ? t("sticker.titleMonthly") : title}</span>
        <span>
          {stockNumber !== null && t("sticker.stock", { stock: stockNumber })}
        </span>
      </div>
      <div className="sticker-body">
        {isMonthly && children}
        {price.state === "shown" ? (
          <ShownPrice
            label={isMonthly ? title : null}
            vehicle={vehicle}
            price={price}
            pageAddress={pageAddress}
            t={t}
          />
        ) : (
          <KeptPrice price={price} phone={formatUnbroken(phoneText)} t={t} />
        )}
        {!isMonthly && children}
      </div>
    </div>
  );
}

/** The price is not given, or it waits for contact details or terms. */
function KeptPrice({
  price,
  phone,
  t,
}: {
  readonly price: Exclude<PresentedPrice, Shown>;
  readonly phone: string;
  readonly t: T;
}) {
  const tVehicles = useTexts(vehiclesCopy);
  const isLocked = price.state === "locked";
  const words = KEPT_WORDS[isLocked ? price.key : price.state];
  return (
    <>
      <p className="buy-price buy-price--words">
        {isLocked && <Icon name="lock" size={24} />}
        {tVehicles(isLocked ? "lockedTitle" : "onRequestTitle")}
      </p>
      {isLocked && <KeptLedger says="fee" />}
      <p className="terms">{t(words.text, { phone })}</p>
      {isLocked && (
        <UnlockLink
          className="btn btn--main btn--block sticker-unlock"
          asks={price.key}
        >
          {t(words.unlock)}
        </UnlockLink>
      )}
    </>
  );
}

const KEPT_WORDS = {
  "on-request": { text: "sticker.onRequest", unlock: "sticker.unlock" },
  contact: { text: "sticker.locked", unlock: "sticker.unlock" },
  terms: { text: "sticker.lockedTerms", unlock: "sticker.finishTerms" },
} as const;

function ShownPrice({
  label,
  vehicle: { condition, priceDropDays, outTheDoor },
  price,
  pageAddress,
  t,
}: {
  /** What the total is, where the sticker's head says something else. */
  readonly label: string | null;
  readonly vehicle: PricedVehicle;
  readonly price: Shown;
  readonly pageAddress: string;
  readonly t: T;
}) {
  const { excludedDocumentFeeCents, oldTotalCents, dropCents } = price;
  const tVehicles = useTexts(vehiclesCopy);
  return (
    <>
      <p className="buy-price">
        {label !== null && <span className="buy-label">{label} </span>}
        <CountedPrice cents={price.totalCents} />
        {oldTotalCents !== null && !isMsrpOld(price) && (
          <OldPrice
            condition={condition}
            amount={formatAmount(oldTotalCents)}
            t={tVehicles}
          />
        )}
      </p>
      {price.msrpCents !== undefined && (
        <p className="terms">{describeMsrp(price, price.msrpCents, t)}</p>
      )}
      {dropCents > 0 && (
        <p className="drop-note">
          <Icon name="arrow-down" size={16} />
          {t("sticker.drop", {
            amount: formatAmount(dropCents),
            days: priceDropDays,
          })}
        </p>
      )}
      <StickerLedger price={price} t={t} />
      {excludedDocumentFeeCents === null && (
        <p className="nothing-else">{t("sticker.nothingElse")}</p>
      )}
      <p className="terms">
        {excludedDocumentFeeCents === null
          ? t("sticker.taxes")
          : t("sticker.feeExtra", {
              fee: formatCents(excludedDocumentFeeCents),
            })}
      </p>
      {outTheDoor !== null && (
        <DoorPrice
          outTheDoor={outTheDoor}
          changeAddress={`${pageAddress}#payment`}
          t={t}
        />
      )}
    </>
  );
}

function findTitle(price: PresentedPrice): StickerText {
  if (price.state !== "shown") return "sticker.titleHidden";
  return price.excludedDocumentFeeCents === null
    ? "sticker.title"
    : "sticker.titleWithoutFee";
}

/** Nobody sold the car for what its maker suggests, so that is no price that it was. */
function isMsrpOld({ lines, msrpCents, totalCents, oldTotalCents }: Shown) {
  const [car] = lines;
  return (
    msrpCents !== undefined &&
    oldTotalCents !== null &&
    oldTotalCents - totalCents === msrpCents - (car?.cents ?? 0)
  );
}

/**
 * The car's own price is compared, because the maker's suggestion has no fee of ours either. The list price of the
 * car's card has it: where the fee is all that they differ by, the words lead from one to the other.
 */
function describeMsrp(price: Shown, msrpCents: number, t: T): string {
  const { lines, oldTotalCents } = price;
  const lessCents = msrpCents - (lines[0]?.cents ?? msrpCents);
  if (lessCents === 0)
    return t("sticker.atMsrp", { msrp: formatAmount(msrpCents) });
  const amounts = {
    msrp: formatAmount(msrpCents),
    amount: formatAmount(lessCents),
  };
  if (
    oldTotalCents !== null &&
    lines[1]?.kind === "document-fee" &&
    isMsrpOld(price)
  )
    return t("sticker.belowList", {
      ...amounts,
      list: formatWholeDollars(oldTotalCents),
    });
  return t(lessCents > 0 ? "sticker.belowMsrp" : "sticker.msrp", amounts);
}

function DoorPrice({
  outTheDoor: { door, stateName: state },
  changeAddress,
  t,
}: {
  readonly outTheDoor: BuyerDoor;
  readonly changeAddress: string;
  readonly t: T;
}) {
  if (door === null)
    return <p className="terms door-unknown">{t("door.unknown", { state })}</p>;
  return (
    <details className="out-the-door">
      <summary>
        <span>
          {t("door.heading")} {t("door.inState", { state })}
        </span>{" "}
        <b>{formatCents(door.totalCents)}</b>
      </summary>
      <DoorLedger door={door} isSumAbove />
      <p className="terms">
        <a href={changeAddress}>{t("door.change")}</a>
      </p>
    </details>
  );
}
