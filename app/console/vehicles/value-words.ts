import type { JsonValue } from "#app/domain/console/json-value.ts";
import type { EditField } from "#app/domain/vehicle-edits/edit-fields.ts";
import { formatCents } from "#app/site/page/format.ts";
import type { Translate } from "#app/site/page/copy.ts";
import type { vehiclesCopy } from "./copy.ts";

type VehicleTexts = Translate<
  keyof (typeof vehiclesCopy)["sentences"] & string
>;

/** A field's value in words; null where there is none. */
export function formatFieldValue(
  field: EditField,
  value: JsonValue,
  t: VehicleTexts,
): string | null {
  switch (field) {
    case "hidden":
      return t(value === true ? "hiddenNow" : "shownNow");
    case "availability":
      return formatAvailability(value, t);
    case "salePriceCents":
      return typeof value === "number" ? formatCents(value) : t("noPrice");
    case "description":
      return typeof value === "string" && value !== "" ? value : null;
    case "features":
      return Array.isArray(value) && value.length > 0 ? value.join(", ") : null;
    case "photos":
      return formatPhotoCount(value, t);
  }
}

function formatPhotoCount(value: JsonValue, t: VehicleTexts): string | null {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return null;
  const { order } = Object.fromEntries(Object.entries(value));
  const count = Array.isArray(order) ? order.length : 0;
  return count === 0 ? null : t("photoCount", { count });
}

function formatAvailability(value: JsonValue, t: VehicleTexts): string | null {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return null;
  const { stockStatus, hold, expectedOn } = Object.fromEntries(
    Object.entries(value),
  );
  return [
    ...(stockStatus === "in-stock" ||
    stockStatus === "in-transit" ||
    stockStatus === "on-order"
      ? [t(`stock.${stockStatus}`)]
      : []),
    t(
      hold === "sale-pending" || hold === "on-hold"
        ? `hold.${hold}`
        : "hold.none",
    ),
    ...(typeof expectedOn === "string" ? [expectedOn] : []),
  ].join(", ");
}
