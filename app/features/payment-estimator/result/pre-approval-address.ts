import { printCarriedTerms } from "#app/domain/finance/carried-terms.ts";
import type { PanelData } from "#app/features/payment-estimator/panel-data.ts";
import type { PanelReading } from "#app/features/payment-estimator/read-panel.ts";
import { isTyped } from "#app/features/payment-estimator/typed-car.ts";

/** The credit score is not sent, because it is private until the shopper asks for credit. Null means that the page is off. */
export function formatPreApprovalAddress(
  { preApprovalAddress, car }: PanelData,
  { terms, vehicle, trade, door }: PanelReading,
): string | null {
  if (preApprovalAddress === null) return null;
  const query = printCarriedTerms(terms, {
    trade,
    stateShort: door?.stateShort ?? null,
    typedPriceDollars: isTyped(car) ? vehicle.priceCents / 100 : null,
  });
  const mark = preApprovalAddress.includes("?") ? "&" : "?";
  return `${preApprovalAddress}${mark}${query}`;
}
