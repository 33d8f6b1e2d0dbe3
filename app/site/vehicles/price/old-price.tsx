import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import type { Translate } from "#app/site/page/copy.ts";
import type { VehiclesText } from "#app/site/vehicles/copy.ts";

/**
 * A higher amount beside a price says what it is. That of a new car is its list price, which nobody paid, so no line
 * goes through it (16 CFR 233.3); any other car was offered here for it, and a line alone is not heard.
 */
export function OldPrice({
  condition,
  amount,
  t,
}: {
  readonly condition: Condition;
  readonly amount: string;
  readonly t: Translate<VehiclesText>;
}) {
  return (
    <span className="was">
      {condition === "new" ? (
        `${t("listShort")} ${amount}`
      ) : (
        <>
          {t("was")} <s>{amount}</s>
        </>
      )}
    </span>
  );
}
