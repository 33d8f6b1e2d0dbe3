import type { LeadSubmission, LeadVehicle } from "./lead.ts";

/**
 * What makes two submissions of one key the same lead: everything the visitor chose or typed. Left out is what
 * the server says of it, which may change between two presses: marker, visitor id, prices of our stock.
 */
export function formatLeadContent(
  lead: LeadSubmission,
  hashBytes: (bytes: Uint8Array) => string,
): string {
  const { type, topicId, storeId, user, summary, url } = lead;
  return JSON.stringify([
    type,
    topicId,
    storeId,
    [user.firstName, user.lastName, user.email, user.phone, user.comments],
    user.address === null
      ? null
      : [
          user.address.type,
          user.address.line1,
          user.address.apartment,
          user.address.city,
          user.address.regioncode,
          user.address.postalcode,
        ],
    lead.vehicles.map(toVehicleContent),
    summary.map(({ label, value }) => [label, value]),
    url,
    lead.attachments.map(({ fileName, bytes }) => [fileName, hashBytes(bytes)]),
    lead.contactConsent?.isGiven ?? null,
  ]);
}

/** A VIN says what the vehicle is. */
function toVehicleContent(vehicle: LeadVehicle): unknown[] {
  const { interest, vin, comments } = vehicle;
  if (vin !== null) return [interest, vin, comments];
  const { year, make, model, trim, miles, priceDollars } = vehicle;
  return [interest, year, make, model, trim, miles, priceDollars, comments];
}
