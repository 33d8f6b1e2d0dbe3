import { type ReactNode, useContext } from "react";
import { getRearAddress } from "#app/domain/illustration/rear-address.ts";
import { Icon } from "#app/ui/icon.tsx";
import { UnlockLink } from "#app/site/gate/unlock-link.tsx";
import type { Translate } from "#app/site/page/copy.ts";
import { formatDollars, formatNumber } from "#app/site/page/format.ts";
import { SiteContext } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { placeCopy } from "#app/site/store/copy.ts";
import type { VehiclesText } from "#app/site/vehicles/copy.ts";
import type { CardPayment, CardVehicle } from "#app/site/vehicles/presented.ts";
import { PRICE_ANCHOR } from "#app/site/vehicles/price/price-anchor.ts";
import { OldPrice } from "#app/site/vehicles/price/old-price.tsx";
import { formatCardName, formatVehicleAlt } from "./vehicle-name.ts";
import { VehiclePicture } from "./vehicle-picture.tsx";
import { renderWholeWords } from "./whole-words.tsx";

export interface VehicleCardProps {
  readonly vehicle: CardVehicle;
  readonly t: Translate<VehiclesText>;
  /** It stands under a shown price, the same for all cards of a page. */
  readonly priceNote: string;
  readonly drawingNote: string;
  readonly loading: "first" | "soon" | "later";
  readonly sizes: string;
  /** It stands top right on the picture, above the card's link, and is a button of 44 px. */
  readonly corner?: ReactNode;
  /** It stands beside the price, above the card's link, and is a button of 44 px. */
  readonly menu?: ReactNode;
  /** A form of this card comes back to this anchor. */
  readonly anchor?: string | undefined;
}

/** A longer name may not have room in a line: then the trim goes on in its second one, so that no card grows beside it. */
const LONGEST_NAME = 26;

/** A card is one link, of the same height whatever is known of the price. */
export function VehicleCard({
  vehicle,
  t,
  priceNote,
  drawingNote,
  loading,
  sizes,
  corner,
  menu,
  anchor,
}: VehicleCardProps) {
  const { name, color, picture, transmission, place, expectedDay, misses } =
    vehicle;
  const fullName = formatCardName(vehicle);
  return (
    <article className="car-card" id={anchor}>
      <VehiclePicture
        picture={picture}
        alt={formatVehicleAlt(
          t,
          fullName,
          color,
          picture.photo === null || picture.photo.isIllustrated === true,
        )}
        loading={loading}
        paint={color}
        sizes={sizes}
        note={drawingNote}
      >
        {picture.photo === null && (
          // Without a box of its own the browser loads it when a pointer rests on the card, not before.
          <img
            className="rear"
            src={getRearAddress(picture.illustration)}
            alt=""
            loading="lazy"
          />
        )}
        {renderBadge(vehicle, t)}
      </VehiclePicture>
      {corner !== undefined && <div className="car-corner">{corner}</div>}
      <div className="car-card-body">
        <div className={name.length > LONGEST_NAME ? "car-head" : undefined}>
          <h3 className="car-name">
            <a href={vehicle.address} dir="auto">
              {renderName(name)}
            </a>
          </h3>{" "}
          <p className="car-trim">{formatTrimLine(vehicle, t)}</p>
        </div>
        <div
          className={
            menu === undefined ? "car-price" : "car-price car-price--menu"
          }
        >
          {renderPriceBox(vehicle, t, priceNote)}
          {menu}
        </div>
        <ul className="facts">
          {renderMiles(vehicle, t)}
          {transmission !== null && (
            <li>{t(`transmission.${transmission}`)}</li>
          )}
          {expectedDay !== undefined && (
            <li>{t("expected", { day: expectedDay })}</li>
          )}
          {place !== null && (
            <PlaceFact place={place} storeId={vehicle.storeId} />
          )}
        </ul>
        {misses !== undefined && <p className="car-misses">{misses}</p>}
      </div>
    </article>
  );
}

/** A pointer on the card underlines make and model, and not the year before them. */
function renderName(name: string): ReactNode {
  const [year, ...makeAndModel] = name.split(" ");
  if (makeAndModel.length === 0) return name;
  return (
    <>
      {year}{" "}
      <span className="car-model">
        {renderWholeWords(makeAndModel.join(" "))}
      </span>
    </>
  );
}

/** The miles are not known until the visitor says where they are; with them the place has a line of its own. */
function PlaceFact({
  place,
  storeId,
}: {
  readonly place: string;
  readonly storeId: string;
}) {
  const site = useContext(SiteContext);
  const found = site?.distances?.stores.find((it) => it.storeId === storeId);
  return found === undefined ? (
    <li>{place}</li>
  ) : (
    <li className="facts-place">
      {place} · <Away miles={found.miles} />
    </li>
  );
}

function Away({ miles }: { readonly miles: number }) {
  const t = useTexts(placeCopy);
  return t("away", { miles: formatNumber(miles) });
}

function renderBadge(
  { badge, price }: CardVehicle,
  t: Translate<VehiclesText>,
) {
  if (badge === null) return null;
  if (badge === "new-arrival")
    return <span className="badge badge--quiet">{t("badge.new-arrival")}</span>;
  if (badge === "certified")
    return (
      <span className="badge">
        <Icon name="certified" />
        {t("badge.certified")}
      </span>
    );
  if (badge !== "price-drop")
    return <span className="badge">{t(`availability.${badge}`)}</span>;
  if (price.state !== "shown") return null;
  return (
    <span className="badge badge--drop">
      <Icon name="arrow-down" />
      {t("badge.price-drop", { amount: formatDollars(price.dropDollars) })}
    </span>
  );
}

/** A used car has miles even when the dealer left them out, so the line says that they are on request. */
function renderMiles(
  { miles, condition }: CardVehicle,
  t: Translate<VehiclesText>,
) {
  if (miles !== null)
    return <li>{t("miles", { miles: formatNumber(miles) })}</li>;
  return condition === "new" ? null : <li>{t("milesOnRequest")}</li>;
}

/** These letters run from right to left: Hebrew, Arabic and their presentation forms. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** It reads "EX-L · AWD"; a condition that no badge states comes first. */
function formatTrimLine(
  { condition, badge, trim, drivetrain }: CardVehicle,
  t: Translate<VehiclesText>,
): string {
  const parts: string[] = [];
  if (
    condition === "new" ||
    (condition === "certified" && badge !== "certified")
  )
    parts.push(t(`condition.${condition}`));
  if (trim !== null)
    parts.push(RIGHT_TO_LEFT.test(trim) ? isolateText(trim) : trim);
  if (drivetrain !== null) parts.push(t(`drivetrain.${drivetrain}`));
  // The line keeps its height when nothing is known, and none begins with a dot.
  return parts.length === 0 ? "\u00a0" : parts.join("\u00a0· ");
}

/** Unicode's isolation marks keep the order of the text around it, and a line stays one text. */
function isolateText(text: string): string {
  return `\u2068${text}\u2069`;
}

function renderPriceBox(
  { name, address, price, condition, vin }: CardVehicle,
  t: Translate<VehiclesText>,
  priceNote: string,
) {
  if (price.state === "shown")
    return (
      <>
        <p className="price-row">
          <a
            className="price"
            href={`${address}#${PRICE_ANCHOR}`}
            rel="nofollow"
            data-sticker=""
          >
            {formatDollars(price.dollars)}
            <span className="vh">. {t("priceLines", { name })}</span>
          </a>
          {price.oldDollars !== null && (
            <OldPrice
              condition={condition}
              amount={formatDollars(price.oldDollars)}
              t={t}
            />
          )}
        </p>
        <p className="price-note">{priceNote}</p>
        {price.payment?.equityDollars !== undefined && (
          <p className="price-note">
            {t("afterTrade", {
              amount: formatDollars(
                Math.max(0, price.dollars - price.payment.equityDollars),
              ),
            })}
          </p>
        )}
        {price.payment !== null &&
          renderPaymentLine(price.payment, price.dollars, t)}
      </>
    );
  if (price.state === "on-request")
    return (
      <>
        <p className="price-row price-row--words">{t("onRequestTitle")}</p>
        <p className="price-note">{t("onRequestNote")}</p>
      </>
    );
  return (
    <>
      <p className="price-row price-row--words">
        <Icon name="lock" />
        <UnlockLink className="car-unlock" asks={price.key} vin={vin}>
          {t(price.key === "terms" ? "finishTerms" : "unlockPrice")}
        </UnlockLink>
      </p>
      <p className="price-note price-note--how">
        {t(price.key === "terms" ? "lockedNoteTerms" : "lockedNote")}
      </p>
    </>
  );
}

/** The figure never stands without its terms (12 CFR 1026.24). */
export function renderPaymentLine(
  { monthlyDollars, termMonths, aprPercent, downDollars, ...rest }: CardPayment,
  dollars: number,
  t: Translate<VehiclesText>,
) {
  const { equityDollars = 0 } = rest;
  const financedDollars = dollars - downDollars - equityDollars;
  if (financedDollars <= 0)
    return (
      <p className="pay">
        {/* Where it is a line of its own, the break ends it and begins no other. */}
        <b>
          {t("pay.nothing")}
          <br />
        </b>
        {t(
          equityDollars > dollars
            ? "pay.traded"
            : equityDollars > 0
              ? "pay.covered"
              : "pay.paid",
          { left: formatDollars(equityDollars - dollars) },
        )}
      </p>
    );
  return (
    <p className="pay">
      <b>{t("pay.monthly", { amount: formatDollars(monthlyDollars) })}</b>{" "}
      {t("pay.loan", { months: termMonths, apr: aprPercent })}
      <br />
      {t(equityDollars > 0 ? "pay.restWithTrade" : "pay.rest", {
        down: formatDollars(downDollars),
        trade: formatDollars(equityDollars),
        financed: formatDollars(financedDollars),
      })}
    </p>
  );
}
