import { Icon } from "#app/ui/icon.tsx";
import type { Translate } from "#app/site/texts/copy.ts";
import { formatDollars, formatNumber } from "#app/site/texts/format.ts";
import type { VehiclesText } from "./copy.ts";
import type { CardVehicle } from "./presented.ts";
import { vehicleAlt } from "./vehicle-alt.ts";
import { VehiclePicture } from "./vehicle-picture.tsx";

export interface VehicleCardProps {
  readonly vehicle: CardVehicle;
  readonly t: Translate<VehiclesText>;
  /** The line under a shown price, the same for all cards of a page. */
  readonly priceNote: string;
  /** What a drawing says of itself. */
  readonly drawingNote: string;
  readonly loading: "first" | "soon" | "later";
  readonly sizes: string;
}

/** One vehicle of a list: one link, the same height whatever is known of its price. */
export function VehicleCard({
  vehicle,
  t,
  priceNote,
  drawingNote,
  loading,
  sizes,
}: VehicleCardProps) {
  const { name, trim, color, picture, transmission, miles, place } = vehicle;
  const fullName = trim === null ? name : `${name} ${trim}`;
  return (
    <article className="car-card">
      <VehiclePicture
        picture={picture}
        alt={vehicleAlt(t, fullName, color, picture.photo === null)}
        loading={loading}
        sizes={sizes}
        note={drawingNote}
      >
        {badge(vehicle, t)}
      </VehiclePicture>
      <div className="car-card-body">
        <h3 className="car-name">
          <a href={vehicle.address}>{name}</a>
        </h3>
        <p className="car-trim">{trimLine(vehicle, t)}</p>
        {priceBox(vehicle, t, priceNote)}
        <ul className="facts">
          {miles !== null && (
            <li>{t("miles", { miles: formatNumber(miles) })}</li>
          )}
          {transmission !== null && (
            <li>{t(`transmission.${transmission}`)}</li>
          )}
          {place !== null && <li>{place}</li>}
        </ul>
      </div>
    </article>
  );
}

function badge({ badge, price }: CardVehicle, t: Translate<VehiclesText>) {
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
  if (price.state !== "shown") return null;
  return (
    <span className="badge badge--drop">
      <Icon name="arrow-down" />
      {t("badge.price-drop", { amount: formatDollars(price.dropDollars) })}
    </span>
  );
}

/** "EX-L · AWD"; a condition that no badge says stands first. */
function trimLine(
  { condition, badge, trim, drivetrain }: CardVehicle,
  t: Translate<VehiclesText>,
): string {
  const parts: string[] = [];
  if (
    condition === "new" ||
    (condition === "certified" && badge !== "certified")
  )
    parts.push(t(`condition.${condition}`));
  if (trim !== null) parts.push(trim);
  if (drivetrain !== null) parts.push(t(`drivetrain.${drivetrain}`));
  // The line keeps its height when nothing is known.
  return parts.length === 0 ? "\u00a0" : parts.join(" · ");
}

function priceBox(
  { price }: CardVehicle,
  t: Translate<VehiclesText>,
  priceNote: string,
) {
  if (price.state === "shown")
    return (
      <div className="car-price">
        <p className="price-row">
          <span className="price">{formatDollars(price.dollars)}</span>
          {price.oldDollars !== null && (
            <span className="was">
              <span className="vh">{t("was")} </span>
              <s>{formatDollars(price.oldDollars)}</s>
            </span>
          )}
        </p>
        <p className="price-note">{priceNote}</p>
      </div>
    );
  const isLocked = price.state === "locked";
  return (
    <div className="car-price">
      <p className="price-row price-row--words">
        {isLocked && <Icon name="lock" />}
        {t(isLocked ? "lockedTitle" : "onRequestTitle")}
      </p>
      <p className="price-note">
        {t(isLocked ? "lockedNote" : "onRequestNote")}
      </p>
    </div>
  );
}
